import VitrineComparisonSettings
import VitrineGoldens
import VitrineScene
import VitrineSource
import VitrineSuiteFormat
import VitrineTestSupport

/// Suite files, with the comparators and patterns that they ask for.
public final class SuiteTarget: FuzzTarget {
    public static let name = "suites"
    private static let words = [
        "suite", "scenes", "golden", "for", "keep", "comparator", "metric", "threshold", "antialiasing",
        "backdrop",
        "pixels", "density", "window", "drift", "unlimited", "masks", "tags", "scale", "exact", "yiq",
        "oklab", "fuzzy",
        "hash", "first", "picture", "x", "y", "width", "height", "**", "*", "?", "a/**/b*?",
        "maxDifference=0-15;totalPixels=0-300", "maxDifference=9-1", "checkerboard",
    ]

    public init(folder: String) throws {}

    public func run(_ bytes: [UInt8]) -> FuzzOutcome {
        do throws(Diagnostics) {
            let suite = try SuiteFile(SourceFile(name: "suite.yaml", bytes: bytes))
            for scene in ["a.yaml", "a/b/c.yaml", String(repeating: "a/", count: 40) + "b.yaml"] {
                guard let settings = suite.settings(of: scene).comparator else { continue }
                do throws(ComparatorError) {
                    _ = try Comparators.make(settings)
                } catch  where "\(error)".isEmpty {
                    return .broken("an error without a reason")
                } catch {
                    return .rejected
                }
            }
            return .accepted
        } catch {
            return FuzzOutcome(error)
        }
    }

    public func mutated(
        _ bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
    ) -> [UInt8] {
        ValueMutation(words: Self.words).apply(to: bytes, with: other, using: &random)
    }
}
