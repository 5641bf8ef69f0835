import Testing
import VitrineTestSupport
import VitrineThreads

@testable import VitrineDeflate
@testable import VitrinePixels

struct DeflateTests {
    /// The checksum compared with that of hand-made files, as a whole and combined from two parts.
    @Test(arguments: [0, 1, 15, 16, 17, 1000, 65535, 65536, 65537, 200_000])
    func checksumsEqualThoseOfHandMadeFiles(_ count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        for full in [false, true] {
            let bytes = (0..<count).map { _ in full ? 255 : UInt8.random(in: 0...255, using: &random) }
            let expected = HandMadePNG.stored(bytes).suffix(4).reduce(0) { $0 << 8 | UInt32($1) }
            #expect(Self.checksum(bytes).value == expected)
            let cut = count / 3
            let joined = Self.checksum(Array(bytes[..<cut])).combined(
                with: Self.checksum(Array(bytes[cut...])), count: count - cut)
            #expect(joined.value == expected)
        }
    }

    static func checksum(_ bytes: [UInt8]) -> Adler32 {
        unsafe bytes.withUnsafeBufferPointer { unsafe Adler32($0) }
    }

    /// Codes are complete (Kraft's sum is one), within the limit, and as short as Huffman's if that fits.
    @Test func huffmanCodes() {
        var random = SeededGenerator(seed: 3)
        for round in 0..<200 {
            let count = Int.random(in: 2...286, using: &random)
            // Fibonacci numbers give the deepest trees.
            var (a, b) = (UInt32(1), UInt32(1))
            let frequencies = (0..<count).map { i -> UInt32 in
                if round % 3 > 0 { return UInt32.random(in: 0...(round % 2 == 0 ? 3 : 900), using: &random) }
                if i < 40 { (a, b) = (b, a + b) }
                return i < 40 ? a : 0
            }
            let limit = count <= 19 ? 7 : 15
            let code = HuffmanCode(frequencies: frequencies, limit: limit)
            let used = code.lengths.filter { $0 > 0 }
            #expect(used.allSatisfy { $0 <= limit })
            #expect(used.reduce(0) { $0 + 1 << (limit - Int($1)) } == 1 << limit, "round \(round)")
            for (frequency, length) in zip(frequencies, code.lengths) where frequency > 0 {
                #expect(length > 0)
            }
            let ordered = zip(frequencies, code.lengths).filter { $0.0 > 0 }.sorted { $0.0 < $1.0 }
            for (rare, frequent) in zip(ordered, ordered.dropFirst()) where rare.0 < frequent.0 {
                #expect(rare.1 >= frequent.1)
            }
        }
    }

    @Test func symbolsOfLengthsAndDistances() {
        for length in 3...258 {
            let symbol = DeflateTables.lengthSymbol(length)
            #expect(symbol == DeflateTables.lengthBases.lastIndex { $0 <= length })
            let over = length - DeflateTables.lengthBases[symbol]
            #expect(over >= 0 && over < 1 << Int(DeflateTables.lengthExtraBits[symbol]))
        }
        for distance in 1...32768 {
            let symbol = DeflateTables.distanceSymbol(UInt32(distance))
            let over = distance - DeflateTables.distanceBases[symbol]
            #expect(over >= 0 && over < 1 << Int(DeflateTables.distanceExtraBits[symbol]))
        }
        #expect(DeflateTables.distanceBases.last == 24577)
    }

    /// More memory than there can be.
    @Test func wantOfMemoryIsAnError() {
        #expect(throws: OutOfMemoryError.self) { try NativeMemory(count: .max / 2) }
        #expect(throws: OutOfMemoryError.self) {
            try Workers(count: 3).mapParts(9) { () throws(OutOfMemoryError) -> Int in
                throw OutOfMemoryError()
            } _: { (memory: inout Int, index) in
                memory + index
            }
        }
    }
}
