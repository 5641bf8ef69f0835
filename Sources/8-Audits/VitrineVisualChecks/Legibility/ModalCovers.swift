import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// The surfaces of what is presented over a screen, such as sheets and alerts.
///
/// What they cover is not read before they are gone. What is seen beside them looks the same without them, so
/// that a text that is cut off there is so for good.
struct ModalCovers {
    private var covers: [(index: Int, frame: Rect)] = []

    /// The length, in points, by which texts may reach under one.
    private static let tolerance = 1.0

    init(_ elements: [AuditedElement]) {
        for (index, isModal) in elements.areWithin(\.placed.isModal).enumerated() where isModal {
            let placed = elements[index].placed
            guard (placed.element as? SurfaceElement)?.decoration.isSurface == true else { continue }
            covers.append((index, placed.frame))
        }
    }

    /// Returns `true` if one covers a part of a text.
    ///
    /// - Parameters:
    ///   - frame: The frame of the text.
    ///   - index: Its position among the elements of the scene.
    func hide(_ frame: Rect, at index: Int) -> Bool {
        covers.contains { cover in
            cover.index > index && cover.frame.overlaps(frame, by: Self.tolerance)
        }
    }
}
