import VitrineGeometry
import VitrineStyle

extension MatchedFrames {
    private typealias Member = (geometry: MatchedGeometry, frame: Rect)

    /// The frame that sources of one id have in common.
    private struct Shared {
        var frame: Rect
        /// `true` if the sources take it as well, which come and go. Those that are all there do not move:
        /// the others take the frame of the first.
        var movesSources: Bool
    }

    /// Finds the frames in a scene that has been laid out without them.
    ///
    /// Of several sources, as of two nodes that take each other's place as a state changes, each counts by
    /// its share, so that the frame is on the way from one to the other. What is no source and goes from one
    /// id to another is on the way from the frame of one to that of the other.
    init(matching root: PlacedElement) {
        self.init()
        var (sources, others): ([MatchedGeometry.Group: [Member]], [Member]) = ([:], [])
        func collect(_ placed: PlacedElement) {
            if let geometry = placed.element.matchedGeometry, let content = placed.children.first {
                let member = (geometry, content.layoutFrame)
                if !geometry.isSource {
                    others.append(member)
                } else if !geometry.id.id.isEmpty {
                    sources[group(geometry.id.id, geometry), default: []].append(member)
                }
            }
            for child in placed.children { collect(child) }
        }
        func group(_ id: String, _ geometry: MatchedGeometry) -> MatchedGeometry.Group {
            MatchedGeometry.Group(id: id, in: geometry.namespace)
        }
        collect(root)
        let shared = sources.compactMapValues(Self.shared(by:))
        for (group, members) in sources {
            guard let shared = shared[group], shared.movesSources else { continue }
            for member in members { match(member, to: shared.frame) }
        }
        for member in others {
            let frames = member.geometry.id.parts.map { part in
                (part.share, shared[group(part.id, member.geometry)]?.frame ?? member.frame)
            }
            if let frame = Self.mean(of: frames) { match(member, to: frame) }
        }
    }

    private mutating func match(_ member: Member, to target: Rect) {
        if target == member.frame { return }
        matches[member.geometry.instance] = Match(
            geometry: member.geometry, target: target, ownSize: member.frame.size)
    }

    /// Returns what sources of one id share; `nil` if none of them is there.
    private static func shared(by sources: [Member]) -> Shared? {
        guard let first = sources.first,
            let frame = mean(of: sources.map { ($0.geometry.share, $0.frame) })
        else { return nil }
        let isMoving = sources.count > 1 && sources.contains { $0.geometry.share != 1 }
        return Shared(frame: isMoving ? frame : first.frame, movesSources: isMoving)
    }

    /// Returns the mean of frames by their shares; `nil` if there are none.
    private static func mean(of frames: [(share: Double, frame: Rect)]) -> Rect? {
        var (total, mean): (Double, Rect?) = (0, nil)
        for (share, frame) in frames where share != 0 {
            total += share
            // Shares that cancel each other leave the nearest frame.
            guard total.magnitude > 1e-6, let before = mean else {
                mean = mean ?? frame
                continue
            }
            mean = before.interpolated(to: frame, at: share / total)
        }
        return mean
    }
}
