// Places in messages and in listings are ServiceKit's.
@_exported public import ServiceKit
