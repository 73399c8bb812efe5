/// The character references of HTML (WHATWG HTML, section 13.5): numeric ones, and the names that texts use.
enum HTMLEntities {
  /// A reference that was read.
  struct Reference {
    var scalar: Unicode.Scalar
    /// The number as it is written, for a numeric one.
    var number: UInt32?
    /// From the ampersand to the semicolon, where there is one.
    var length: Int
    var isClosed: Bool
  }

  /// Reads the reference that begins with the ampersand at an index; nil when there is none.
  ///
  /// A missing semicolon is accepted after a number, and after a name that browsers accept without it.
  static func reference(in bytes: [UInt8], at start: Int) -> Reference? {
    let isNumeric = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "#")
    guard let (scalar, number, end) = isNumeric ? numeric(in: bytes, at: start + 2) : named(in: bytes, at: start + 1)
    else { return nil }
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: ";")
    let isAttribute = end < bytes.count && bytes[end] == UInt8(ascii: "=")
    guard isClosed || isNumeric || (scalar.value <= 0xFF && !isAttribute) else { return nil }
    return Reference(scalar: scalar, number: number, length: end - start + (isClosed ? 1 : 0), isClosed: isClosed)
  }

  /// Text with each reference replaced by its character.
  static func decoded(_ bytes: some Collection<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    let bytes = Array(bytes)
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

  private static func named(in bytes: [UInt8], at start: Int) -> (Unicode.Scalar, UInt32?, end: Int)? {
    let name = bytes[start...].prefix(12).prefix { $0.isASCIIAlphanumeric }
    return table[String(decoding: name, as: UTF8.self)].map { ($0, nil, name.endIndex) }
  }

  /// What a number stands for: windows-1252 where it names a C1 control, U+FFFD where it names no character.
  private static func numeric(in bytes: [UInt8], at start: Int) -> (Unicode.Scalar, UInt32?, end: Int)? {
    let isHexadecimal = start < bytes.count && bytes[start] | 0x20 == UInt8(ascii: "x")
    let radix: UInt32 = isHexadecimal ? 16 : 10
    let first = isHexadecimal ? start + 1 : start
    var end = first
    var number: UInt32 = 0
    while end < bytes.count, let digit = bytes[end].hexadecimalValue, digit < radix {
      number = min(number * radix + digit, 0x11_0000)
      end += 1
    }
    guard end > first else { return nil }
    let meant = (0x80...0x9F).contains(number) ? UInt32(windows1252[Int(number) - 0x80]) : number
    return (meant == 0 ? "\u{FFFD}" : Unicode.Scalar(meant) ?? "\u{FFFD}", number, end)
  }

  private static let windows1252: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D,
    0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,
    0x017E, 0x0178,
  ]

  private static let table: [String: Unicode.Scalar] = {
    var table: [String: Unicode.Scalar] = [:]
    var code: UInt32 = 0
    for word in names.split(separator: " ") {
      if word.hasPrefix("=") {
        code = UInt32(word.dropFirst(), radix: 16) ?? 0
      } else {
        table[String(word)] = Unicode.Scalar(code)
        code += 1
      }
    }
    return table
  }()

  /// The names of HTML 4 (section 24) and the later ones that stand for a letter or a mark, in the order of their code
  /// points; a number begins a run of consecutive ones.
  private static let names = """
    =9 Tab NewLine =21 excl QUOT num dollar percnt AMP apos lpar rpar ast plus comma =2e period sol =3a colon semi LT \
    equals GT quest commat =5b lbrack bsol rbrack =5f lowbar grave =7b lcub verbar rcub =a0 nbsp iexcl cent pound \
    curren yen brvbar sect uml COPY ordf laquo not shy REG macr deg plusmn sup2 sup3 acute micro para middot cedil \
    sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute \
    Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc \
    Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute \
    icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml \
    =101 amacr Abreve abreve Aogon aogon Cacute cacute =10c Ccaron ccaron =10f dcaron Dstrok dstrok =113 emacr =118 \
    Eogon eogon Ecaron ecaron =11e Gbreve gbreve =12b imacr =130 Idot inodot =141 Lstrok lstrok Nacute nacute =147 \
    Ncaron ncaron =14d omacr =150 Odblac odblac OElig oelig =158 Rcaron rcaron Sacute sacute =160 Scaron scaron =165 \
    tcaron =16b umacr =16e Uring uring Udblac udblac =178 Yuml Zacute zacute Zdot zdot Zcaron zcaron =192 fnof =2c6 \
    circ =2dc tilde =391 Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho =3a3 \
    Sigma Tau Upsilon Phi Chi Psi Omega =3b1 alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi \
    omicron pi rho sigmaf sigma tau upsilon phi chi psi omega =3d1 thetasym upsih =3d6 piv =2002 ensp emsp =2009 \
    thinsp =200c zwnj zwj lrm rlm dash =2013 ndash mdash horbar =2018 lsquo rsquo sbquo =201c ldquo rdquo bdquo =2020 \
    dagger Dagger bull =2025 nldr hellip =2030 permil =2032 prime Prime =2039 lsaquo rsaquo =203e oline =2044 frasl \
    =20ac euro =2111 image =2118 weierp =211c real =2122 trade =2135 alefsym =2153 frac13 frac23 =2190 larr uarr rarr \
    darr harr =21b5 crarr =21d0 lArr uArr rArr dArr hArr =2200 forall =2202 part exist =2205 empty =2207 nabla isin \
    notin =220b ni =220f prod =2211 sum minus =2217 lowast =221a radic =221d prop infin =2220 ang =2227 and or cap \
    cup int =2234 there4 =223c sim =2245 cong =2248 asymp =2260 ne equiv =2264 le ge =2282 sub sup nsub =2286 sube \
    supe =2295 oplus =2297 otimes =22a5 perp =22c5 sdot =2308 lceil rceil lfloor rfloor =2329 lang rang =25ca loz \
    =2605 bigstar star =260e phone =2640 female =2642 male =2660 spades =2663 clubs =2665 hearts diams =2713 check \
    =2717 cross =22 quot =26 amp =3c lt =3e gt =5b lsqb =5d rsqb =7c vert =a9 copy =ae reg =bd half =2010 hyphen \
    =2019 rsquor =201d rdquor ldquor =2022 bullet =2026 mldr =2605 starf =2713 checkmark
    """
}
