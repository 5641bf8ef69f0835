import Foundation
import Testing
import VitrinePNG

@testable import VitrineCLI
@testable import VitrinePixels

@Suite("Plots of benchmarks") struct BenchPlotTests {
    private func decoded(_ name: String, in folder: Folder) throws -> [UInt8] {
        guard case .eight(let image) = try PNG.decode(try folder.bytes(name)).pixels else { return [] }
        return image.components
    }

    /// Returns the number of pixels with exactly this colour, given as six digits.
    private func count(_ color: String, in pixels: [UInt8]) throws -> Int {
        let value = try #require(Int(color.dropFirst(), radix: 16))
        let (red, green, blue) = (UInt8(value >> 16), UInt8(value >> 8 & 255), UInt8(value & 255))
        var count = 0
        for i in stride(from: 0, to: pixels.count, by: 4) where pixels[i] == red {
            if pixels[i + 1] == green && pixels[i + 2] == blue { count += 1 }
        }
        return count
    }

    @Test func blurDrawsACurveForEachSizeAndThreads() throws {
        let folder = try Folder()
        let result = try Tool.run(
            ["bench", "blur", "--size", "8x6,20x9", "--sigma", "1,4,20", "--threads", "1", "--runs", "1"]
                + ["--seconds", "0", "--plot", "deep/plot.png"],
            in: folder.url)
        #expect(result.code == 0 && result.output.contains("blur rgba8"), "\(result.errors)")
        let pixels = try decoded("deep/plot.png", in: folder)
        #expect(try count(PlotScene.colors[0], in: pixels) > 200)
        #expect(try count(PlotScene.colors[1], in: pixels) > 200)
        #expect(try count(PlotScene.colors[2], in: pixels) == 0)
    }

    @Test func drawsCurvesOfAnyone() throws {
        let folder = try Folder()
        try folder.write(
            """
            {"title": "A \\"quoted\\" title: {yes}", "subtitle": "in \\\\ points",
             "x": {"title": "area", "linear": true}, "y": {"title": "time"},
             "series": [{"name": "one", "points": [[0, 1], [5, 20, 4, 90], [9, 300]]},
                        {"name": "none", "points": []}, {"name": "spot", "points": [[3, 3]]},
                        {"name": "line", "points": [[0, 2], [9, 2]], "guide": true}]}
            """, "curves.json")
        let result = try Tool.run(["bench", "plot", "curves.json", "-o", "x.png"], in: folder.url)
        #expect(result.code == 0 && result.output.isEmpty && result.errors.isEmpty, "\(result.errors)")
        let pixels = try decoded("x.png", in: folder)
        #expect(try count(PlotScene.colors[0], in: pixels) > 1000)
        // Series without points are named too.
        let (named, spotted) = try (
            count(PlotScene.colors[1], in: pixels), count(PlotScene.colors[2], in: pixels)
        )
        #expect(named > 50 && spotted > named && spotted < 2 * named + 500)
        #expect(try count(PlotScene.colors[3], in: pixels) == 0)
    }

    @Test func barsOfPointsAreDrawn() throws {
        let folder = try Folder()
        func pixels(_ bar: String) throws -> Int {
            try folder.write(
                """
                {"title": "t", "x": {"title": "x", "linear": true}, "y": {"title": "y"},
                 "series": [{"name": "a", "points": [[1, 10\(bar)], [2, 1, 1, 1], [3, 100]]}]}
                """, "c.json")
            let result = try Tool.run(["bench", "plot", "c.json", "-o", "c.png"], in: folder.url)
            #expect(result.code == 0, "\(result.errors)")
            return try count(PlotScene.colors[0], in: decoded("c.png", in: folder))
        }
        #expect(try pixels(", 2, 50") > pixels("") + 100)
        try folder.write(
            """
            {"title": "t", "x": {"title": "x"}, "y": {"title": "y"},
             "series": [{"name": "a", "points": [[1, 10, 3]]}]}
            """, "c.json")
        let odd = try Tool.run(["bench", "plot", "c.json", "-o", "c.png"], in: folder.url)
        #expect(odd.code == 65 && odd.errors.contains("a point has 2 numbers, or 4 with its bar, not 3"))
    }

    @Test(arguments: [(8_001, "too many points: 8001 in 1 curves where 8000 in 100 are allowed"), (0, "x")])
    func badCurvesAreNamed(points: Int, message: String) throws {
        let folder = try Folder()
        let list = Array(repeating: "[1, 2]", count: points).joined(separator: ",")
        let series = points == 0 ? "" : "\"series\": [{\"name\": \"a\", \"points\": [\(list)]}],"
        try folder.write("{\"title\": \"t\", \(series) \"x\": {\"title\": 1}}", "c.json")
        let result = try Tool.run(["bench", "plot", "c.json", "-o", "x.png"], in: folder.url)
        #expect(result.code == 65 && result.errors.hasPrefix("c.json: error: "), "\(result.errors)")
        #expect(
            !result.errors.contains("DecodingError") && result.errors.contains("`x.title`"),
            "\(result.errors)")
        guard points > 0 else { return }
        try folder.write(
            "{\"title\": \"t\", \(series) \"x\": {\"title\": \"\"}, \"y\": {\"title\": \"\"}}", "c.json")
        let other = try Tool.run(["bench", "plot", "c.json", "-o", "x.png"], in: folder.url)
        #expect(other.code == 65 && other.errors.contains(message), "\(other.errors)")
    }

    private func row(_ pixels: Int, _ sigma: Double, _ time: Double) -> BenchRow {
        BenchRow(
            "blur", input: "\(pixels)", sigma: sigma, threads: 1, pixels: pixels,
            (BenchSamples([time]), BenchSamples([1])))
    }

    @Test func oneSigmaOfSeveralSizesIsAgainstMegapixels() {
        let plot = Plot(blurs: [row(1_000_000, 20, 3), row(2_000_000, 20, 6), row(500_000, 20, 2)])
        #expect(plot.x.title == "megapixels" && plot.subtitle == "sigma of 20 pixels")
        #expect(plot.series.map(\.name) == ["blur, 1 thread", "in proportion to pixels"])
        #expect(plot.series[0].points == [[1, 3, 3, 3], [2, 6, 6, 6], [0.5, 2, 2, 2]])
        #expect(plot.series[1].points == [[0.5, 1.5], [2, 6]] && plot.series[1].isGuide == true)
        let other = Plot(blurs: [row(1_000_000, 20, 3), row(2_000_000, 10, 6)])
        #expect(other.x.title == "sigma in pixels" && other.series.count == 2)
    }

    @Test(arguments: [
        ([2.0, 90], false, [2.0, 5, 10, 20, 50, 100]),
        ([0.1, 50], false, [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50]),
        ([0.3, 0.3], false, [0.2, 0.5]),
        ([1], false, [1, 2]),
        ([0.001, 10_000], false, [0.001, 0.01, 0.1, 1, 10, 100, 1000, 10_000]),
        ([], false, [1, 10]),
        ([0, -1], false, [1, 10]),
        ([3, 48], true, [0, 10, 20, 30, 40, 50]),
        ([204_800], true, [0, 50_000, 100_000, 150_000, 200_000, 250_000]),
        ([0], true, [0, 1]),
    ]) func ticksAreRoundNumbers(values: [Double], isLinear: Bool, ticks: [Double]) {
        let scale = PlotScale(values, isLinear: isLinear)
        #expect(scale.ticks.map(PlotScale.label) == ticks.map(PlotScale.label))
        #expect(scale.position(of: scale.range.lowerBound) == 0)
        #expect(abs((scale.position(of: scale.range.upperBound) ?? 0) - 1) < 1e-12)
        #expect(isLinear || scale.position(of: 0) == nil)
    }
}
