#pragma once
/// The binary interface of link-time registration, and the few services that Swift cannot express itself.
///
/// Everything that declares a record (the macros, hand-written Swift, C) writes `sk_record` values into the section
/// named SK_RECORDS_SECTION. Everything that reads records goes through `sk_images_refresh`.

#include "sk_record.h"
#include "sk_adapter.h"
#include "sk_sections.h"
#include "sk_library.h"
#include "sk_images.h"
#include "sk_elf.h"
#include "sk_runtime.h"
#include "sk_locks.h"
#include "sk_thread.h"
#include "sk_time.h"
#include "sk_conformance.h"
#include "sk_warm_table.h"
