import CRowKernels

/// A width of vectors that there are row kernels for. All give the same bits.
package enum VectorLevel: Int, CaseIterable, Sendable {
    /// What every machine of its architecture has: SSE2 or NEON, 16 bytes.
    case baseline
    /// x86-64-v3: AVX2, 32 bytes.
    case v3
    /// x86-64-v4: AVX-512, 64 bytes.
    case v4

    /// The name that the environment variable ``variable`` takes.
    package var name: String { unsafe String(cString: vitrine_level_name(rawValue)) }

    /// The environment variable that chooses a level below the machine's.
    package static let variable = "VITRINE_SIMD"

    /// The widest level of this machine.
    package static var machine: VectorLevel { VectorLevel(rawValue: vitrine_machine_level()) ?? .baseline }

    /// The level of this process.
    package static var chosen: VectorLevel { VectorLevel(rawValue: vitrine_chosen_level()) ?? .baseline }

    /// The levels of this machine, in ascending order.
    package static var available: [VectorLevel] { allCases.filter { $0.rawValue <= machine.rawValue } }
}
