import Testing

@testable import VitrineIconDrawings
@testable import VitrineIcons

/// The names that scenes and the application's documents rely on.
private let needed = """
    magnifyingglass gear gearshape gearshape.fill sun.max sun.max.fill moon moon.fill xmark
    xmark.circle xmark.circle.fill timer square.stack.3d.up square.stack.3d.up.fill sparkles plus
    plus.circle plus.circle.fill minus minus.circle person person.fill person.circle
    person.circle.fill person.2 person.2.fill face.smiling faceid touchid exclamationmark.triangle
    exclamationmark.triangle.fill exclamationmark.circle clock clock.fill checkmark checkmark.circle
    checkmark.circle.fill checkmark.square circle circle.fill checklist list.bullet chart.bar
    chart.bar.fill chart.line.uptrend.xyaxis chart.pie arrow.right arrow.left arrow.up arrow.down
    arrow.clockwise arrow.counterclockwise arrow.up.right arrow.down.circle chevron.left chevron.right
    chevron.up chevron.down chevron.up.chevron.down ellipsis ellipsis.circle house house.fill bell
    bell.fill bell.badge bell.slash heart heart.fill star star.fill star.leadinghalf.filled flame
    flame.fill bolt bolt.fill leaf leaf.fill drop drop.fill play play.fill pause pause.fill stop
    stop.fill forward.fill backward.fill speaker.wave.2 speaker.slash music.note mic mic.fill
    camera camera.fill photo lock lock.fill lock.open key shield envelope envelope.fill message
    message.fill bubble.left phone phone.fill video calendar calendar.badge.clock bookmark
    bookmark.fill tag tag.fill folder folder.fill doc doc.text tray paperplane paperplane.fill
    square.and.arrow.up square.and.pencil pencil trash trash.fill link paperclip mappin location
    location.fill map globe wifi antenna.radiowaves.left.and.right battery.100 airplane car
    figure.run figure.walk dumbbell dumbbell.fill book book.fill graduationcap briefcase cart
    creditcard gift trophy trophy.fill crown crown.fill brain.head.profile eye eye.slash
    hand.raised hand.thumbsup slider.horizontal.3 line.3.horizontal line.3.horizontal.decrease
    square.grid.2x2 square.grid.2x2.fill rectangle.portrait.and.arrow.right repeat shuffle infinity
    questionmark questionmark.circle info.circle info.circle.fill target scope moon.stars moon.zzz
    sunrise cloud cloud.fill paintpalette paintbrush wand.and.stars iphone applewatch headphones tv
    gamecontroller cup.and.saucer fork.knife bed.double figure.mind.and.body waveform
    waveform.path.ecg lightbulb lightbulb.fill power delete.left return command textformat
    quote.opening hourglass alarm stopwatch
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)

@Suite struct IconSetTests {
    @Test func namesAreUnique() {
        var seen: Set<String> = []
        for icon in IconSet.all {
            #expect(seen.insert(icon.name).inserted, "\(icon.name) twice")
        }
    }

    @Test func namesAreSortedAndComplete() {
        #expect(IconSet.names == IconSet.names.sorted())
        #expect(Set(IconSet.names) == Set(IconSet.all.map(\.name)))
        #expect(IconSet.names.count >= 1500)
    }

    @Test func lookUpFindsEachByItsExactName() {
        for name in IconSet.names { #expect(IconSet.icon(named: name)?.name == name) }
        for stranger in ["", "Bell", "bell ", "bell.fil", "person..fill"] {
            #expect(IconSet.icon(named: stranger) == nil)
        }
    }

    @Test(arguments: needed) func neededSymbolIsThere(name: String) {
        #expect(IconSet.icon(named: name) != nil)
    }

    /// The set contains the outlines of `forward.fill` and similar symbols too. As in SF Symbols, a torch has
    /// none, and older names of what is filled in part, such as `rectangle.lefthalf.fill`, end so, too.
    @Test func filledVariantsHaveAnOutline() {
        let partial = [
            "half", "third", "quarter", ".inset", ".fill.on.", ".fill.and.", ".and.hand.point.", "stack.3d.",
            "circle.grid.cross.", "square.grid.3x3.",
        ]
        for name in IconSet.names where name.hasSuffix(".fill") && !name.hasPrefix("flashlight") {
            guard !partial.contains(where: { name.contains($0) }) else { continue }
            let base = String(name.dropLast(".fill".count))
            #expect(IconSet.icon(named: base) != nil, "\(name) without \(base)")
        }
    }

    /// Names are words and digits joined by dots, as SF Symbols has them.
    @Test func namesAreWellFormed() {
        for name in IconSet.names {
            let words = name.split(separator: ".", omittingEmptySubsequences: false)
            #expect(
                words.allSatisfy {
                    !$0.isEmpty && $0.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789".contains($0) }
                }, "\(name)")
        }
    }

    @Test func everySymbolDrawsSomething() {
        for icon in IconSet.all {
            let draws = icon.layers.contains { !$0.isCut }
            #expect(draws, "\(icon.name)")
        }
    }

    /// As in SF Symbols: badges, slashes, discs behind glyphs, waves, and accessories.
    @Test func manySymbolsHaveSeveralLevels() {
        let layered = IconSet.all.filter { $0.levels.count > 1 }
        #expect(layered.count >= 60, "\(layered.count)")
        for name in ["bell.badge", "mic.slash", "checkmark.circle.fill", "person.2.fill", "cloud.rain"] {
            #expect(IconSet.icon(named: name)?.levels == [.primary, .secondary], "\(name)")
        }
        for name in ["wifi", "speaker.wave.2", "square.stack.3d.up"] {
            #expect(IconSet.icon(named: name)?.levels.count == 3, "\(name)")
        }
    }

    /// An inlay with the level beneath it would be invisible.
    @Test func inlaysDifferFromWhatIsBeneath() {
        for icon in IconSet.all {
            var beneath: Icon.Level?
            for layer in icon.layers {
                if layer.isCut, let level = layer.level {
                    #expect(beneath != nil && level != .secondary, "\(icon.name)")
                    #expect(icon.layers[0].level != level, "\(icon.name)")
                }
                if !layer.isCut { beneath = layer.level }
            }
        }
    }
}
