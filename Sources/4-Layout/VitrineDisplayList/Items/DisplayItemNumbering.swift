/// A count of the items of a display list: each item has a number, and those within it the next ones.
///
/// The light contents of an adaptive item come before its dark ones. Items of masks have no numbers.
public struct DisplayItemNumbering: Sendable {
    private var next = 0

    public init() {}

    /// Returns the number of an item, before those within it are counted.
    public mutating func number() -> Int {
        defer { next += 1 }
        return next
    }

    /// Counts the contents of an adaptive item.
    ///
    /// Both have numbers of their own: the same symbol may have another place in each, and what has its
    /// number there would be taken for it.
    public mutating func either(_ light: (inout Self) -> Void, _ dark: (inout Self) -> Void) {
        light(&self)
        dark(&self)
    }
}

extension [DisplayItem] {
    /// Calls `body` with each item and its number, outer items before those within them.
    public func forEachNumbered(_ body: (Int, DisplayItem) -> Void) {
        var numbering = DisplayItemNumbering()
        visit(&numbering, body)
    }

    private func visit(_ numbering: inout DisplayItemNumbering, _ body: (Int, DisplayItem) -> Void) {
        for item in self {
            body(numbering.number(), item)
            switch item.content {
            case .group(let group): group.items.visit(&numbering, body)
            case .projected(let content): content.items.visit(&numbering, body)
            case .adaptive(let content):
                numbering.either({ content.light.visit(&$0, body) }, { content.dark.visit(&$0, body) })
            case .fill, .shadow, .glyphs, .backdrop, .surface, .glass, .progressiveBlur: break
            }
        }
    }
}
