//// Sources/Page/Page.swift
import MediatorKit
// EXAMPLE
//// Sources/Page/Handlers.swift
import MediatorKit

@Handles(ShowArticle.self) func article(_ action: ShowArticle, _ call: ActionCall) {}
@Handles(ShowPage.self) func page(_ action: ShowPage, _ call: ActionCall) {}
//// Targets/Lite/main.swift
import Page
//// Targets/Standard/main.swift
import Page
