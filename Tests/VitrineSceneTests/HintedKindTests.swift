import Testing
import VitrineComponents
import VitrineJSON
import VitrineScene
import VitrineSource

@testable import VitrineHints

/// Hints name kinds of nodes, and the registry of kinds has them all.
@Suite struct HintedKindTests {
    private static let kinds = SceneLanguage.builtIn.kinds

    @Test(arguments: HintedKind.allCases) func kindsOfHintsAreRegistered(kind: HintedKind) {
        #expect(Self.kinds.contains { $0.name == kind.rawValue })
        #expect(HintedKind(Noun.kind(kind)) == kind)
    }

    /// What stands alone after the colon of a kind has a name among its keys.
    @Test func valueKeysAreKeysOfTheirKinds() {
        let named = Self.kinds.filter { $0.valueKey != nil }
        #expect(named.count == 25)
        for kind in named {
            #expect(kind.valueKey.map(kind.payload.hasProperty) == true, "\(kind.name)")
        }
    }
}
