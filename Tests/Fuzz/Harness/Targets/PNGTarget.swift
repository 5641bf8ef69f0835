import VitrineColor
import VitrineDisplayList
import VitrinePNG
import VitrinePixels
import VitrineTestSupport

/// PNG pictures: decoded, converted and written again.
public final class PNGTarget: FuzzTarget {
    public static let name = "png"
    /// Decompressing more is what limits are tested for, not fuzzing.
    static let limit = 1_000_000

    public init(folder: String) throws {}

    public func run(_ bytes: [UInt8]) -> FuzzOutcome { Self.outcome(of: bytes) }

    static func outcome(of bytes: [UInt8]) -> FuzzOutcome {
        do throws(PNG.DecodingError) {
            let file = try PNG.decode(bytes, limit: limit)
            let pixels = file.pixmap(in: .sRGB)
            guard pixels.width == file.width, pixels.height == file.height else {
                return .broken("another size")
            }
            _ = file.pixmap(in: .displayP3)
            do throws(PNG.EncodingError) {
                _ = try PNG.encode(pixels.rgba8(), text: file.text.filter(\.isValid))
            } catch {
                return .broken("a picture that is read cannot be written: \(error)")
            }
            return .accepted
        } catch {
            return "\(error)".isEmpty ? .broken("an error without a reason") : .rejected
        }
    }

    public func generated(using random: inout SeededGenerator) -> [UInt8]? {
        PNGGrammar().file(using: &random)
    }

    public func mutated(
        _ bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
    ) -> [UInt8] {
        guard Int.random(in: 0..<6, using: &random) > 0, var chunks = PNGChunks(bytes) else {
            return ByteMutation.apply(to: bytes, with: other, using: &random)
        }
        chunks.change(using: &random)
        return chunks.bytes
    }
}

/// ICC profiles, as a picture embeds them.
public final class ProfileTarget: FuzzTarget {
    public static let name = "icc"

    public init(folder: String) throws {}

    public func run(_ bytes: [UInt8]) -> FuzzOutcome {
        // The picture's kind must be the profile's: half of them are grey.
        let isGray = bytes.dropFirst(16).starts(with: Array("GRAY".utf8))
        var file = PNGChunks()
        file.all = [
            ("IHDR", PNGChunks.big(4) + PNGChunks.big(1) + [8, isGray ? 0 : 2, 0, 0, 0]),
            ("iCCP", Array("fuzz".utf8) + [0, 0] + PNGChunks.stored(bytes)),
            ("IDAT", PNGChunks.stored([0] + (0..<12).prefix(isGray ? 4 : 12).map { UInt8($0 * 21) })),
            ("IEND", []),
        ]
        return PNGTarget.outcome(of: file.bytes)
    }

    public func mutated(
        _ bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
    ) -> [UInt8] {
        TableMutation(start: 132, stride: 12, offset: 4).apply(to: bytes, with: other, using: &random)
    }
}
