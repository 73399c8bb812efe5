//// Sources/Page/Page.swift
func showWallet() {}
// EXAMPLE
//// Targets/Wallet/main.swift
import Page
//// Targets/Standard/main.swift
import Page
