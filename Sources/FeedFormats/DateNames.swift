/// The names of months and time zones in dates.
enum DateNames {
  /// The month (1 to 12) that a word names in English or in another language of feeds.
  static func month(_ word: ArraySlice<UInt8>) -> Int? {
    for length in 3...6 where length <= word.count {
      if let month = months[key(word.prefix(length))] { return month }
    }
    return nil
  }

  /// The offset in hours east of UTC of a zone's name (RFC 822, section 5.1, and common ones).
  static func zone(_ word: ArraySlice<UInt8>) -> Double? {
    zones[String(decoding: word, as: UTF8.self).lowercased()]
  }

  /// Letters of a word in one number, those of ASCII in lower case.
  private static func key(_ letters: some Sequence<UInt8>) -> UInt64 {
    letters.reduce(0) { $0 << 8 | UInt64($1.isASCIILetter ? $1 | 0x20 : $1) }
  }

  private static let months: [UInt64: Int] = {
    let names = [
      "jan ene gen янв", "feb fev fév фев", "mar mär mrt maa мар", "apr abr avr апр", "may mai mag mei май мая",
      "jun giu juin июн", "jul lug juil июл", "aug ago aoû авг", "sep set сен", "oct okt out ott окт", "nov ноя",
      "dec dez dic déc дек",
    ]
    let pairs = names.enumerated().flatMap { index, words in
      words.split(separator: " ").map { (key($0.utf8), index + 1) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  private static let zones: [String: Double] = [
    "z": 0, "ut": 0, "utc": 0, "gmt": 0, "wet": 0, "west": 1, "bst": 1, "cet": 1, "cest": 2, "eet": 2, "eest": 3,
    "met": 1, "mest": 2, "msk": 3, "ist": 5.5, "jst": 9, "kst": 9, "aest": 10, "aedt": 11, "nzst": 12, "nzdt": 13,
    "ast": -4, "adt": -3, "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7, "mdt": -6, "pst": -8, "pdt": -7,
    "akst": -9, "akdt": -8, "hst": -10,
  ]
}
