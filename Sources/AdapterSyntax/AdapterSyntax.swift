// AdapterSyntax
