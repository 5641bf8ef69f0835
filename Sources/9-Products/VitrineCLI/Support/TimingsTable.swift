import Foundation
import VitrineRendering

/// The output of `--timings`.
enum TimingsTable {
    static func text(_ output: Renderer.Output, scene: String) -> String {
        var text = "\(scene) \(output.width)x\(output.height), \(output.bytes.count / 1024) KiB\n"
        let rows = output.timings.stages.map { ($0.name, StageTimings.milliseconds($0.duration)) }
        let total = rows.reduce(0) { $0 + $1.1 }
        for (name, time) in rows + [("total", total)] {
            text += "  \(name.padding(toLength: 14, withPad: " ", startingAt: 0))\(column(time)) ms\n"
        }
        return text
    }

    private static func column(_ milliseconds: Double) -> String {
        let tenths = Int((milliseconds * 10).rounded())
        let number = "\(tenths / 10).\(tenths % 10)"
        return String(repeating: " ", count: max(9 - number.count, 0)) + number
    }
}
