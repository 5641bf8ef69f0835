import VitrineGeometry
import VitrineLayout
import VitrineStyle
import VitrineText

/// A child of a stack that is nothing but a symbol, such as one of the buttons of a player.
package struct SymbolButton {
    package let placed: PlacedElement
    /// The size of its symbol as it is painted, in points.
    package let size: Double
    private let symbol: PlacedElement
    private let name: String
    /// The room that it has, and what is painted there.
    private let room: Size
    private let decoration: Decoration?
    private let isChosen: Bool

    /// The factor from which a symbol is of another size than its opposite, and than other symbols, which
    /// differ in what they draw.
    private static let (oppositeFactor, factor) = (1.25, 1.4)
    /// Half a point may be rounding.
    private static let rounding = 0.5

    /// - Parameter placed: A child of a stack, with its modifiers.
    private init?(_ placed: PlacedElement) {
        guard placed.texts.isEmpty, placed.symbolNames.count == 1, let name = placed.symbolNames.first,
            let (symbol, size) = Self.symbol(in: placed, scale: 1), !placed.isOnItsWay
        else { return nil }
        let child = AlignedChild(placed)
        (self.placed, self.size, self.symbol, self.name) = (placed, size, symbol, name)
        (room, isChosen) = (child.content.layoutFrame.size, placed.isChosen)
        decoration = (child.surface?.element as? SurfaceElement)?.decoration
    }

    private static func symbol(in placed: PlacedElement, scale: Double) -> (PlacedElement, Double)? {
        if let icon = placed.element as? IconElement { return (placed, icon.font.size * scale) }
        let scale = scale * ((placed.element as? TransformElement)?.factor ?? 1)
        return placed.readChildren.lazy.compactMap { symbol(in: $0, scale: scale) }.first
    }

    // MARK: The odd one

    /// Returns the symbol of a stack that is larger or smaller than its opposite, or than what stands where
    /// it does from the other end of a row of symbols, or smaller than all others in equal rooms.
    ///
    /// - Parameter placed: What places its children beside or below each other.
    /// - Returns: The symbol, its size and that of the others; `nil` if there is none.
    package static func odd(
        in placed: PlacedElement
    ) -> (symbol: PlacedElement, size: Double, other: Double)? {
        guard placed.element is StackElement || placed.element is GridElement else { return nil }
        let children = placed.children.filter {
            !$0.frame.isEmpty && !($0.element is SpacerElement) && !($0.element is DividerElement)
        }
        let all = children.compactMap(Self.init)
        guard all.count > 1, !all.contains(where: \.isChosen) else { return nil }
        let isRow = all.count == children.count
        if let (one, other) = opposites(in: all).first ?? (isRow ? mirrored(in: all) : nil) {
            // Where one has the size of a third, the other is odd.
            let counts = [one, other].map { sign in all.count { abs($0.size - sign.size) < rounding } }
            let isOne = counts[0] == counts[1] ? one.size < other.size : counts[0] < counts[1]
            return isOne ? (one.symbol, one.size, other.size) : (other.symbol, other.size, one.size)
        }
        return small(in: all).map { ($0.symbol, $0.size, $1) }
    }

    /// Returns the pairs of opposites on equal grounds whose symbols are of different sizes.
    private static func opposites(in all: [SymbolButton]) -> [(SymbolButton, SymbolButton)] {
        all.indices.flatMap { index in
            all[(index + 1)...].filter { other in
                let one = all[index]
                return one.direction != nil && one.direction == other.direction
                    && one.name.parts != other.name.parts && one.decoration == other.decoration
                    && one.differs(from: other, by: oppositeFactor)
            }
            .map { (all[index], $0) }
        }
    }

    /// Returns the one pair of different sizes in a row of symbols whose rooms are the same from both ends.
    private static func mirrored(in all: [SymbolButton]) -> (SymbolButton, SymbolButton)? {
        let pairs = Array(zip(all, all.reversed()).prefix(all.count / 2))
        guard all.count > 3, pairs.allSatisfy({ $0.isAlike($1) }) else { return nil }
        let uneven = pairs.filter { abs($0.size - $1.size) >= rounding }
        guard uneven.count == 1, let (one, other) = uneven.first, one.differs(from: other, by: factor),
            !(one.size < other.size ? one : other).isSlight
        else { return nil }
        return (one, other)
    }

    /// Returns the symbol that is smaller than all others in rooms like its own, and the size of these. What
    /// is larger is what people come for.
    private static func small(in all: [SymbolButton]) -> (SymbolButton, Double)? {
        for first in all {
            let alike = all.filter(first.isAlike)
            guard alike.count > 2, let own = alike.min(by: { $0.size < $1.size }),
                case let others = alike.filter({ $0.placed.place != own.placed.place }),
                let other = others.first?.size, others.allSatisfy({ abs($0.size - other) < rounding }),
                other >= factor * own.size, !own.isSlight
            else { continue }
            return (own, other)
        }
        return nil
    }

    /// `true` for a symbol that is often smaller, as it is no more than a sign.
    private var isSlight: Bool { name.parts.first.map(Self.slight.contains) == true }
    private static let slight: Set<String> = ["chevron", "circle", "ellipsis", "xmark"]

    /// Returns `true` for another with as much room on an equal ground.
    private func isAlike(_ other: SymbolButton) -> Bool {
        abs(room.width - other.room.width) < Self.rounding
            && abs(room.height - other.room.height) < Self.rounding && decoration == other.decoration
    }

    private func differs(from other: SymbolButton, by factor: Double) -> Bool {
        max(size, other.size) >= factor * min(size, other.size)
    }

    // MARK: Opposites

    /// Its name with the same part for both of two opposites; `nil` if it is none of two.
    private var direction: String? {
        let parts = name.parts
        return parts.contains(where: Self.isSide)
            ? parts.map { Self.opposites[$0] ?? $0 }.joined(separator: ".") : nil
    }

    private static func isSide(_ part: String) -> Bool {
        opposites[part] != nil || opposites.values.contains(part)
    }

    private static let opposites = [
        "backward": "forward", "decrease": "increase", "down": "up", "gobackward": "goforward",
        "leading": "trailing", "left": "right", "minus": "plus", "thumbsdown": "thumbsup",
    ]
}

extension String {
    /// The parts of a symbol's name that say what it draws.
    fileprivate var parts: [String] {
        split(separator: ".").map(String.init).filter { $0 != "fill" && !$0.allSatisfy(\.isNumber) }
    }
}
