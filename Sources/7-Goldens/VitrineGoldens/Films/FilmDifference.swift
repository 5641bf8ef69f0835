import VitrineJSON

/// What differs between a film and its golden.
package struct FilmDifference: Hashable, Sendable, Codable {
    /// The way of a property that differs.
    package struct Track: Hashable, Sendable, Codable {
        package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
            /// It passes the same values at other times.
            case timing
            /// It passes other values.
            case path
            /// It did not move.
            case added
            /// It moves no more.
            case removed
        }

        package var node: String
        package var property: String
        package var kind: Kind
        /// The first frame in which it differs, from 1 on.
        package var frame: Int
        /// The numbers in each frame, one curve for each; empty if it did not move.
        package var old: [[Double]]
        /// The same of the new film; empty if it does not move.
        package var new: [[Double]]
        /// The values that it goes to now, or has gone to.
        package var values: [String]
    }

    /// The first frame that differs, from 1 on; 0 if none does.
    package var frame: Int
    /// Its time, in seconds.
    package var time: Double
    /// The number of frames that differ, those that only one film has among them.
    package var differing: Int
    package var oldFrames: Int
    package var newFrames: Int
    /// `true` if the same pictures come in the same order, at other times.
    package var isOnlyTiming: Bool
    /// The properties whose ways differ, those that do so first before the others.
    package var tracks: [Track]
    /// The haptics that only one film has, each in a line.
    package var marks: [String]

    /// The maximum number of properties that are listed.
    private static let trackLimit = 50

    /// Compares films.
    package init(_ old: FilmGolden, _ new: FilmGolden) {
        let shared = min(old.frames.count, new.frames.count)
        let first =
            (0..<shared).first { old.frames[$0] != new.frames[$0] }
            ?? (old.frames.count == new.frames.count ? nil : shared)
        frame = first.map { $0 + 1 } ?? 0
        time = new.time(of: first ?? 0)
        let others = abs(old.frames.count - new.frames.count)
        differing = (0..<shared).count { old.frames[$0] != new.frames[$0] } + others
        (oldFrames, newFrames) = (old.frames.count, new.frames.count)
        isOnlyTiming = first != nil && Self.pictures(old.frames) == Self.pictures(new.frames)
        tracks = Array(Self.tracks(old, new).prefix(Self.trackLimit))
        marks = Array(Self.marks(old, new).prefix(Self.trackLimit))
    }

    /// Returns the haptics that only one film has, those that are gone before those that are new.
    private static func marks(_ old: FilmGolden, _ new: FilmGolden) -> [String] {
        func line(_ mark: FilmMark, _ what: String) -> String {
            "\(mark.text) of \(mark.node) at \(PrintedText.number(mark.time)) s is \(what)"
        }
        let (before, after) = (Set(old.marks), Set(new.marks))
        return old.marks.filter { !after.contains($0) }.map { line($0, "felt no more") }
            + new.marks.filter { !before.contains($0) }.map { line($0, "new") }
    }

    /// Returns frames without those that are equal to the one before.
    private static func pictures(_ frames: [String]) -> [String] {
        frames.indices.filter { $0 == 0 || frames[$0] != frames[$0 - 1] }.map { frames[$0] }
    }

    /// A property of a node; several lives of a node have several.
    private struct Key: Hashable {
        let node: String
        let property: String
        let number: Int
    }

    private static func keyed(_ tracks: [FilmTrack]) -> [(key: Key, track: FilmTrack)] {
        var counts: [[String]: Int] = [:]
        return tracks.map { track in
            let number = counts[[track.node, track.property], default: 0]
            counts[[track.node, track.property]] = number + 1
            return (Key(node: track.node, property: track.property, number: number), track)
        }
    }

    private static func tracks(_ old: FilmGolden, _ new: FilmGolden) -> [Track] {
        let (before, after) = (keyed(old.tracks), keyed(new.tracks))
        let known = Dictionary(before.map { ($0.key, $0.track) }, uniquingKeysWith: { first, _ in first })
        let kept = Set(after.map(\.key))
        var found: [Track] = after.compactMap { key, track in
            guard let other = known[key] else { return Self.track(track, .added) }
            guard let kind = difference(other, track) else { return nil }
            return Track(
                node: key.node, property: key.property, kind: kind,
                frame: (firstFrame(other.curves, track.curves) ?? 0) + 1, old: other.curves,
                new: track.curves,
                values: track.values)
        }
        found += before.filter { !kept.contains($0.key) }.map { Self.track($0.track, .removed) }
        return found.enumerated().sorted { ($0.element.frame, $0.offset) < ($1.element.frame, $1.offset) }
            .map(\.element)
    }

    private static func track(_ track: FilmTrack, _ kind: Track.Kind) -> Track {
        Track(
            node: track.node, property: track.property, kind: kind,
            frame: (firstFrame(track.curves.map { [$0.first ?? 0] }, track.curves) ?? 0) + 1,
            old: kind == .removed ? track.curves : [], new: kind == .added ? track.curves : [],
            values: track.values)
    }

    /// Returns how the ways of a property differ; `nil` if they do not.
    private static func difference(_ old: FilmTrack, _ new: FilmTrack) -> Track.Kind? {
        // Shares of other values lead elsewhere, however they grow.
        let isComparable =
            old.hasNumbers == new.hasNumbers && (old.hasNumbers || old.values == new.values)
        let isLonger = old.curves.map(\.count) != new.curves.map(\.count)
        switch FilmPath.difference(old.curves, new.curves) {
        case nil: return isComparable ? nil : .path
        case .timing?:
            // A film that is longer or shorter may show the same way, at the same times.
            if isLonger, isComparable, firstFrame(old.curves, new.curves) == nil { return nil }
            return isComparable ? .timing : .path
        case .path?: return .path
        }
    }

    /// Returns the first frame in which curves differ, where the last value of a shorter one stays; `nil` if
    /// there is none.
    private static func firstFrame(_ old: [[Double]], _ new: [[Double]]) -> Int? {
        guard old.count == new.count else { return 0 }
        let first = zip(old, new).compactMap { old, new -> Int? in
            (0..<max(old.count, new.count)).first { frame in
                (frame < old.count ? old[frame] : old.last) != (frame < new.count ? new[frame] : new.last)
            }
        }
        return first.min()
    }
}

extension FilmDifference {
    /// The nodes that move in another way, with the numbers that their properties go through, as reports
    /// name what a region differs for.
    package var nodes: [RegionCause.Node] {
        tracks.prefix(6).map { track in
            let change = RegionCause.Node.Change(
                property: track.property, old: track.old.isEmpty ? nil : Track.range(track.old),
                new: track.new.isEmpty ? nil : Track.range(track.new))
            return RegionCause.Node(source: track.node, changes: [change])
        }
    }

    /// The maximum number of properties that messages name.
    private static let namedLimit = 5

    /// What differs, one line for each.
    package var messages: [String] {
        var lines: [String] = []
        if frame > 0 {
            lines.append(
                """
                frame \(frame), at \(PrintedText.number(time)) s, is the first of \(differing) that differ\
                \(oldFrames == newFrames ? ", of \(newFrames)" : "")
                """)
        }
        if oldFrames != newFrames {
            lines.append("the film has \(newFrames) frames, where the golden has \(oldFrames)")
        }
        if isOnlyTiming { lines.append("the pictures are the same ones, at other times") }
        lines += tracks.prefix(Self.namedLimit).map(\.message)
        if tracks.count > Self.namedLimit {
            lines.append("and \(tracks.count - Self.namedLimit) more properties move in another way")
        }
        lines += marks.prefix(Self.namedLimit)
        if marks.count > Self.namedLimit {
            lines.append("and \(marks.count - Self.namedLimit) more haptics differ")
        }
        return lines
    }
}

extension FilmDifference.Track {
    /// What differs, in one line.
    package var message: String {
        let what = "\(property) of \(node), from frame \(frame) on"
        switch kind {
        case .timing:
            let (one, other) = (Self.rest(old), Self.rest(new))
            return "\(what): same path, other timing: \(Self.change(one, other, "rests in frame"))"
        case .path:
            let (one, other) = (Self.range(old), Self.range(new))
            return "\(what): other path: \(Self.change(one, other, "goes through"))"
        case .added: return "\(what): it did not move"
        case .removed: return "\(property) of \(node): it does not move any more"
        }
    }

    private static func change(_ old: String, _ new: String, _ verb: String) -> String {
        old == new ? "both \(verb) \(new)" : "\(verb) \(new), where it was \(old)"
    }

    /// The frame from which no curve changes any more.
    private static func rest(_ curves: [[Double]]) -> String {
        let frames = curves.map { curve in
            (curve.lastIndex { $0 != curve.last }).map { $0 + 2 } ?? 1
        }
        return "\(frames.max() ?? 1)"
    }

    /// The smallest and the largest number of each curve.
    fileprivate static func range(_ curves: [[Double]]) -> String {
        curves.map { curve in
            "\(PrintedText.number(curve.min() ?? 0)) to \(PrintedText.number(curve.max() ?? 0))"
        }.joined(separator: " and ")
    }
}
