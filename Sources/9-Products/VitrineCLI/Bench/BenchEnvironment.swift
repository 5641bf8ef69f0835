import Foundation
import VitrineFiles
import VitrinePixels
import VitrineRendering

/// What times depend on beside the work: two reports are comparable in milliseconds where it is the same.
struct BenchEnvironment: Codable, Sendable {
    /// The version of the tool.
    var version = VitrineRendering.version
    /// The kind of build. Debug builds are tens of times slower and say nothing about speed.
    var build: String = {
        #if DEBUG
            "debug"
        #else
            "release"
        #endif
    }()
    var system = SystemRelease.name
    /// The architecture, and the vector extensions that matter.
    var processor = ([Processor.architecture] + Processor.features).joined(separator: " ")
    /// The level of the vector kernels.
    var vectors = VectorLevel.chosen.name
    var cores = RenderOptions.allCores
    /// The processes that wanted to run in the last minute, where the system tells.
    var load = Self.currentLoad

    /// Returns `true` if times of both are of one machine and one kind of build.
    func isComparable(to other: BenchEnvironment) -> Bool {
        build == other.build && processor == other.processor && vectors == other.vectors
            && cores == other.cores
    }

    private static var currentLoad: Double? {
        (try? FileBytes.read("/proc/loadavg", limit: 1 << 12)).flatMap { bytes in
            String(decoding: bytes, as: UTF8.self).split(separator: " ").first.flatMap { Double($0) }
        }
    }
}
