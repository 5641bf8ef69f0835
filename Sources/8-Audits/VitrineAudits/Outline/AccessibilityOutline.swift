import VitrineAuditElements
import VitrineLayout
import VitrineSource

/// What a screen reader says of a scene, stop by stop.
package struct AccessibilityOutline: Sendable {
    /// The name of the variant; `nil` for the scene as it is.
    package let variant: String?
    /// The elements in the order in which they are read, those behind a modal element included.
    package let elements: [OutlineElement]
    /// The files that the elements are written in.
    let files: SourceFiles

    init(_ scene: LaidOutScene, files: SourceFiles, variant: String? = nil) {
        var builder = OutlineBuilder(scene)
        elements = builder.elements()
        (self.files, self.variant) = (files, variant)
    }

    /// The elements that a reader comes to.
    package var reached: [OutlineElement] { elements.filter(\.isReached) }
}
