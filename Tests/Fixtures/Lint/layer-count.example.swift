//// .servicekit.json
// EXAMPLE
//// Sources/Networking/Client.swift
public final class Client {}
