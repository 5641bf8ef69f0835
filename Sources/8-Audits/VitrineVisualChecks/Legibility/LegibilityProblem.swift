import VitrineAuditElements
import VitrineGeometry
import VitrineJSON
import VitrineSource

/// A text that cannot be read, or not as a whole.
struct LegibilityProblem: MeasuredProblem {
    /// What happens to the text.
    enum Kind: Hashable {
        /// A part of it is left out; what is left.
        case truncated(String)
        /// It reaches beyond the screen by a length, in points.
        case clipped(Double)
        /// Its frame, or one around it, leaves out a length of it, in points.
        case cut(Double)
        /// It is longer than the shape of a kind that it is written on, by a length in points.
        case outgrown(String, Double)
        /// It is the name of a symbol that fills the ground of a kind, or leaves it by a length in points.
        case outgrownSymbol(String, Double)
        /// Its letters are so much nearer to each other than their font has them, in points.
        case tightLetters(Double)
        /// Its letters are so much farther apart than their font has them, in points.
        case wideLetters(Double)
        /// Its lines are so many times their size apart.
        case wideLines(Double)
        /// It has a size, in points.
        case tiny(Double)
        /// It is a total of a size, in points, and the amounts above it have another.
        case smallTotal(Double, items: Double)
        /// It is a number of a size, in points, and the caption beside it in all cells has a larger one.
        case smallValue(Double, caption: String, Double)
        /// It is the name of a symbol that has a size, in points.
        case tinySymbol(Double)
        /// It has the size of the default text size, in points, at a larger one.
        case fixed(Double)
        /// Its longest lines have a number of characters.
        case longLines(Int)
        /// It has a number of lines of two words, beside free room.
        case shortLines(Int)
        /// A word of it is broken, without a hyphen.
        case brokenWord(String)
        /// A place in it is not filled in.
        case unfilled(String)
        /// It lies behind a shape of a kind.
        case behind(String)
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
        case .clipped(let length), .cut(let length), .outgrown(_, let length),
            .outgrownSymbol(_, let length), .tightLetters(let length), .wideLetters(let length),
            .wideLines(let length):
            length
        case .tiny(let size), .tinySymbol(let size), .fixed(let size), .smallTotal(let size, _),
            .smallValue(let size, _, _):
            -size
        case .longLines(let count), .shortLines(let count): Double(count)
        case .behind, .covered, .brokenWord, .unfilled: 1
        }
    }

    var message: String {
        let name = "the text \(PrintedText.quoted(text.count > 40 ? text.prefix(39) + "…" : text))"
        return switch kind {
        case .truncated(let rest): "\(name) is cut off: \(PrintedText.quoted(rest))"
        case .clipped(let length):
            "\(name) reaches \(PrintedText.number(length, decimals: 1)) points beyond its screen"
        case .cut(let length):
            "\(name) loses \(PrintedText.number(length, decimals: 1)) points to its frame"
        case .outgrown(let kind, let length):
            "\(name) is \(PrintedText.number(length, decimals: 1)) points wider than its `\(kind)`"
        case .outgrownSymbol(let kind, let length):
            length < 0.05
                ? "the symbol `\(text)` is as large as its `\(kind)`"
                : "the symbol `\(text)` is \(PrintedText.number(length, decimals: 1)) points larger "
                    + "than its `\(kind)`"
        case .tightLetters(let length):
            "the letters of \(name) run into each other: each is "
                + "\(PrintedText.number((length * 100).rounded() / 100)) points nearer to the next"
        case .wideLetters(let length):
            "the letters of \(name) fall apart: each is "
                + "\(PrintedText.number((length * 100).rounded() / 100)) points farther from the next"
        case .wideLines(let factor):
            "the lines of \(name) fall apart: they are \(PrintedText.number(factor, decimals: 1)) "
                + "times their size from each other"
        case .tiny(let size):
            "\(name) has \(PrintedText.number((size * 100).rounded() / 100)) points"
        case .smallTotal(let size, let items):
            "the total \(PrintedText.quoted(text)) has \(PrintedText.number(size)) points, and the amounts "
                + "above it \(PrintedText.number(items))"
        case .smallValue(let size, let caption, let other):
            "\(name) has \(PrintedText.number(size)) points, and its caption \(PrintedText.quoted(caption)) "
                + "\(PrintedText.number(other)), in all cells"
        case .tinySymbol(let size):
            "the symbol `\(text)` has \(PrintedText.number((size * 100).rounded() / 100)) points"
        case .fixed(let size):
            "\(name) stays at \(PrintedText.number((size * 100).rounded() / 100)) points, where others grow"
        case .longLines(let count): "\(name) has lines of \(count) characters"
        case .shortLines(let count): "\(name) has \(count) lines of two words, and there is room beside it"
        case .brokenWord(let word): "\(name) is broken within a word: \(PrintedText.quoted(word))"
        case .unfilled(text): "\(name) is a key, or stands for what nobody has filled in"
        case .unfilled(let place): "\(name) has a place that nobody has filled in: `\(place)`"
        case .behind(let kind): "\(name) lies behind a `\(kind)`"
        case .covered(let part): "\(name) lies under the \(part)"
        }
    }

    var suggestion: Suggestion? {
        switch kind {
        case .truncated: "let it have more lines, or put it below its neighbour at large sizes"
        case .clipped: "let it wrap, or scroll"
        case .cut: "let the frame grow, or take `clip` away"
        case .outgrown: "let the shape grow with it, or let it wrap"
        case .outgrownSymbol: "make the symbol smaller, or what it stands in larger"
        case .tightLetters, .wideLetters: "leave `tracking` or `kerning` out"
        case .wideLines: "give it a smaller `lineSpacing` or `lineHeight`"
        case .tiny: "11 points are the least that Apple's guidelines have"
        case .smallTotal: "let it be at least as large as what it adds up"
        case .smallValue: "let the number be the larger one: it is what people look for"
        case .tinySymbol:
            "make it \(PrintedText.number(TinySymbolCheck.leastSize)) points or larger, to be made out"
        case .fixed:
            "give it a text style, as in `font: { style: footnote }`, or a token that is `relativeTo` one"
        case .longLines: "give it a width, as in `frame: { maxWidth: 600 }`: 80 characters are read with ease"
        case .shortLines: "let it be wider"
        case .brokenWord: "let it be wider, or write where the word may break, with a soft hyphen"
        case .unfilled: "write what stands there when the app runs"
        case .behind: "put it in front: what is written later is drawn on top"
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
