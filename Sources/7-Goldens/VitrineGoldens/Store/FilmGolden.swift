import Foundation
import VitrineGeometry
import VitrineJSON
import VitrineText

/// A film as a golden keeps it: the hash of each frame, how its properties move, and what it was made from.
package struct FilmGolden: Hashable, Sendable {
    /// The frames in a second.
    package static var rate: Int { 60 }
    /// The maximum number of frames.
    static let frameLimit = 36_000
    /// The maximum size of the file, in bytes.
    static let byteLimit = 16 << 20

    /// What drew the film.
    package var origin: GoldenOrigin?
    /// The hash of the scene's text.
    package var scene: String
    /// The version of the renderer.
    package var renderer: String
    package var options: String
    /// The fonts of all frames, in no particular order.
    package var fonts: Set<FontFingerprint>
    /// The time of the first frame, in seconds.
    package var start: Double
    /// The size of each frame, in pixels.
    package var width: Int
    package var height: Int
    /// The frames that the strip shows.
    package var strip: [Int]
    /// The left, top, right and bottom edges of what it shows of each, in pixels.
    package var box: [Int]
    /// The hashes of the frames.
    package var frames: [String]
    package var tracks: [FilmTrack]
    /// The haptics, in the order of their times.
    package var marks: [FilmMark]

    package init(
        record: GoldenRecord, start: Double, width: Int, height: Int, strip: [Int], box: [Int],
        frames: [String], tracks: [FilmTrack], marks: [FilmMark] = []
    ) {
        (origin, scene, renderer) = (record.origin, record.scene, record.version)
        (options, fonts) = (record.options, record.fonts)
        (self.start, self.width, self.height) = (start, width, height)
        (self.strip, self.box, self.frames, self.tracks) = (strip, box, frames, tracks)
        self.marks = marks
    }

    /// Returns the time of a frame in seconds, to the thousandth.
    package func time(of frame: Int) -> Double {
        ((start + Double(frame) / Double(Self.rate)) * 1000).rounded() / 1000
    }

    /// The hash of all frames.
    package var hash: String { FNV1a64.digits(Array(frames.joined(separator: " ").utf8)) }

    /// `true` if a film is the same: its pictures, what of them the strip shows, and its haptics.
    package func matches(_ other: FilmGolden) -> Bool {
        frames == other.frames && (width, height) == (other.width, other.height) && start == other.start
            && strip == other.strip && box == other.box && marks == other.marks
    }
}

extension FilmGolden {
    /// The contents of the file.
    private struct File: Codable {
        struct Track: Codable {
            var node: String
            var property: String
            var values: [String]
            /// The indices of its curves.
            var curves: [Int]
            /// `true` if the curves are those of the value's numbers, and not of shares.
            var numbers: Bool
        }

        var version = 1
        var scene: String
        var renderer: String
        var options: String
        var origin: GoldenOrigin?
        var fps: Int
        var start: Double
        var width: Int
        var height: Int
        var strip: [Int]
        var box: [Int]
        var fonts: [String]
        var tracks: [Track]
        /// `nil` if there are none.
        var marks: [FilmMark]?
        var curves: [String]
        var frames: [String]
    }

    /// The file as JSON, with a line for each font, track, curve and run of frames.
    package var text: String {
        var curves: [String] = []
        var known: [String: Int] = [:]
        func index(_ curve: [Double]) -> Int {
            let text = FilmTrack.text(curve)
            if let index = known[text] { return index }
            curves.append(text)
            known[text] = curves.count - 1
            return curves.count - 1
        }
        let tracks = tracks.map {
            File.Track(
                node: $0.node, property: $0.property, values: $0.values, curves: $0.curves.map(index),
                numbers: $0.hasNumbers)
        }
        let head = [
            ("version", "1"), ("scene", json(scene)), ("renderer", json(renderer)),
            ("options", json(options)),
        ]
        let origin = origin.map { [("origin", json($0))] } ?? []
        let numbers: [(String, String)] = [
            ("fps", "\(Self.rate)"), ("start", json(start)), ("width", "\(width)"), ("height", "\(height)"),
            ("strip", json(strip)), ("box", json(box)),
        ]
        let felt = marks.isEmpty ? [] : [("marks", list(marks))]
        let lists = [("fonts", list(fonts.map(\.line).sorted())), ("tracks", list(tracks))]
        let runs = RunText.text(frames).split(separator: " ").map(String.init)
        let bulk = [("curves", list(curves)), ("frames", list(runs))]
        let members = (head + origin + numbers + lists + felt + bulk).map { "  \"\($0.0)\": \($0.1)" }
        return "{\n\(members.joined(separator: ",\n"))\n}\n"
    }

    private func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }

    private func list(_ values: [some Encodable]) -> String {
        values.isEmpty ? "[]" : "[\n\(values.map { "    \(json($0))" }.joined(separator: ",\n"))\n  ]"
    }

    /// Reads a file; `nil` if it is none, or if a number in it is one that no film has.
    package init?(text bytes: [UInt8]) {
        guard let file = try? JSONDecoder().decode(File.self, from: Data(bytes)), file.version == 1,
            file.fps == Self.rate, (0...86_400).contains(file.start),
            let frames = RunText.values(of: file.frames.joined(separator: " "), limit: Self.frameLimit),
            !frames.isEmpty, (1...1 << 20).contains(file.width), (1...1 << 20).contains(file.height),
            file.strip.allSatisfy(frames.indices.contains), file.box.count == 4,
            0 <= file.box[0], file.box[0] <= file.box[2], file.box[2] <= file.width,
            0 <= file.box[1], file.box[1] <= file.box[3], file.box[3] <= file.height
        else { return nil }
        let curves = file.curves.compactMap { FilmTrack.curve($0, limit: frames.count) }
        let fonts = file.fonts.compactMap { FontFingerprint(line: $0) }
        guard curves.count == file.curves.count, curves.allSatisfy({ $0.count == frames.count }),
            fonts.count == file.fonts.count,
            file.tracks.allSatisfy({ $0.curves.allSatisfy(curves.indices.contains) }),
            (file.marks ?? []).allSatisfy({ (0...86_400).contains($0.time) })
        else { return nil }
        let record = GoldenRecord(
            scene: file.scene, version: file.renderer, options: file.options, fonts: Set(fonts),
            origin: file.origin)
        self.init(
            record: record, start: file.start, width: file.width, height: file.height, strip: file.strip,
            box: file.box, frames: frames,
            tracks: file.tracks.map { track in
                FilmTrack(
                    node: track.node, property: track.property, values: track.values,
                    curves: track.curves.map { curves[$0] }, hasNumbers: track.numbers)
            }, marks: file.marks ?? [])
    }
}
