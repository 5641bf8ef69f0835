import VitrineStyle

/// How the nodes of a scene change over time, seen from moments that follow each other: for what no state
/// moves, and so nothing is known of between them.
package struct ObservedMotion: Sendable {
    /// The values of a property, each from the time on at which it is first seen.
    fileprivate struct Values {
        var times: [Double] = []
        var texts: [String] = []
    }

    /// The maximum number of properties: a shower of confetti has hundreds, which all move alike.
    package static let trackLimit = 24
    /// The maximum number of characters of a value in lists.
    private static let textLimit = 60
    /// What a node is that is not there.
    private static let absence = "absent"
    /// What properties are on nodes that do not name them.
    private static let neutral = ["opacity": "1", "scale": "1", "degrees": "0", "x": "0", "y": "0"]

    private var keys: [MotionMoment.Key] = []
    private var values: [MotionMoment.Key: Values] = [:]
    private var start: Double?

    package init() {}

    /// Takes in a moment.
    ///
    /// - Parameters:
    ///   - moment: What the nodes are like.
    ///   - time: Its time, in seconds, after those before.
    package mutating func add(_ moment: MotionMoment, at time: Double) {
        for key in moment.keys where values[key] == nil {
            keys.append(key)
            values[key] = Values()
            if let start {
                let wasThere = values[MotionMoment.place(of: key.node)]?.times.first == start
                values[key]?.note(Self.text(of: key, isThere: wasThere), at: start)
            }
        }
        for key in keys {
            let isThere = moment.values[MotionMoment.place(of: key.node)] != nil
            values[key]?.note(moment.values[key] ?? Self.text(of: key, isThere: isThere), at: time)
        }
        start = start ?? time
    }

    /// The properties that have changed, in the order of the scene, at most ``trackLimit``.
    package var tracks: [MotionTrack] {
        var tracks: [MotionTrack] = []
        for key in keys {
            guard tracks.count < Self.trackLimit else { break }
            // An offset says where it is.
            if key.property == MotionMoment.place, tracks.contains(where: { $0.isOffset(of: key.node) }) {
                continue
            }
            guard let values = values[key], values.texts.count > 1, let first = values.texts.first,
                let last = values.texts.last, let end = values.times.last
            else { continue }
            let step = MotionTrack.Step(
                time: values.times[1], value: Self.shortened(last), way: "time", settlingTime: end)
            tracks.append(
                MotionTrack(
                    node: key.node, property: key.property, from: Self.shortened(first), steps: [step],
                    curve: Self.curve(values)))
        }
        return tracks
    }

    /// Returns what a property is that is not named.
    private static func text(of key: MotionMoment.Key, isThere: Bool) -> String {
        isThere ? neutral[key.property] ?? absence : absence
    }

    private static func shortened(_ text: String) -> String {
        text.count > textLimit ? "\(text.prefix(textLimit))…" : text
    }

    /// Returns the numbers that change, if the values differ in nothing else; else how much of each value but
    /// the first shows.
    private static func curve(_ values: Values) -> MotionCurve {
        if let lines = NumbersInText.changing(in: values.texts, limit: MotionCurve.lineLimit) {
            return MotionCurve(values: lines, from: values.times, hasNumbers: true)
        }
        var texts: [String] = []
        for text in values.texts where texts.count <= MotionCurve.lineLimit && !texts.contains(text) {
            texts.append(text)
        }
        texts.removeFirst()
        return MotionCurve(
            values: values.texts.map { text in texts.map { $0 == text ? 1 : 0 } }, from: values.times,
            hasNumbers: false)
    }
}

extension MotionTrack {
    fileprivate func isOffset(of node: String) -> Bool {
        self.node == node && (property == "x" || property == "y")
    }
}

extension ObservedMotion.Values {
    fileprivate mutating func note(_ text: String, at time: Double) {
        guard texts.last != text else { return }
        texts.append(text)
        times.append(time)
    }
}
