import Testing

@testable import VitrineIcons

@Suite struct IconSearchTests {
    /// A meaning that names no symbol would be found by nobody.
    @Test func meaningsNameSymbols() {
        for (word, names) in IconMeanings.table {
            for name in names { #expect(IconSet.icon(named: name) != nil, "\(word): \(name)") }
        }
        #expect(IconMeanings.table.count >= 300)
    }

    @Test(arguments: [
        ("shopping", "cart"), ("bag", "bag"), ("settings", "gearshape"), ("delete", "trash"),
        ("heart fill", "heart.fill"), ("cloud rain", "cloud.rain"), ("verified", "checkmark.seal"),
    ])
    func searchBeginsWithTheLikeliest(text: String, first: String) {
        #expect(IconSearch.names(for: text).first == first)
    }

    @Test func searchNeedsAllWords() {
        let names = IconSearch.names(for: "arrow circle fill")
        #expect(names.count > 10)
        #expect(names.allSatisfy { $0.contains("arrow") && $0.contains("circle") && $0.hasSuffix(".fill") })
        #expect(IconSearch.names(for: "arrow nonsense").isEmpty)
        #expect(IconSearch.names(for: " ") == IconSet.names)
    }

    @Test(arguments: [
        ("shoppingCart", "cart"), ("user", "person"), ("user-solid", "person.fill"), ("fa-home", "house"),
        ("settings_outline", "gearshape"), ("trash.can", "trash"), ("bell.ring.loud", "bell"),
        ("mdi-cog", "gearshape"),
    ])
    func namesOfOtherSetsAreMeant(name: String, symbol: String) {
        #expect(IconSearch.meant(by: name) == symbol)
    }

    @Test(arguments: ["", "...", "qwertz", "fill"]) func nothingIsMeantByNothing(name: String) {
        #expect(IconSearch.meant(by: name) == nil)
    }

    @Test func exactMeaningsAreOfTheWholeName() {
        #expect(IconSearch.meant(by: "user", isExact: true) == "person")
        #expect(IconSearch.meant(by: "user.of.things", isExact: true) == nil)
    }
}
