import Foundation
import Vitrine
import VitrineScene
import VitrineText

/// Curves of time against sigma, both on logarithmic axes, drawn by our own renderer.
struct BenchPlot {
    /// One line: the rows of one input and number of threads.
    private struct Curve {
        let name: String
        let points: [(sigma: Double, time: Double)]
    }

    private static let frame = (left: 64.0, top: 64.0, width: 460.0, height: 250.0)
    private static let colors = ["#5B5BD6", "#E5484D", "#12A594", "#F76B15", "#8E4EC6", "#0090FF"]

    private let curves: [Curve]
    private let sigmas: ClosedRange<Double>
    private let times: ClosedRange<Double>

    init(_ rows: [BenchRow]) {
        var names: [String] = []
        var points: [String: [(Double, Double)]] = [:]
        for row in rows {
            guard let sigma = row.sigma, sigma > 0, row.median > 0 else { continue }
            let name = "\(row.what) \(row.input), \(row.threads) thread\(row.threads == 1 ? "" : "s")"
            if points[name] == nil { names.append(name) }
            points[name, default: []].append((sigma, row.median))
        }
        curves = names.map { name in
            Curve(name: name, points: (points[name] ?? []).sorted { $0.0 < $1.0 })
        }
        let all = curves.flatMap(\.points)
        sigmas = Self.decades(all.map(\.sigma), [1, 2, 5])
        times = Self.decades(all.map(\.time), [1, 2, 5])
    }

    func write(to path: String) throws {
        do {
            let library = FontLibrary(extraFolders: [])
            let pipeline = try ScenePipeline(path: path, options: RenderOptions(), library: library)
            let file = SourceFile(name: "plot", text: scene)
            let resolved = try pipeline.resolved(try pipeline.parsed(file), of: file)
            let picture = try pipeline.rasterised(pipeline.displayList(pipeline.laidOut(resolved)))
            try OutputFile.write(try pipeline.encoded(picture, depth: .eight), to: path)
        } catch let error as RenderError {
            throw CommandFailure(error)
        }
    }

    // MARK: The scene

    private var scene: String {
        let height = Self.frame.top + Self.frame.height + 58 + 18 * Double(curves.count)
        var text = """
            vitrine: 1
            canvas: { width: 560, height: \(Int(height)), scale: 2 }
            background: "#FBFBFD"
            foreground: "#1C1D22"
            body:
              - zstack:
            \(label("Gaussian blur", 24, 18, font: "{ size: 20, weight: bold }"))
            \(label("milliseconds against sigma in pixels", 24, 42, font: "caption", color: "secondary"))

            """
        for sigma in Self.ticks(sigmas) {
            text += line("M\(x(sigma)) \(Self.frame.top)V\(Self.frame.top + Self.frame.height)", "#E4E5EC", 1)
            text += centred(number(sigma), x(sigma), Self.frame.top + Self.frame.height + 6)
        }
        for time in Self.ticks(times) {
            text += line("M\(Self.frame.left) \(y(time))H\(Self.frame.left + Self.frame.width)", "#E4E5EC", 1)
            text += beside(number(time), y(time))
        }
        for (index, curve) in curves.enumerated() {
            let color = Self.colors[index % Self.colors.count]
            let data = curve.points.enumerated().map { "\($0 == 0 ? "M" : "L")\(x($1.sigma)) \(y($1.time))" }
            if curve.points.count > 1 { text += line(data.joined(), color, 2.5) }
            for point in curve.points {
                text +=
                    "      - circle: 8\n        fill: \"\(color)\"\n        stroke: { paint: white, width: 1.5 }\n"
                text += "        offset: { x: \(x(point.sigma) - 4), y: \(y(point.time) - 4) }\n"
            }
            let top = Self.frame.top + Self.frame.height + 36 + 18 * Double(index)
            text +=
                "      - circle: 8\n        fill: \"\(color)\"\n        offset: { x: \(Self.frame.left), y: \(top + 4) }\n"
            text += label(curve.name, Self.frame.left + 16, top, font: "caption") + "\n"
        }
        return text + "    alignment: topLeading\n    frame: { maxWidth: infinity, maxHeight: infinity }\n"
    }

    private func label(
        _ text: String, _ x: Double, _ y: Double, font: String, color: String = "primary"
    ) -> String {
        """
              - text: "\(text)"
                font: \(font)
                foreground: \(color)
                offset: { x: \(x), y: \(y) }
        """
    }

    private func centred(_ text: String, _ x: Double, _ y: Double) -> String {
        """
              - text: "\(text)"
                font: caption2
                foreground: secondary
                frame: { width: 60 }
                offset: { x: \(x - 30), y: \(y) }

        """
    }

    private func beside(_ text: String, _ y: Double) -> String {
        """
              - text: "\(text)"
                font: caption2
                foreground: secondary
                frame: { width: 52, height: 16, alignment: trailing }
                offset: { x: 4, y: \(y - 8) }

        """
    }

    private func line(_ data: String, _ color: String, _ width: Double) -> String {
        """
              - path: "\(data)"
                stroke: { paint: "\(color)", width: \(width), join: round, cap: round }

        """
    }

    // MARK: Axes

    private func x(_ sigma: Double) -> Double {
        Self.frame.left + Self.frame.width * Self.place(sigma, sigmas)
    }

    private func y(_ time: Double) -> Double {
        Self.frame.top + Self.frame.height * (1 - Self.place(time, times))
    }

    private static func place(_ value: Double, _ range: ClosedRange<Double>) -> Double {
        let span = log(range.upperBound / range.lowerBound)
        return (1000 * log(value / range.lowerBound) / span).rounded() / 1000
    }

    /// The values 1, 2 and 5 of each decade.
    private static func ticks(_ range: ClosedRange<Double>) -> [Double] {
        var ticks: [Double] = []
        var decade = pow(10, floor(log10(range.lowerBound)))
        while decade <= range.upperBound * 1.0001 {
            ticks += [1, 2, 5].map { $0 * decade }
            decade *= 10
        }
        return ticks.filter { $0 >= range.lowerBound * 0.9999 && $0 <= range.upperBound * 1.0001 }
    }

    /// The nearest ticks around all values.
    private static func decades(_ values: [Double], _ steps: [Double]) -> ClosedRange<Double> {
        guard let low = values.min(), let high = values.max(), low > 0 else { return 1...10 }
        func floor(_ value: Double) -> Double {
            let decade = pow(10, Foundation.floor(log10(value)))
            return (steps.last { $0 * decade <= value * 1.0001 } ?? 1) * decade
        }
        let lower = floor(low)
        var upper = floor(high)
        if upper < high * 0.9999 {
            let next = ticks(upper...upper * 3).dropFirst().first
            upper = next ?? upper * 2
        }
        return lower...max(upper, lower * 2)
    }

    private func number(_ value: Double) -> String {
        value >= 1 ? "\(Int(value.rounded()))" : String(format: "%g", value)
    }
}
