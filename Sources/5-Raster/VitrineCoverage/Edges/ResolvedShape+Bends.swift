import VitrineGeometry

extension ResolvedShape {
    /// The outline as a path, if a line along it is wider than a bend, where it folds over itself.
    package func pathBent(tighterThan stroke: StrokeStyle) -> Path? {
        let half = stroke.position == .center ? stroke.width / 2 : stroke.width
        switch self {
        case .rectangle, .path: return nil
        case .ellipse(let rect):
            let (long, short) = (max(rect.width, rect.height) / 2, min(rect.width, rect.height) / 2)
            return short * short < half * long ? .ellipse(rect) : nil
        case .roundedRectangle(let rect, let radii, let style):
            guard radii.isRound else { return nil }
            let least = radii.fitted(to: rect.size).across.filter { $0 > 0 }.min() ?? .infinity
            return least < half ? .roundedRectangle(rect, radii, style) : nil
        }
    }
}
