import Foundation
import Testing
import VitrineColor
import VitrinePNG
import VitrineThreads

@testable import VitrineBlur
@testable import VitrineCLI
@testable import VitrineDisplayList
@testable import VitrinePixels

/// Times of debug builds mean nothing, and differ from machine to machine, so none is checked here.
@Suite("vitrine bench") struct BenchCommandTests {
    struct Report: Decodable {
        struct Row: Decodable {
            let compression: String?
            let what, input: String
            let sigma: Double?
            let threads, pixels, runs: Int
            let median, minimum, spread, memcpys, megapixelsPerSecond: Double
            let bytes: Int?

            enum CodingKeys: String, CodingKey {
                case what, input, compression, sigma, threads, pixels, runs, spread, memcpys, bytes
                case median = "median_ms"
                case minimum = "minimum_ms"
                case megapixelsPerSecond = "megapixels_per_second"
            }
        }
        let version, build: String
        let cores: Int
        let rows: [Row]
    }

    /// Options for as little work as possible.
    private static let quick = ["--runs", "2", "--seconds", "0", "--threads", "1"]

    private func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write(Scenes.small, "small.yaml")
        return folder
    }

    private func run(_ arguments: [String], in folder: Folder) throws -> Tool.Result {
        try Tool.run(["bench"] + arguments, in: folder.url)
    }

    private func report(_ arguments: [String], in folder: Folder) throws -> Report {
        let result = try run(arguments + Self.quick + ["--format", "json"], in: folder)
        try #require(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
        let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
        #expect(!report.version.isEmpty && ["debug", "release"].contains(report.build) && report.cores >= 1)
        for row in report.rows {
            #expect(row.threads == 1 && row.runs == 2 && row.pixels > 0)
            #expect(row.minimum > 0 && row.minimum <= row.median && row.spread >= 0)
            #expect(row.memcpys >= 0 && row.megapixelsPerSecond > 0)
        }
        return report
    }

    @Test(arguments: ["rgba8", "rgba16", "mask8", "mask16"]) func blurRows(pixels: String) throws {
        let rows = try report(
            ["blur", "--size", "8x6,5x4", "--sigma", "1.5,3", "--pixels", pixels], in: folder()
        ).rows
        #expect(rows.map(\.input) == ["8x6", "8x6", "5x4", "5x4"])
        #expect(rows.map(\.sigma) == [1.5, 3, 1.5, 3])
        #expect(rows.map(\.pixels) == [48, 48, 20, 20])
        #expect(rows.allSatisfy { $0.what == "blur \(pixels)" && $0.bytes == nil })
    }

    @Test func sceneRows() throws {
        let folder = try folder()
        let rows = try report(["scene", "small.yaml", "--scale", "2"], in: folder).rows
        let stages = ["parse", "resolve", "layout", "display list", "lowering", "raster", "encode", "all"]
        #expect(rows.map(\.what) == stages)
        #expect(rows.allSatisfy { $0.input == "small.yaml 80x60" && $0.pixels == 4800 })
        #expect(rows.allSatisfy { ($0.bytes != nil) == ($0.what == "encode") })
        let chosen = try report(["scene", "small.yaml", "--stage", "raster,display-list"], in: folder).rows
        #expect(chosen.map(\.what) == ["raster", "display list"])
    }

    @Test func encodeAndBlurOfFiles() throws {
        let folder = try folder()
        #expect(try Tool.run(["render", "small.yaml"], in: folder.url).code == 0)
        let encoded = try report(["encode", "small.png", "./small.png"], in: folder).rows
        #expect(encoded.map(\.input) == ["small.png", "./small.png"].flatMap { [$0, $0, $0] })
        #expect(encoded.map(\.compression) == ["fast", "default", "best", "fast", "default", "best"])
        #expect(encoded.allSatisfy { $0.what == "encode" && $0.pixels == 1200 && ($0.bytes ?? 0) > 100 })
        let blurred = try report(["blur", "small.png", "--sigma", "2"], in: folder).rows
        #expect(blurred.map(\.input) == ["small.png"] && blurred.map(\.pixels) == [1200])
        _ = try report(["blur", "small.png", "--sigma", "9,2", "--output", "deep/blurred.png"], in: folder)
        let source = try PNG.decode(try folder.bytes("small.png")).pixmap(in: .sRGB).rgba8()
        let output = try PNG.decode(try folder.bytes("deep/blurred.png")).pixmap(in: .sRGB).rgba8()
        let blur = GaussianBlur(sigmaX: 2, sigmaY: 2, edge: .mirror)
        #expect(output.components == blur.apply(to: source, workers: .serial).components)
        let sizes = try report(["encode", "--size", "7x5,3x3", "--compression", "fast"], in: folder).rows
        #expect(sizes.map(\.input) == ["7x5", "3x3"])
    }

    @Test func diffRows() throws {
        let rows = try report(["diff", "--size", "16x16"], in: folder()).rows
        let kinds = Dictionary(grouping: rows.map(\.what)) { String($0.split(separator: ",").last ?? "") }
        #expect(kinds.keys.sorted() == [" a card darker", " all different", " same"])
        #expect(!rows.isEmpty && Set(kinds.values.map(\.count)).count == 1)
    }

    /// An earlier report whose times were multiplied.
    private func earlier(_ factor: Double, of report: String, processor: String? = nil) throws -> String {
        var object = try #require(
            JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
        var rows = try #require(object["rows"] as? [[String: Any]])
        for (index, row) in rows.enumerated() {
            let samples = try #require(row["samples_ms"] as? [Double])
            rows[index]["samples_ms"] = samples.map { $0 * factor }
            for key in ["median_ms", "minimum_ms", "memcpys"] {
                rows[index][key] = try #require(row[key] as? Double) * factor
            }
        }
        object["rows"] = Array(rows.dropLast())
        if let processor { object["processor"] = processor }
        return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    }

    @Test(arguments: [(1e-4, "slower", Int32(1)), (1e4, "faster", 0)])
    func anEarlierReportIsComparedWith(factor: Double, verdict: String, code: Int32) throws {
        let folder = try folder()
        let work = ["blur", "--size", "8x6,5x4", "--sigma", "2"] + Self.quick
        let first = try run(work + ["--format", "json"], in: folder)
        try folder.write(earlier(factor, of: first.output), "before.json")
        let table = try run(work + ["--compare", "before.json"], in: folder)
        #expect(table.code == code && table.output.contains(verdict), "\(table.output)\(table.errors)")
        #expect(table.output.contains("new") && !table.output.contains("another machine"))
        let json = try run(work + ["--compare", "before.json", "--format", "json"], in: folder)
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        let comparisons = try #require(object?["comparisons"] as? [[String: Any]])
        #expect(comparisons.map { $0["verdict"] as? String } == [verdict, "new"] && json.code == code)
        // A report of a comparison is a report.
        try folder.write(earlier(factor, of: json.output, processor: "z80"), "other.json")
        let other = try run(work + ["--compare", "other.json"], in: folder)
        #expect(other.output.contains("another machine") && other.output.contains("z80"))
    }

    @Test(arguments: [
        ("{}", Int32(65), "this is no report of"), ("{", 65, "this is no report of"),
        (nil, 66, "before.json"),
    ])
    func whatIsNoReportIsRefusedBeforeAnythingIsMeasured(
        text: String?, code: Int32, message: String
    ) throws {
        let folder = try folder()
        if let text { try folder.write(text, "before.json") }
        let result = try run(["blur", "--runs", "900", "--compare", "before.json"], in: folder)
        #expect(result.code == code && result.errors.contains(message), "\(result.errors)")
        let both = try run(["blur", "--exactly", "1", "--compare", "before.json"], in: folder)
        #expect(both.code == 64)
    }

    @Test func tableHasEveryRow() throws {
        let result = try run(
            ["blur", "--size", "8x6,5x4", "--sigma", "0.5,3", "--threads", "1,2", "--runs", "1"]
                + ["--seconds", "0"],
            in: folder())
        #expect(result.code == 0, "\(result.errors)")
        var lines = result.output.split(separator: "\n").map(String.init)
        if lines.last?.contains("debug build") == true { lines.removeLast() }
        let head = [
            "what", "input", "sigma", "threads", "median ms", "±", "min ms", "spread", "memcpys", "MP/s",
        ]
        var rest = Substring(lines[0])
        for title in head + ["runs"] {
            let found = try #require(rest.range(of: title), "no \(title) in \(lines[0])")
            rest = rest[found.upperBound...]
        }
        let rows = lines.dropFirst().map { $0.split(separator: " ").map(String.init) }
        #expect(rows.count == 8 && rows.allSatisfy { $0.count == 12 && $0[0] == "blur" && $0[11] == "1" })
        #expect(
            rows.map { $0[2...4].joined(separator: " ") } == [
                "8x6 0.5 1", "8x6 3.0 1", "8x6 0.5 2", "8x6 3.0 2",
                "5x4 0.5 1", "5x4 3.0 1", "5x4 0.5 2", "5x4 3.0 2",
            ])
        // All lines end at the same column.
        #expect(Set(lines.map(\.count)).count == 1)
    }

    @Test(arguments: [
        ["blur", "--size", "8x6"], ["scene", "small.yaml", "--stage", "raster"], ["encode", "--size", "8x6"],
        ["diff", "--size", "8x6"],
    ]) func exactlyPrintsNothing(arguments: [String]) throws {
        for repetitions in ["0", "2"] {
            let result = try run(
                arguments + ["--exactly", repetitions, "--format", "json"], in: folder())
            #expect(result.code == 0 && result.output.isEmpty && result.errors.isEmpty, "\(result.errors)")
        }
    }

    @Test(arguments: [
        (["blur", "--size", "8"], Int32(64), "size"),
        (["blur", "--size", "0x8"], 64, "size"),
        (["blur", "--size", "8x6,"], 64, "size"),
        (["blur", "--size", "65536x65536"], 64, "size"),
        (["blur", "--sigma=-1"], 64, "sigma"),
        (["blur", "--sigma", "2,five"], 64, "sigma"),
        (["blur", "--sigma", "nan"], 64, "sigma"),
        (["blur", "--edge", "wrap"], 64, "mirror"),
        (["blur", "--pixels", "rgba4"], 64, "rgba16"),
        (["blur", "--threads", "0"], 64, "threads"),
        (["blur", "--threads", "1,,2"], 64, "threads"),
        (["blur", "--runs", "0"], 64, "--runs is a number from 1 to 1000"),
        (["blur", "--seconds=-1"], 64, "--seconds is a number from 0 to 600"),
        (["blur", "--exactly=-1"], 64, "--exactly"),
        (["blur", "--format", "csv"], 64, "json"),
        (
            ["blur", "--size", "4x4", "--sigma", "1", "--plot", "small.yaml/x.png"], 73,
            "cannot make the folder"
        ),
        (["blur", "gone.png"], 66, "gone.png: error: there is no such file"),
        (["blur", "small.yaml"], 65, "not a PNG, JPEG, WebP, AVIF, HEIC or GIF file"),
        (["scene"], 64, "scenes"),
        (["scene", "small.yaml", "--stage", "bake"], 64, "stage"),
        (["scene", "gone.yaml"], 66, "gone.yaml"),
        (["scene", "broken.yaml"], 65, "txet"),
        (["encode", "gone.png"], 66, "gone.png: error: there is no such file"),
        (["diff", "--size", "4y4"], 64, "size"),
        (["plot", "gone.json", "-o", "x.png"], 66, "gone.json"),
        (["plot", "small.yaml", "-o", "x.png"], 65, "small.yaml: error: these are no curves"),
        (["plot", "small.yaml"], 64, "--output"),
    ])
    func mistakesHaveTheirCodeAndWords(arguments: [String], code: Int32, words: String) throws {
        let folder = try folder()
        try folder.write(Scenes.broken, "broken.yaml")
        let quick =
            arguments[0] == "plot" ? [] : ["--runs", "1", "--seconds", "0"].filter { _ in code != 64 }
        let result = try run(arguments + quick, in: folder)
        #expect(result.code == code, "\(result.errors)")
        #expect(result.errors.contains(words), "\(result.errors)")
        #expect(!folder.files.contains("x.png"))
    }
}
