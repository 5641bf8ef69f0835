import Foundation
import VitrineFuzzing
import VitrineTestSupport

/// The functions that libFuzzer calls, for the target that `VITRINE_FUZZ_TARGET` names, or the program's own
/// name after `fuzz_`, as the fuzzers of OSS-Fuzz are called.
enum FuzzEngine {
    nonisolated(unsafe) static let target: any FuzzTarget = {
        let program = (CommandLine.arguments.first ?? "").split(separator: "/").last ?? ""
        let own = program.hasPrefix("fuzz_") ? String(program.dropFirst(5)) : ""
        let name = ProcessInfo.processInfo.environment["VITRINE_FUZZ_TARGET"] ?? own
        guard let kind = FuzzTargets.named(name) else {
            fatalError("no fuzz target `\(name)`; there are \(FuzzTargets.all.map { $0.name })")
        }
        do {
            return try kind.init(folder: FuzzSession.folder(for: name))
        } catch {
            fatalError("the target \(name) cannot start: \(error)")
        }
    }()
}

@_silgen_name("LLVMFuzzerMutate")
private func libFuzzerMutate(_ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ limit: Int) -> Int

/// Runs one input. A promise that does not hold ends the process, which is what libFuzzer looks for.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: size))
    do {
        if case .broken(let reason) = try FuzzEngine.target.run(bytes) { fatalError(reason) }
    } catch {
        fatalError("the target fails: \(error)")
    }
    return 0
}

/// Changes an input: with the grammar and the words of its target, or as libFuzzer does.
@_cdecl("LLVMFuzzerCustomMutator")
public func customMutator(
    _ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ limit: Int, _ seed: CUnsignedInt
) -> Int {
    var random = SeededGenerator(seed: seed)
    let choice = Int.random(in: 0..<8, using: &random)
    guard choice > 1 else { return unsafe libFuzzerMutate(data, size, limit) }
    let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: size))
    var changed = bytes
    if choice == 2, let generated = FuzzEngine.target.generated(using: &random) {
        changed = generated
    } else {
        changed = FuzzEngine.target.mutated(bytes, with: bytes, using: &random)
    }
    let kept = changed.prefix(limit)
    guard let data = unsafe data else { return 0 }
    for (index, byte) in kept.enumerated() { unsafe data[index] = byte }
    return kept.count
}
