import Testing

@testable import VitrineIconDrawings
@testable import VitrineIcons

@Suite struct IconRecipeTests {
    /// No name is promised whose parts are missing.
    @Test func everyRecipeMakesLayers() {
        for (name, recipe) in IconSet.recipes {
            #expect(recipe.layers(for: name)?.isEmpty == false, "\(name)")
        }
    }

    /// A synonym of a drawn name would never be drawn.
    @Test func synonymsNameOtherDrawings() {
        var seen: Set<String> = []
        for (name, drawing) in IconSet.synonyms + IconSet.formerNames {
            #expect(seen.insert(name).inserted && IconSet.table[name] == nil, "\(name)")
            #expect(IconSet.icon(named: name)?.layers.count == IconSet.icon(named: drawing)?.layers.count)
        }
    }

    @Test(arguments: ["bolt.circle", "12.square", "lock.shield", "plus.bubble", "checkmark.icloud"])
    func filledContainersCutTheirGlyph(name: String) throws {
        let outline = try #require(IconSet.icon(named: name))
        let solid = try #require(IconSet.icon(named: name + ".fill"))
        #expect(outline.layers.contains { !$0.isCut && $0.level == .primary })
        #expect(outline.layers.last?.level == .secondary)
        #expect(solid.layers.first?.level == .secondary && solid.layers.last?.level != nil)
        #expect(solid.layers.contains { $0.isCut && $0.level == .primary })
    }

    /// A hole of a glyph shows the container again.
    @Test func holesOfInlaysAreFilled() throws {
        let icon = try #require(IconSet.icon(named: "creditcard.circle.fill"))
        let drawn = icon.layers.dropFirst(2).filter { !$0.isCut }
        #expect(!drawn.isEmpty && drawn.allSatisfy { $0.level == .secondary })
    }

    /// The badge lies over what it hides, with a clear line between.
    @Test func badgesAreCutOut() throws {
        let icon = try #require(IconSet.icon(named: "folder.badge.plus"))
        let base = try #require(IconSet.icon(named: "folder"))
        #expect(icon.layers.count == base.layers.count + 3)
        #expect(icon.layers.suffix(3).map(\.level) == [nil, .primary, nil])
        #expect(icon.layers.prefix(base.layers.count).allSatisfy { $0.level == .secondary })
    }

    /// An arrow goes round a sign of money, and the hands of the clock are gone.
    @Test(arguments: ["dollarsign", "bahtsign", "leaf"]) func arrowsGoRound(name: String) throws {
        let icon = try #require(IconSet.icon(named: name + ".arrow.circlepath"))
        let clock = try #require(IconSet.icon(named: "clock.arrow.circlepath"))
        #expect(icon.layers.suffix(2).map(\.pathData) == clock.layers.prefix(2).map(\.pathData))
    }

    /// Each of three sheets has a picture of its own where it is filled.
    @Test func filledSheetsDiffer() {
        let pictures = ["bottom", "middle", "top"].map { part in
            IconSet.icon(named: "square.3.layers.3d.\(part).filled")?.layers.map(\.step).description
        }
        #expect(Set(pictures).count == 3 && !pictures.contains(nil))
    }

    @Test(arguments: [("a", 1), ("7", 1), ("10", 2), ("50", 2)])
    func charactersAreLines(text: String, count: Int) {
        #expect(IconCharacters.layers(text)?.count == count)
    }

    @Test(arguments: ["", "A", "tv", "123", "é"]) func otherTextsAreNoCharacters(text: String) {
        #expect(IconCharacters.layers(text) == nil)
    }

    /// Later versions of SF Symbols have other names for the same drawings, by words and by sides of reading.
    @Test(arguments: [
        ("document.badge.plus", "doc.badge.plus"), ("microphone.circle.fill", "mic.circle.fill"),
        ("arrow.trianglehead.branch.circle", "arrow.triangle.branch.circle"),
        ("arrow.trianglehead.2.clockwise.rotate.90.circle", "arrow.triangle.2.circlepath.circle"),
        ("rectangle.inset.topleading.filled", "rectangle.inset.topleft.filled"),
        ("inset.filled.trailingthird.square", "square.rightthird.inset.filled"),
        ("pointer.arrow.rays", "cursorarrow.rays"), ("cube.box.fill", "shippingbox.fill"),
        ("gearshape.arrow.trianglehead.2.clockwise.rotate.90", "gearshape.arrow.triangle.2.circlepath"),
    ])
    func laterNamesDrawTheSame(name: String, earlier: String) throws {
        let icon = try #require(IconSet.icon(named: name))
        let other = try #require(IconSet.icon(named: earlier))
        #expect(icon.layers.map(\.pathData) == other.layers.map(\.pathData))
    }

    /// Pages and charts have no `document` in their later names.
    @Test(arguments: ["document.plaintext", "document.richtext", "chart.bar.document.horizontal"])
    func wordsAreNotReplacedInOtherNames(name: String) {
        #expect(IconSet.icon(named: name) == nil)
    }

    /// The outline is drawn over the half that is left of the fill.
    @Test(arguments: IconHalf.allCases) func halvesAreFilled(half: IconHalf) throws {
        let icon = try #require(IconSet.icon(named: "capsule.\(half.rawValue).filled"))
        let outline = try #require(IconSet.icon(named: "capsule"))
        let cut = try #require(icon.layers.firstIndex { $0.isCut })
        #expect(icon.layers[cut].pathData == half.rest)
        #expect(icon.layers[(cut + 1)...].map(\.pathData) == outline.layers.map(\.pathData))
    }

    /// Lines on a body are cut where it is filled, and those beside it stay.
    @Test func outlinesAreFilledByRule() throws {
        let keyboard = try #require(IconSet.icon(named: "keyboard.chevron.compact.down.fill"))
        let outline = try #require(IconSet.icon(named: "keyboard.chevron.compact.down"))
        #expect(keyboard.layers.map(\.isCut) == [false, false, true, true, false])
        #expect(keyboard.layers.last?.pathData == outline.layers.last?.pathData)
    }

    /// What stands behind is cut where the nearer one and a clear line around it are.
    @Test func pairsStandOneBehindTheOther() throws {
        let icon = try #require(IconSet.icon(named: "car.2"))
        let cut = try #require(icon.layers.firstIndex { $0.isCut })
        #expect(icon.layers[..<cut].allSatisfy { $0.level == .secondary })
        #expect(icon.layers.contains { !$0.isCut && $0.level == .primary })
    }
}
