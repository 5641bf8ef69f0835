import VitrineLayout

/// The track and the thumb of a toggle, which reach farther into the margin of a row than other content.
package struct SwitchElement: ModifierElement {
    package let content: any Element

    /// The points by which a toggle exceeds the inset of rows since release 26. Measured on iOS 26: 14
    /// points from the edge of a card, where text ends at 16.
    package static let overhang = 2.0

    package var label: String { "switch" }
    package var attributes: [Attribute] { [] }
    package var traits: ElementTraits { ElementTraits(IsSwitch.self, true) }
}
