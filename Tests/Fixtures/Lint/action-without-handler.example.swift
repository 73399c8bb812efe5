//// Sources/Page/Page.swift
import MediatorKit
// EXAMPLE
//// Targets/Lite/main.swift
import Page
//// Targets/Standard/Sharing.swift
import MediatorKit
import Page

@Handles(ShareItem.self)
func share(_ action: ShareItem, _ call: ActionCall) {}
