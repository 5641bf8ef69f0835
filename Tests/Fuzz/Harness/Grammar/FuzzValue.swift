/// A value of JSON, which is YAML as well, whose parts may be anything that can be written.
///
/// Keys keep their order and may occur twice; numbers are text, so that they need not be any.
indirect enum FuzzValue: Hashable, Sendable {
    /// Text that is written as it is: a number, `true`, or something that is no value.
    case raw(String)
    case text(String)
    case list([FuzzValue])
    case map([Member])

    struct Member: Hashable, Sendable {
        var key: String
        var value: FuzzValue

        init(_ key: String, _ value: FuzzValue) { (self.key, self.value) = (key, value) }
    }

    static let null = FuzzValue.raw("null")

    /// The value as UTF-8 on one line.
    var bytes: [UInt8] {
        var out: [UInt8] = []
        write(to: &out)
        return out
    }

    private func write(to out: inout [UInt8]) {
        switch self {
        case .raw(let text): out += Array(text.utf8)
        case .text(let text): Self.write(text, to: &out)
        case .list(let values):
            out.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { out += [UInt8(ascii: ","), UInt8(ascii: " ")] }
                value.write(to: &out)
            }
            out.append(UInt8(ascii: "]"))
        case .map(let members):
            out.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { out += [UInt8(ascii: ","), UInt8(ascii: " ")] }
                Self.write(member.key, to: &out)
                out += [UInt8(ascii: ":"), UInt8(ascii: " ")]
                member.value.write(to: &out)
            }
            out.append(UInt8(ascii: "}"))
        }
    }

    private static func write(_ text: String, to out: inout [UInt8]) {
        out.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): out += [UInt8(ascii: "\\"), byte]
            case 0x0A: out += Array("\\n".utf8)
            case ..<0x20: out += Array("\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8)
            default: out.append(byte)
            }
        }
        out.append(UInt8(ascii: "\""))
    }
}
