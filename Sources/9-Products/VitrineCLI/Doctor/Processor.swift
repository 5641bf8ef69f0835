import VitrineFiles

/// The processor that the tool runs on.
enum Processor {
    static var architecture: String {
        #if arch(x86_64)
            "x86_64"
        #elseif arch(arm64)
            "arm64"
        #else
            "another architecture"
        #endif
    }

    /// The names of the vector extensions that matter to pixels' speed, as the kernel lists them.
    private static let known = ["sse4_2", "avx", "avx2", "fma", "avx512f", "asimd", "sve"]

    /// The vector extensions of the processor; none where the system has no `/proc/cpuinfo`.
    static var features: [String] {
        guard let bytes = try? FileBytes.read("/proc/cpuinfo", limit: 1 << 24) else { return [] }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        // `flags` on x86, `Features` on ARM.
        let line = lines.first { $0.hasPrefix("flags") || $0.hasPrefix("Features") }
        let words = Set((line ?? "").split { $0 == " " || $0 == "\t" })
        return known.filter { words.contains(Substring($0)) }
    }
}
