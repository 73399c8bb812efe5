//// Sources/Page/Page.swift
import MediatorKit
// EXAMPLE
//// Targets/Lite/main.swift
import Page
//// Targets/Standard/main.swift
import Page
