import VitrineStyle

/// The alignment that a scene gives a stack in the body; no alignment for what is moved out of its place, where
/// none is to be looked for.
package enum StackAlignment: ElementTrait {
    package struct Alignments: Sendable {
        let written: WrittenAlignment
        let alignment: Alignment
        /// The axes that the alignment acts along.
        let axes: [Axis]
    }

    package typealias Value = Alignments?
}
