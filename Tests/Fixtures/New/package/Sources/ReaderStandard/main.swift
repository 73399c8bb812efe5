import Reader

print(ReaderSession(user: "reader").start())
