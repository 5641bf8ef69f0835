import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A text that is whole, and is not under stress.
struct StressProblem: MeasuredProblem {
    /// What happens to the text.
    enum Kind: Hashable {
        /// A part of it is left out; what is left.
        case truncated(String)
        /// It reaches beyond the screen by a length, in points.
        case clipped(Double)
        /// It lies under a part of the device.
        case covered(String)
    }

    let text: String
    let kind: Kind
    let frame: Rect

    var subject: String { text }
    var area: Rect? { frame }

    var badness: Double {
        switch kind {
        case .truncated(let rest): Double(text.count) / Double(max(rest.count, 1))
        case .clipped(let length): length
        case .covered: 1
        }
    }

    var message: String {
        let name = "the text \(PrintedText.quoted(text.count > 40 ? text.prefix(39) + "…" : text))"
        return switch kind {
        case .truncated(let rest): "\(name) is cut off: \(PrintedText.quoted(rest))"
        case .clipped(let length): "\(name) reaches \(PrintedText.number(length)) points beyond its screen"
        case .covered(let part): "\(name) lies under the \(part)"
        }
    }

    var suggestion: Suggestion? {
        switch kind {
        case .truncated: "let it have more lines, or put it below its neighbour at large sizes"
        case .clipped: "let it wrap, or scroll"
        case .covered: "keep it within the safe area, or let it scroll"
        }
    }

    var details: [String: JSONValue] {
        [
            "text": .string(text),
            "frame": .numbers([frame.minX, frame.minY, frame.width, frame.height]),
        ]
    }
}
