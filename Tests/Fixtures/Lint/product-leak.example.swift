//// Sources/Page/Session.swift
// EXAMPLE
//// Targets/LitePlayer/LitePlayback.swift
public final class LitePlayback {}
//// Targets/Standard/main.swift
import Page
