/// The names that SF Symbols makes by rule from others, as far as Vitrine has their parts.
extension IconSet {
    /// The recipes of all symbols that are made from others, by their names.
    static let recipes: [String: IconRecipe] = {
        var found: [String: IconRecipe] = [:]
        for (name, other) in synonyms { found[name] = .same(other) }
        for (container, glyphs) in enclosed {
            for glyph in words(glyphs) {
                let name = "\(glyph).\(container.rawValue)"
                found[name] = .enclosed(glyph, container, isFilled: false)
                guard hasFill(container) else { continue }
                found[name + ".fill"] = .enclosed(glyph, container, isFilled: true)
            }
        }
        for text in IconCharacters.all {
            for container in [IconContainer.circle, .square] {
                found["\(text).\(container.rawValue)"] = .enclosed(text, container, isFilled: false)
                found["\(text).\(container.rawValue).fill"] = .enclosed(text, container, isFilled: true)
            }
        }
        for (base, badge, name) in attached {
            found[name] = .badged(base, badge: badge)
        }
        for number in [45, 60, 75, 90] {
            for container in [IconContainer.backward, .forward] {
                found["\(container.rawValue).\(number)"] = .enclosed(
                    "\(number)", container, isFilled: false)
            }
        }
        for base in words(slashed) {
            found[base + ".slash"] = .slashed(base)
            if table[base + ".fill"] != nil { found[base + ".slash.fill"] = .slashed(base + ".fill") }
        }
        for (badge, bases) in badged {
            for base in words(bases) {
                found["\(base).badge.\(badge)"] = .badged(base, badge: badge)
                if table[base + ".fill"] != nil {
                    found["\(base).fill.badge.\(badge)"] = .badged(base + ".fill", badge: badge)
                }
            }
        }
        // What is drawn by hand stays.
        return found.filter { table[$0.key] == nil }
    }()

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
    }

    private static func hasFill(_ container: IconContainer) -> Bool {
        switch container {
        case .magnifyingglass, .rotation, .desktopcomputer, .laptopcomputer, .iphone, .dashedSquare,
            .backward, .forward:
            false
        default: true
        }
    }

    private static let enclosed: [(IconContainer, String)] = [
        (
            .circle,
            """
            airplane ant archivebox arrow.2.squarepath arrow.backward arrow.clockwise
            arrow.counterclockwise arrow.down.backward arrow.down.forward arrow.down.left
            arrow.down.right arrow.down.to.line arrow.left.arrow.right arrow.left.to.line
            arrow.right.to.line arrow.triangle.2.circlepath arrow.triangle.branch
            arrow.triangle.merge arrow.turn.down.left arrow.turn.down.right arrow.turn.up.left
            arrow.turn.up.right arrow.up.and.down.and.arrow.left.and.right arrow.up.arrow.down
            arrow.up.backward arrow.up.forward arrow.up.left arrow.up.right arrow.up.to.line
            arrow.uturn.backward arrow.uturn.down arrow.uturn.forward arrow.uturn.left
            arrow.uturn.right arrow.uturn.up arrowshape.turn.up.left arrowshape.turn.up.right
            arrowtriangle.down arrowtriangle.left arrowtriangle.right arrowtriangle.up asterisk
            at backward backward.end bag bed.double bell bell.badge bell.slash bicycle bolt
            bolt.horizontal bolt.slash book book.closed bookmark books.vertical bubble.left
            bubble.right building.columns calendar camera car cart chart.line.uptrend.xyaxis
            chevron.backward chevron.down chevron.forward chevron.left
            chevron.left.forwardslash.chevron.right chevron.right chevron.up
            chevron.up.chevron.down circle.grid.3x3 cloud command creditcard cross cross.case
            curlybraces divide doc drop ellipsis envelope envelope.open equal eye eye.slash
            figure.2.and.child.holdinghands figure.run figure.walk film fish flag flag.checkered
            flame folder fork.knife forward forward.end fuelpump gear gearshape gift
            graduationcap greaterthan hammer hand.raised hand.thumbsdown hand.thumbsup hare
            headphones hourglass house infinity iphone key ladybug leaf lessthan lightbulb
            line.3.horizontal link list.bullet list.clipboard location.slash lock lock.open
            magnifyingglass map message mic mic.slash moon moon.stars multiply music.note
            newspaper nosign number paintbrush.pointed paperclip paperplane parkingsign pawprint
            pencil percent person.2 personalhotspot phone phone.down photo pills
            plus.forwardslash.minus plusminus power repeat repeat.1 return scissors shippingbox
            shuffle snowflake soccerball basketball football speaker speaker.slash
            speaker.wave.2 speaker.wave.3 stethoscope stop suit.club suit.diamond suit.heart
            suit.spade sun.max syringe tag target terminal theatermasks timer tortoise tram
            trash tray triangle trophy tv umbrella video video.slash viewfinder
            waveform.path.ecg wifi bitcoinsign centsign indianrupeesign rublesign wonsign
            francsign turkishlirasign dollarsign eurosign sterlingsign yensign
            antenna.radiowaves.left.and.right dot.radiowaves.left.and.right character play pause
            record arrow.right arrow.left arrow.forward arrow.up arrow.down questionmark info
            exclamationmark checkmark xmark plus minus
            """
        ),
        (
            .square,
            """
            arrow.backward arrow.down arrow.down.backward arrow.down.forward arrow.down.left
            arrow.down.right arrow.forward arrow.left arrow.left.arrow.right arrow.right
            arrow.turn.up.right arrow.up arrow.up.backward arrow.up.forward arrow.up.left
            arrow.up.right arrow.uturn.left arrow.up.arrow.down asterisk atom bell bitcoinsign
            bolt bookmark bolt.horizontal centsign character chevron.backward chevron.down
            chevron.forward chevron.left chevron.up.chevron.down timer chevron.right chevron.up
            command cross curlybraces divide dollarsign ellipsis equal eurosign exclamationmark
            eye flag flame folder function gamecontroller greaterthan heart heart.text
            indianrupeesign info leaf lessthan location lock mappin mic mic.slash moon multiply
            music.note number paperclip parkingsign pencil.and.scribble percent person person.2
            photo play plus.forwardslash.minus plusminus power questionmark return star
            sterlingsign sum sun.max tag terminal trash tree video waveform wonsign yensign stop
            hand.raised list.bullet arrow.uturn.backward
            """
        ),
        (
            .shield,
            """
            lock checkmark xmark exclamationmark bolt minus plus person.fill star
            """
        ),
        (
            .bubble,
            "exclamationmark questionmark plus ellipsis star checkmark phone heart info person"
        ),
        (
            .icloud,
            "exclamationmark checkmark xmark key link lock person bolt arrow.clockwise arrow.counterclockwise"
        ),
        (.octagon, "exclamationmark xmark"),
        (.diamond, "exclamationmark questionmark checkmark xmark plus minus"),
        (.seal, "xmark"),
        (.app, "plus questionmark checkmark xmark minus exclamationmark arrow.down arrow.up.forward gift"),
        (.tv, "play photo music.note"),
        (.magnifyingglass, "plus minus 1 sparkle"),
        (.rectangle, "heart checkmark plus minus xmark"),
        (.message, "ellipsis plus checkmark arrow.up arrow.down"), (.doc, "arrow.up arrow.down lock"),
        (.dashedSquare, "questionmark plus"), (.stackedSquare, "plus"), (.rotation, "lock lock.open"),
        (.desktopcomputer, "lock play"),
        (.laptopcomputer, "lock play"),
        (.iphone, "lock"),
    ]

    /// Symbols with another at the bottom right: the base, the other and the name of both.
    private static let attached: [(base: String, badge: String, name: String)] = [
        ("doc.text", "magnifyingglass", "doc.text.magnifyingglass"),
        ("doc.text", "magnifyingglass", "text.page.badge.magnifyingglass"),
        ("text.justify", "magnifyingglass", "text.magnifyingglass"),
        ("waveform", "magnifyingglass", "waveform.badge.magnifyingglass"),
        ("rectangle", "magnifyingglass", "rectangle.and.text.magnifyingglass"),
        ("folder", "gearshape.fill", "folder.badge.gearshape"),
        ("folder.fill", "gearshape.fill", "folder.fill.badge.gearshape"),
        ("doc", "gearshape.fill", "doc.badge.gearshape"),
        ("doc.fill", "gearshape.fill", "doc.badge.gearshape.fill"),
        ("person", "clock.fill", "person.badge.clock"),
        ("person.fill", "clock.fill", "person.badge.clock.fill"),
        ("person", "key.fill", "person.badge.key"), ("person.fill", "key.fill", "person.badge.key.fill"),
        ("folder", "person.fill", "folder.badge.person.crop"),
        ("calendar", "heart.fill", "calendar.badge.heart"),
        ("photo", "arrow.down.circle.fill", "photo.badge.arrow.down"),
        ("photo.fill", "arrow.down.circle.fill", "photo.badge.arrow.down.fill"),
        ("doc", "clock.fill", "doc.badge.clock"), ("doc", "arrow.up.circle.fill", "doc.badge.arrow.up"),
        ("doc.fill", "arrow.up.circle.fill", "doc.badge.arrow.up.fill"),
        ("network", "lock.shield.fill", "network.badge.shield.half.filled"),
        ("lasso", "sparkles", "lasso.badge.sparkles"), ("tv", "sparkles", "sparkles.tv"),
        ("rectangle.stack", "sparkles", "sparkles.rectangle.stack"),
        ("house", "wifi", "house.badge.wifi"), ("externaldrive", "wifi", "externaldrive.badge.wifi"),
        ("rectangle.stack", "person.fill", "rectangle.stack.badge.person.crop"),
        ("exclamationmark.triangle", "eye.fill", "eye.trianglebadge.exclamationmark"),
        ("display", "exclamationmark.triangle.fill", "display.trianglebadge.exclamationmark"),
        ("icloud", "exclamationmark.triangle.fill", "icloud.trianglebadge.exclamationmark"),
        ("person", "checkmark.shield.fill", "person.badge.shield.checkmark"),
        ("person.fill", "checkmark.shield.fill", "person.badge.shield.checkmark.fill"),
        ("bubble.left", "exclamationmark.bubble.fill", "bubble.left.and.exclamationmark.bubble.right"),
        ("gearshape", "arrow.triangle.2.circlepath", "gearshape.arrow.triangle.2.circlepath"),
        ("arrow.triangle.2.circlepath", "camera.fill", "arrow.triangle.2.circlepath.camera"),
        ("envelope.fill", "dot", "envelope.badge.fill"), ("message", "dot", "message.badge"),
        ("clock", "dot", "clock.badge"), ("clock.fill", "dot", "clock.badge.fill"),
        ("ear", "checkmark", "ear.badge.checkmark"), ("person.fill", "checkmark", "person.fill.checkmark"),
        ("person.fill", "xmark", "person.fill.xmark"),
        ("person.fill", "questionmark", "person.fill.questionmark"),
        ("video.fill", "checkmark", "video.fill.badge.checkmark"),
        ("scissors", "ellipsis", "scissors.badge.ellipsis"),
        ("paperclip", "ellipsis", "paperclip.badge.ellipsis"),
        ("list.clipboard", "pencil", "pencil.and.list.clipboard"),
        ("macwindow", "hand.point.up.left.fill", "rectangle.and.hand.point.up.left"),
        ("keyboard", "ellipsis", "keyboard.badge.ellipsis"),
    ]

    private static let slashed = """
        antenna.radiowaves.left.and.right bookmark bolt camera circle flag hand.raised
        hand.thumbsdown hand.thumbsup headphones heart.text.square icloud iphone key ladybug
        lightbulb livephoto location lock mappin message network person.2 photo pencil pin pip play
        shield square tag text.bubble tv video bell eye mic heart person speaker wifi
        person.crop.circle fuelpump personalhotspot trash dot.radiowaves.left.and.right
        """

    private static let badged: [(String, String)] = [
        (
            "plus",
            """
            bag calendar cart doc envelope externaldrive folder link list.clipboard map mic
            note.text person person.2 person.crop.circle person.crop.square phone photo
            rectangle rectangle.portrait rectangle.stack square.stack square.stack.3d.up text
            tray video waveform icloud macwindow iphone applewatch clock text.book.closed
            """
        ),
        (
            "minus",
            """
            bag calendar cart doc externaldrive folder person person.2 person.crop.circle phone
            photo rectangle.stack square.stack.3d.up square.stack cloud icloud clock
            """
        ),
        (
            "checkmark",
            """
            calendar cart clock creditcard externaldrive folder person person.2
            person.crop.circle phone doc envelope video text shippingbox
            """
        ),
        (
            "xmark",
            """
            calendar cart externaldrive folder person person.crop.circle phone wifi doc
            """
        ),
        (
            "questionmark",
            "externaldrive folder person.crop.circle video wifi "
        ),
        (
            "exclamationmark",
            """
            externaldrive calendar clock person.crop.circle arrow.triangle.2.circlepath wifi
            phone antenna.radiowaves.left.and.right
            """
        ),
        ("ellipsis", "message calendar person.crop.circle"),
    ]
}
