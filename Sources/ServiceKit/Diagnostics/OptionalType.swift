/// Finds out whether a type that is only known at run time is an optional.
protocol OptionalType {}

extension Optional: OptionalType {}
