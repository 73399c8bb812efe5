#if LITE
  let c = 1
#endif
#if LITE
  let d = 1
#endif
