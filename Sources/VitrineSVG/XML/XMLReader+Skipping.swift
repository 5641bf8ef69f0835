extension XMLReader {
    func starts(with text: StaticString) -> Bool {
        let wanted = "\(text)".utf8
        return bytes[at...].starts(with: wanted)
    }

    /// Advances beyond the next `end`. `start` is the offset at which the construct that it ends began.
    mutating func skip(to end: StaticString, of what: String, from start: Int) throws(SVGError) {
        let wanted = Array("\(end)".utf8)
        while at + wanted.count <= bytes.count {
            if bytes[at] == wanted[0], bytes[at..<at + wanted.count].elementsEqual(wanted) {
                at += wanted.count
                return
            }
            at += 1
        }
        throw error(.unfinished(what), start)
    }

    /// Skips `<!DOCTYPE ... [ ... ]>`, whose declarations are not read.
    mutating func documentType() throws(SVGError) {
        let start = at
        var brackets = 0
        var quote: UInt8?
        while at < bytes.count {
            let byte = bytes[at]
            at += 1
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "["): brackets += 1
            case UInt8(ascii: "]"): brackets -= 1
            case UInt8(ascii: ">") where brackets <= 0: return
            default: break
            }
        }
        throw error(.unfinished("the document type"), start)
    }
}
