import Synchronization
import VitrineStyle
import VitrineText

/// A record of what a node and all in it take of the style that the node passes on, to find modifiers that
/// change nothing.
package final class StyleUsage: Sendable {
    /// Parts of an inherited style.
    package struct Parts: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        static let size = Parts(rawValue: 1)
        static let weight = Parts(rawValue: 2)
        /// All of a font but its size and weight.
        static let face = Parts(rawValue: 4)
        static let foreground = Parts(rawValue: 8)
        static let symbols = Parts(rawValue: 16)
        /// How the lines of texts are set.
        static let text = Parts(rawValue: 32)
        static let lineLimit = Parts(rawValue: 64)
        static let all = Parts(rawValue: .max)
    }

    private let outer: StyleUsage?
    private let parts = Atomic<UInt8>(0)

    /// Creates the record of a node.
    ///
    /// - Parameter outer: The record of the nodes around it.
    init(in outer: StyleUsage?) { self.outer = outer }

    /// The parts that something has taken.
    var taken: Parts { Parts(rawValue: parts.load(ordering: .relaxed)) }

    /// Notes that something takes parts of the style.
    func recordUse(_ parts: Parts) {
        var usage: StyleUsage? = self
        while let node = usage {
            node.parts.bitwiseOr(parts.rawValue, ordering: .relaxed)
            usage = node.outer
        }
    }
}

extension InheritedStyle {
    /// Notes that a text or a symbol takes the parts of the style that it does not have itself. A font or a
    /// paint that equals the style's comes from it.
    func recordUse(_ parts: StyleUsage.Parts, font: FontSpec?, paint: PaintSpec?) {
        guard let usage else { return }
        var parts = parts.union(.face)
        if font?.size == nil || font?.size == ownFont.size { parts.insert(.size) }
        if font?.weight == nil || font?.weight == ownFont.weight { parts.insert(.weight) }
        if paint == nil || paint == ownForeground { parts.insert(.foreground) }
        usage.recordUse(parts)
    }
}
