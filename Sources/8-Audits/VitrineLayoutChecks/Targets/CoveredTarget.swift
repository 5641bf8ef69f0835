import VitrineAuditElements
import VitrineGeometry
import VitrineLayout
import VitrineStyle

/// How much of a target what is painted after it hides.
enum CoveredTarget {
    /// The parts of a target that something hides by mistake: less is its edge, and what is hidden as a whole
    /// is not meant to be seen.
    private static let shares = 0.12...0.95

    /// Returns the greatest part of a target that a surface after it hides; `nil` if that is not seen as a
    /// mistake.
    ///
    /// - Parameters:
    ///   - area: What is drawn of the target.
    ///   - element: Its element.
    ///   - elements: All elements of the scene.
    static func hiddenShare(
        of area: Rect, _ element: AuditedElement, in elements: [AuditedElement]
    ) -> Double? {
        guard let index = elements.firstIndex(where: { $0.placed.place == element.placed.place }) else {
            return nil
        }
        let share = elements[elements.end(of: index)...].compactMap { other -> Double? in
            // A badge on a corner belongs to what it lies on.
            guard other.isSeen, other.layer == element.layer, other.isScrolling == element.isScrolling,
                other.placed.isOpaqueSurface, other.placed.frame.area > area.area,
                let shared = other.placed.covered.intersection(area)
            else { return nil }
            return shared.area / max(area.area, 1)
        }.max()
        return share.flatMap { shares.contains($0) ? $0 : nil }
    }
}

extension PlacedElement {
    /// The part of a circle's or an ellipse's side that its frame has more than it, at the corners.
    private static let round = 0.15

    /// The frame, or what a round shape fills of it.
    fileprivate var covered: Rect {
        switch (element as? ShapeElement)?.shape ?? (element as? SurfaceElement)?.shape {
        case .circle?, .ellipse?:
            let (x, y) = (Self.round * frame.width, Self.round * frame.height)
            return Rect(
                minX: frame.minX + x, minY: frame.minY + y, maxX: frame.maxX - x, maxY: frame.maxY - y)
        default: return frame
        }
    }

    /// `true` for a surface or a shape of one colour, or of glass, on which what is below is no longer
    /// recognised.
    fileprivate var isOpaqueSurface: Bool {
        decoration?.fills.contains { $0.opaqueColor != nil } == true || decoration?.glass != nil
    }
}
