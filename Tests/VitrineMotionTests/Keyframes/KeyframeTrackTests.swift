import Foundation
import Testing
import VitrineTestSupport

@testable import VitrineMotion

@Suite struct KeyframeTrackTests {
    /// Returns a cubic curve with given velocities by de Casteljau's construction.
    private static func bezier(
        _ from: Double, _ to: Double, _ start: Double, _ end: Double, _ duration: Double, _ part: Double
    ) -> Double {
        var points = [from, from + start * duration / 3, to - end * duration / 3, to]
        while points.count > 1 {
            points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * part }
        }
        return points[0]
    }

    /// Cubic keys with the velocities of finite differences, by another form of the polynomial; three
    /// thousand values for each seed.
    @Test(arguments: 0..<10)
    func cubicKeysMakeASpline(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var worst = 0.0
        for _ in 0..<100 {
            let keys = (0..<5).map { _ in
                (
                    value: Double.random(in: -100...100, using: &random),
                    duration: random.logarithmic(0.01...2)
                )
            }
            let track = KeyframeTrack([3], keys.map { .cubic(to: [$0.value], duration: $0.duration) })
            let values = [3] + keys.map(\.value)
            var start = 0.0
            for (index, key) in keys.enumerated() {
                func slope(at place: Int) -> Double {
                    guard place > 0, place < keys.count else { return 0 }
                    return (values[place + 1] - values[place - 1])
                        / (keys[place - 1].duration + keys[place].duration)
                }
                let (from, to) = (slope(at: index), slope(at: index + 1))
                for _ in 0..<6 {
                    let part = Double.random(in: 0...1, using: &random)
                    let wanted = Self.bezier(values[index], values[index + 1], from, to, key.duration, part)
                    let time = start + part * key.duration
                    let size = 100 + max(abs(from), abs(to)) * key.duration
                    let slack = 1e-15 * time * max(abs(from), abs(to), 100 / key.duration)
                    worst = max(worst, (abs(track.value(at: time)[0] - wanted) - slack) / size)
                }
                start += key.duration
            }
        }
        #expect(worst <= 1e-9, "seed \(seed)")
    }

    /// Equal distances in time give the usual spline of Catmull and Rom.
    @Test func evenCubicKeysAreCatmullRom() {
        let p = [2.0, 5, -1, 4]
        let track = KeyframeTrack([p[0]], p.dropFirst().map { .cubic(to: [$0], duration: 0.5) })
        for t in stride(from: 0.0, to: 1, by: 0.1) {
            let wanted =
                0.5
                * (2 * p[1] + (p[2] - p[0]) * t + (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * t * t
                    + (3 * p[1] - p[0] - 3 * p[2] + p[3]) * t * t * t)
            #expect(abs(track.value(at: 0.5 + t / 2)[0] - wanted) < 1e-12)
        }
    }

    @Test func keysAreExact() {
        let track = KeyframeTrack(
            [0.1],
            [
                .linear(to: [0.3], duration: 0.5), .cubic(to: [1 / 3], duration: 0.25),
                .linear(to: [0.7], duration: 0.25, timingCurve: .easeIn), .move(to: [5]),
                .linear(to: [6], duration: 1),
            ])
        #expect(track.duration == 2 && track.value(at: -1) == [0.1] && track.value(at: 0) == [0.1])
        #expect(track.value(at: 0.5) == [0.3] && track.value(at: 0.75) == [1 / 3])
        #expect(abs(track.value(at: 1.0.nextDown)[0] - 0.7) < 1e-12 && track.value(at: 1) == [5])
        #expect(track.value(at: 1.5) == [5.5] && track.value(at: 2) == [6] && track.value(at: 9) == [6])
        #expect(
            abs(track.value(at: 0.875)[0] - (1 / 3 + (0.7 - 1 / 3) * TimingCurve.easeIn.value(at: 0.5)))
                < 1e-15)
        #expect(
            KeyframeTrack([1], []).value(at: 1) == [1] && KeyframeTrack([1], [.move(to: [2])]).duration == 0)
        #expect(KeyframeTrack([1], [.move(to: [2])]).value(at: 0) == [2])
    }

    /// A cubic key takes the velocities of its neighbours, and gives its own to a spring.
    @Test func velocitiesGoOnBetweenKeysOfAllKinds() {
        let track = KeyframeTrack(
            [0],
            [
                .linear(to: [10], duration: 1), .cubic(to: [30], duration: 1), .linear(to: [50], duration: 4),
                .cubic(to: [0], duration: 1, endVelocity: [-7]), .spring(to: [20], duration: 0.2),
                .cubic(to: [0], duration: 1), .cubic(to: [9], duration: 1, startVelocity: [3]),
                .spring(to: [0], spring: Spring(duration: 0.4), startVelocity: [8]),
            ])
        let (values, speeds) = (
            { (time: Double) in track.value(at: time)[0] }, { (time: Double) in track.velocity(at: time)[0] }
        )
        for key in [1, 2, 6, 7, 7.2, 8.2] {
            #expect(abs(values(key - 1e-9) - values(key)) < 1e-6, "\(key)")
            #expect(abs(speeds(key - 1e-9) - speeds(key)) < 1e-4, "\(key)")
        }
        #expect(abs(speeds(1) - 10) < 1e-9 && abs(speeds(2) - 5) < 1e-9 && abs(speeds(7) + 7) < 1e-9)
        #expect(abs(speeds(8.2) - 3) < 1e-9 && abs(speeds(9.2) - 8) < 1e-9)
        let first = Spring()
            .state(after: 0.2, from: SpringState(displacement: -20, velocity: -7)).displacement
        #expect(abs(values(7.2) - 20 - first) < 1e-9)
        let last = Spring(duration: 0.4)
        #expect(
            track.duration == 9.2 + last.settlingDuration
                || abs(track.duration - 9.2 - last.settlingDuration) < 1e-12)
        #expect(track.value(at: track.duration) == [0] && track.velocity(at: track.duration) == [0])
    }

    @Test(arguments: 0..<10)
    func velocitiesAreSlopes(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let keys = (0..<12).map { index -> Keyframe in
            let value = [Double.random(in: -9...9, using: &random), .random(in: -9...9, using: &random)]
            let duration = Double.random(in: 0.2...1, using: &random)
            switch (index + seed) % 4 {
            case 0: return .linear(to: value, duration: duration, timingCurve: .easeInOut)
            case 1: return .spring(to: value, duration: duration, spring: Spring(duration: 0.4, bounce: 0.3))
            default: return .cubic(to: value, duration: duration)
            }
        }
        let track = KeyframeTrack([0, 0], keys)
        let h = 1e-6
        for _ in 0..<200 {
            let time = Double.random(in: h...(track.duration - h), using: &random)
            let (before, after) = (track.value(at: time - h), track.value(at: time + h))
            let found = track.velocity(at: time)
            for index in 0..<2 {
                let slope = (after[index] - before[index]) / 2 / h
                // A key may lie within.
                let (left, right) = (track.velocity(at: time - h)[index], track.velocity(at: time + h)[index])
                guard abs(left - right) < 1e-2 else { continue }
                #expect(abs(found[index] - slope) <= 1e-2, "seed \(seed): \(time)")
            }
        }
    }

    @Test func tracksRunSideBySide() {
        let tracks = [
            KeyframeTrack([0], [.linear(to: [1], duration: 1)]),
            KeyframeTrack([0, 0], [.linear(to: [2, 4], duration: 2)]),
        ]
        let once = Keyframes(tracks)
        #expect(
            once.duration == 2 && once.values(at: 1.5) == [[1], [1.5, 3]]
                && once.values(at: 7) == [[1], [2, 4]])
        #expect(once.velocities(at: 1.5) == [[0], [1, 2]])
        let loop = Keyframes(tracks, repeats: true)
        #expect(loop.values(at: 4.5) == once.values(at: 0.5) && loop.values(at: -1) == [[0], [0, 0]])
        #expect(Keyframes([]).duration == 0)
    }
}
