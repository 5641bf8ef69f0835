import VitrineCoverage
import VitrineGeometry
import VitrinePixels

extension PaintState {
    /// Returns `true` if both have the same transform and clip.
    func paintsLike(_ other: PaintState) -> Bool {
        guard transform == other.transform, clip.rect == other.clip.rect else { return false }
        switch (clip.coverage, other.clip.coverage) {
        case (nil, nil): return true
        case (let a?, let b?): return a.isEqual(to: b, translatedBy: (0, 0))
        case (nil, _?), (_?, nil): return false
        }
    }
}
