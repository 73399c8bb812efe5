/// The character references of HTML (WHATWG HTML, section 13.5): numeric ones, and the names that texts use.
enum HTMLEntities {
  /// A reference that was read.
  struct Reference {
    var scalar: Unicode.Scalar
    /// From the ampersand to the semicolon, where there is one.
    var length: Int
  }

  /// Reads the reference that begins with the ampersand at an index; nil when there is none.
  ///
  /// A missing semicolon is accepted after a number, and after a name that browsers accept without it.
  static func reference(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Reference? {
    var index = start + 1
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "#") { return numeric(in: bytes, at: start) }
    let limit = min(bytes.count, index + 12)
    while index < limit, bytes[index].isASCIIAlphanumeric { index += 1 }
    let name = String(decoding: UnsafeBufferPointer(rebasing: bytes[(start + 1)..<index]), as: UTF8.self)
    guard let scalar = scalar(named: name) else { return nil }
    let isClosed = index < bytes.count && bytes[index] == UInt8(ascii: ";")
    let isAttribute = index < bytes.count && bytes[index] == UInt8(ascii: "=")
    guard isClosed || (scalar.value <= 0xFF && !isAttribute) else { return nil }
    return Reference(scalar: scalar, length: index - start + (isClosed ? 1 : 0))
  }

  /// The scalar that a name stands for.
  static func scalar(named name: String) -> Unicode.Scalar? {
    table[name]
  }

  /// What a number stands for: windows-1252 where it names a C1 control, U+FFFD where it names no character.
  static func scalar(numbered number: UInt32) -> Unicode.Scalar {
    if case 0x80...0x9F = number, let scalar = Unicode.Scalar(windows1252[Int(number) - 0x80]) { return scalar }
    if number == 0 { return "\u{FFFD}" }
    return Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  /// The text with each reference replaced by its character.
  static func decoded(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&"), let reference = reference(in: bytes, at: index) {
        output.append(contentsOf: String(reference.scalar).utf8)
        index += reference.length
      } else {
        output.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func numeric(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Reference? {
    var index = start + 2
    var radix: UInt32 = 10
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "x") {
      radix = 16
      index += 1
    }
    let first = index
    var number: UInt32 = 0
    while index < bytes.count, let digit = bytes[index].hexadecimalValue, digit < radix {
      number = min(number * radix + digit, 0x11_0000)
      index += 1
    }
    guard index > first else { return nil }
    if index < bytes.count, bytes[index] == UInt8(ascii: ";") { index += 1 }
    return Reference(scalar: scalar(numbered: number), length: index - start)
  }

  private static let windows1252: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D,
    0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,
    0x017E, 0x0178,
  ]

  /// Names and code points, in pairs: HTML 4 (section 24) and the later names that stand for a letter or a mark.
  private static let table: [String: Unicode.Scalar] = {
    let words = names.split(whereSeparator: { $0 == " " || $0 == "\n" })
    var table: [String: Unicode.Scalar] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      table[String(words[index])] = UInt32(words[index + 1], radix: 16).flatMap(Unicode.Scalar.init)
    }
    return table
  }()

  private static let names = """
    Tab 9 NewLine a excl 21 QUOT 22 quot 22 num 23 dollar 24 percnt 25 AMP 26 amp 26 apos 27 lpar 28 rpar 29 \
    ast 2a plus 2b comma 2c period 2e sol 2f colon 3a semi 3b LT 3c lt 3c equals 3d GT 3e gt 3e quest 3f commat 40 \
    lbrack 5b lsqb 5b bsol 5c rbrack 5d rsqb 5d lowbar 5f grave 60 lcub 7b verbar 7c vert 7c rcub 7d nbsp a0 \
    iexcl a1 cent a2 pound a3 curren a4 yen a5 brvbar a6 sect a7 uml a8 COPY a9 copy a9 ordf aa laquo ab not ac \
    shy ad REG ae reg ae macr af deg b0 plusmn b1 sup2 b2 sup3 b3 acute b4 micro b5 para b6 middot b7 cedil b8 \
    sup1 b9 ordm ba raquo bb frac14 bc frac12 bd half bd frac34 be iquest bf Agrave c0 Aacute c1 Acirc c2 \
    Atilde c3 Auml c4 Aring c5 AElig c6 Ccedil c7 Egrave c8 Eacute c9 Ecirc ca Euml cb Igrave cc Iacute cd \
    Icirc ce Iuml cf ETH d0 Ntilde d1 Ograve d2 Oacute d3 Ocirc d4 Otilde d5 Ouml d6 times d7 Oslash d8 Ugrave d9 \
    Uacute da Ucirc db Uuml dc Yacute dd THORN de szlig df agrave e0 aacute e1 acirc e2 atilde e3 auml e4 aring e5 \
    aelig e6 ccedil e7 egrave e8 eacute e9 ecirc ea euml eb igrave ec iacute ed icirc ee iuml ef eth f0 ntilde f1 \
    ograve f2 oacute f3 ocirc f4 otilde f5 ouml f6 divide f7 oslash f8 ugrave f9 uacute fa ucirc fb uuml fc \
    yacute fd thorn fe yuml ff amacr 101 Abreve 102 abreve 103 Aogon 104 aogon 105 Cacute 106 cacute 107 \
    Ccaron 10c ccaron 10d dcaron 10f Dstrok 110 dstrok 111 emacr 113 Eogon 118 eogon 119 Ecaron 11a ecaron 11b \
    Gbreve 11e gbreve 11f imacr 12b Idot 130 inodot 131 Lstrok 141 lstrok 142 Nacute 143 nacute 144 Ncaron 147 \
    ncaron 148 omacr 14d Odblac 150 odblac 151 OElig 152 oelig 153 Rcaron 158 rcaron 159 Sacute 15a sacute 15b \
    Scaron 160 scaron 161 tcaron 165 umacr 16b Uring 16e uring 16f Udblac 170 udblac 171 Yuml 178 Zacute 179 \
    zacute 17a Zdot 17b zdot 17c Zcaron 17d zcaron 17e fnof 192 circ 2c6 tilde 2dc Alpha 391 Beta 392 Gamma 393 \
    Delta 394 Epsilon 395 Zeta 396 Eta 397 Theta 398 Iota 399 Kappa 39a Lambda 39b Mu 39c Nu 39d Xi 39e \
    Omicron 39f Pi 3a0 Rho 3a1 Sigma 3a3 Tau 3a4 Upsilon 3a5 Phi 3a6 Chi 3a7 Psi 3a8 Omega 3a9 alpha 3b1 beta 3b2 \
    gamma 3b3 delta 3b4 epsilon 3b5 zeta 3b6 eta 3b7 theta 3b8 iota 3b9 kappa 3ba lambda 3bb mu 3bc nu 3bd xi 3be \
    omicron 3bf pi 3c0 rho 3c1 sigmaf 3c2 sigma 3c3 tau 3c4 upsilon 3c5 phi 3c6 chi 3c7 psi 3c8 omega 3c9 \
    thetasym 3d1 upsih 3d2 piv 3d6 ensp 2002 emsp 2003 thinsp 2009 zwnj 200c zwj 200d lrm 200e rlm 200f dash 2010 \
    hyphen 2010 ndash 2013 mdash 2014 horbar 2015 lsquo 2018 rsquo 2019 rsquor 2019 sbquo 201a ldquo 201c \
    rdquo 201d rdquor 201d bdquo 201e ldquor 201e dagger 2020 Dagger 2021 bull 2022 bullet 2022 nldr 2025 \
    hellip 2026 mldr 2026 permil 2030 prime 2032 Prime 2033 lsaquo 2039 rsaquo 203a oline 203e frasl 2044 \
    euro 20ac image 2111 weierp 2118 real 211c trade 2122 alefsym 2135 frac13 2153 frac23 2154 larr 2190 uarr 2191 \
    rarr 2192 darr 2193 harr 2194 crarr 21b5 lArr 21d0 uArr 21d1 rArr 21d2 dArr 21d3 hArr 21d4 forall 2200 \
    part 2202 exist 2203 empty 2205 nabla 2207 isin 2208 notin 2209 ni 220b prod 220f sum 2211 minus 2212 \
    lowast 2217 radic 221a prop 221d infin 221e ang 2220 and 2227 or 2228 cap 2229 cup 222a int 222b there4 2234 \
    sim 223c cong 2245 asymp 2248 ne 2260 equiv 2261 le 2264 ge 2265 sub 2282 sup 2283 nsub 2284 sube 2286 \
    supe 2287 oplus 2295 otimes 2297 perp 22a5 sdot 22c5 lceil 2308 rceil 2309 lfloor 230a rfloor 230b lang 2329 \
    rang 232a loz 25ca bigstar 2605 starf 2605 star 2606 phone 260e female 2640 male 2642 spades 2660 clubs 2663 \
    hearts 2665 diams 2666 check 2713 checkmark 2713 cross 2717
    """
}
