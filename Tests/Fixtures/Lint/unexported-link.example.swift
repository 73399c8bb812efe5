//// Sources/Page/Page.swift
import MediatorKit
// EXAMPLE
@Handles(ShowSettings.self) func showSettings(_ action: ShowSettings, _ call: ActionCall) {}

func start(_ mediator: Mediator) { mediator.answerLinks(.scheme("feed")) }
//// Targets/Lite/main.swift
import Page
//// Targets/Standard/main.swift
import Page
