import VitrineAuditElements
import VitrineDisplayList
import VitrineGeometry
import VitrineLayout
import VitrineSource
import VitrineStyle

/// The photographs of a scene that are stretched along one axis, so that circles in them are ellipses.
package struct StretchedImageCheck {
    private let elements: [AuditedElement]

    /// The factor between the two scales from which it is seen.
    private static let leastFactor = 1.1
    /// The number of pixels along each side from which a file is a photograph: gradients and patterns, which
    /// may be stretched, are often smaller.
    private static let leastSide = 64

    package init(_ elements: [AuditedElement]) { self.elements = elements }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        elements.compactMap { element in
            let frame = element.placed.layoutFrame
            guard let image = (element.placed.element as? ImageElement)?.image, image.fit == .stretch,
                !frame.isEmpty, min(image.picture.width, image.picture.height) >= Self.leastSide,
                element.spoken?.isHidden != true, element.isSeen
            else { return nil }
            let factor =
                frame.width / frame.height * Double(image.picture.height) / Double(image.picture.width)
            guard max(factor, 1 / factor) >= Self.leastFactor else { return nil }
            let problem = StretchedImageProblem(name: image.name, factor: factor, frame: element.placed.frame)
            return element.placed.diagnostic(
                .stretchedImage, .language(Diagnostic.ProblemOfLanguage(problem)),
                at: element.placed.element.source.mark)
        }
    }
}
