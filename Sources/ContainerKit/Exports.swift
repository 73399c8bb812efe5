// What a send returns, and the lists that channels keep, are types of CallLists, which is no product of its own.
@_exported public import CallLists
