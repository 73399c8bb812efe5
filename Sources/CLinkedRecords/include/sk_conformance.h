#pragma once

#ifdef __cplusplus
extern "C" {
#endif

/// Whether a class conforms to all protocols of an existential type, in whatever isolation: 1 yes, 0 no, -1 unknown.
///
/// A dynamic cast says no, too, where the conformance belongs to another isolation than the caller's. Both arguments are
/// type metadata. Unknown are types that are not existential types of Swift protocols, and a program without the Swift
/// runtime.
int sk_conforms(const void *class_metadata, const void *existential_metadata);

#ifdef __cplusplus
}
#endif
