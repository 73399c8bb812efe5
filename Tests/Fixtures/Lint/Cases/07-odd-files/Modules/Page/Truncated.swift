func f() {
  #if LITE
    if a {