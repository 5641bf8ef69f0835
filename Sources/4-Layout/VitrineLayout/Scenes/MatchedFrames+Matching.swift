import VitrineGeometry

extension MatchedFrames {
    /// Finds the frames in a scene that has been laid out without them.
    ///
    /// Of several sources, as of two nodes that take each other's place as a state changes, each counts by
    /// its share, so that the frame is on the way from one to the other.
    init(matching root: PlacedElement) {
        self.init()
        var groups: [MatchedGeometry.Group: [(geometry: MatchedGeometry, frame: Rect)]] = [:]
        func collect(_ placed: PlacedElement) {
            if let geometry = placed.element.matchedGeometry, let content = placed.children.first {
                groups[geometry.group, default: []].append((geometry, content.layoutFrame))
            }
            for child in placed.children { collect(child) }
        }
        collect(root)
        for members in groups.values where members.count > 1 {
            let sources = members.filter(\.geometry.isSource)
            guard let first = sources.first, let frame = Self.frame(of: sources) else { continue }
            // Sources that are all there do not move: the others take the frame of the first.
            let isMoving = sources.contains { $0.geometry.share != 1 }
            for member in members where isMoving || !member.geometry.isSource {
                let target = isMoving ? frame : first.frame
                if target == member.frame { continue }
                matches[member.geometry.instance] = Match(
                    geometry: member.geometry, target: target, ownSize: member.frame.size)
            }
        }
    }

    /// Returns the mean of the sources' frames by their shares; `nil` if there are none.
    private static func frame(of sources: [(geometry: MatchedGeometry, frame: Rect)]) -> Rect? {
        var (total, mean): (Double, Rect?) = (0, nil)
        for source in sources where source.geometry.share != 0 {
            total += source.geometry.share
            // Shares that cancel each other leave the nearest frame.
            guard total.magnitude > 1e-6, let before = mean else {
                mean = mean ?? source.frame
                continue
            }
            mean = before.interpolated(to: source.frame, at: source.geometry.share / total)
        }
        return mean
    }
}
