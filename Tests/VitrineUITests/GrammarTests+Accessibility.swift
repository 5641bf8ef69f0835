import Testing
import Vitrine

@testable import VitrineUI

extension GrammarTests {
    @Test func modifiersForReadersAreOneValueOfTheScene() {
        expect {
            Text("25:00").accessibilityLabel("25 minutes").accessibilityHint("What is left")
                .accessibilityAddTraits([.updatesFrequently, .isHeader])
        } is: {
            Text("25:00").accessibility(
                label: "25 minutes", hint: "What is left", traits: [.updatesFrequently, .isHeader])
        }
        expect {
            Text("25:00").accessibilityValue("25").accessibilityHidden(false).accessibilitySortPriority(2)
                .accessibilityIdentifier("timer").accessibilityHeading(.h2)
                .accessibilityElement(children: .combine)
        } is: {
            Text("25:00").accessibility(
                value: "25", hidden: false, heading: 2, sortPriority: 2, children: .combine,
                identifier: "timer")
        }
        expect {
            Text("Today").accessibilityHeading(.unspecified)
        } is: {
            Text("Today").accessibility(heading: true)
        }
    }

    /// As in SwiftUI, the outer of two modifiers of a kind acts on what the inner has made.
    @Test func aSecondLabelIsAroundTheFirst() {
        expect {
            Text("a").accessibilityLabel("b").accessibilityLabel("c")
        } is: {
            Text("a").accessibility(label: "b").accessibility(label: "c")
        }
    }
}
