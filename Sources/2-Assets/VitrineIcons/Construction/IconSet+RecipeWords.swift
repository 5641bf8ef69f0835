/// The words that the rules for names are applied to.
extension IconSet {
    /// Glyphs by the containers that enclose them.
    static let enclosed: [(IconContainer, String)] = [
        (
            .circle,
            """
            airplane ant archivebox arrow.2.squarepath arrow.backward arrow.clockwise arrow.counterclockwise
            arrow.down.backward arrow.down.forward arrow.down.left arrow.down.right arrow.down.to.line
            arrow.left.arrow.right arrow.left.to.line arrow.right.to.line arrow.triangle.2.circlepath
            arrow.triangle.branch arrow.triangle.merge arrow.turn.down.left arrow.turn.down.right
            arrow.turn.up.left arrow.turn.up.right arrow.up.and.down.and.arrow.left.and.right
            arrow.up.arrow.down arrow.up.backward arrow.up.forward arrow.up.left arrow.up.right
            arrow.up.to.line arrow.uturn.backward arrow.uturn.down arrow.uturn.forward arrow.uturn.left
            arrow.uturn.right arrow.uturn.up arrowshape.turn.up.left arrowshape.turn.up.right
            arrowtriangle.down arrowtriangle.left arrowtriangle.right arrowtriangle.up asterisk at backward
            backward.end bag bed.double bell bell.badge bell.slash bicycle bolt bolt.horizontal bolt.slash
            book book.closed bookmark books.vertical bubble.left bubble.right building.columns calendar
            camera car cart chart.line.uptrend.xyaxis chevron.backward chevron.down chevron.forward
            chevron.left chevron.left.forwardslash.chevron.right chevron.right chevron.up
            chevron.up.chevron.down circle.grid.3x3 cloud command creditcard cross cross.case curlybraces
            divide doc drop ellipsis envelope envelope.open equal eye eye.slash
            figure.2.and.child.holdinghands figure.run figure.walk film fish flag flag.checkered flame
            folder fork.knife forward forward.end fuelpump gear gearshape gift graduationcap greaterthan
            hammer hand.raised hand.thumbsdown hand.thumbsup hare headphones hourglass house infinity iphone
            key ladybug leaf lessthan lightbulb line.3.horizontal link list.bullet list.clipboard
            location.slash lock lock.open magnifyingglass map message mic mic.slash moon moon.stars multiply
            music.note newspaper nosign number paintbrush.pointed paperclip paperplane parkingsign pawprint
            pencil percent person.2 personalhotspot phone phone.down photo pills plus.forwardslash.minus
            plusminus power repeat repeat.1 return scissors shippingbox shuffle snowflake soccerball
            basketball football speaker speaker.slash speaker.wave.2 speaker.wave.3 stethoscope stop
            suit.club suit.diamond suit.heart suit.spade sun.max syringe tag target terminal theatermasks
            timer tortoise tram trash tray triangle trophy tv umbrella video video.slash viewfinder
            waveform.path.ecg wifi bitcoinsign centsign indianrupeesign rublesign wonsign francsign
            turkishlirasign dollarsign eurosign sterlingsign yensign antenna.radiowaves.left.and.right
            dot.radiowaves.left.and.right character play pause record arrow.right arrow.left arrow.forward
            arrow.up arrow.down questionmark info exclamationmark checkmark xmark plus minus airplayaudio
            airplayvideo arrow.backward.to.line arrow.down.backward.and.arrow.up.forward
            arrow.down.forward.and.arrow.up.backward arrow.down.left.and.arrow.up.right
            arrow.down.right.and.arrow.up.left arrow.forward.to.line arrow.left.and.right
            arrow.right.arrow.left arrow.up.and.down arrow.up.backward.and.arrow.down.forward
            arrow.up.forward.and.arrow.down.backward arrow.up.left.and.arrow.down.right
            arrow.up.right.and.arrow.down.left arrowshape.backward arrowshape.down arrowshape.forward
            arrowshape.left arrowshape.right arrowshape.up arrowtriangle.backward arrowtriangle.forward
            backpack baseball battery.100 battery.100percent binoculars bird briefcase bubble camera.macro
            cat chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis circle.dotted circle.hexagongrid
            clock cloud.bolt cloud.bolt.rain cloud.drizzle cloud.fog cloud.hail cloud.heavyrain cloud.moon
            cloud.moon.rain cloud.rain cloud.sleet cloud.snow cloud.sun cloud.sun.rain cricket.ball diamond
            dishwasher dog dryer eject exclamationmark.bubble figure.2 figure.child figure.fall figure.wave
            flag.2.crossed flag.slash grid handbag heart.slash house.lodge hurricane icloud iphone.gen1
            iphone.gen2 iphone.gen3 iphone.radiowaves.left.and.right iphone.slash line.horizontal.3
            mappin.and.ellipse mappin.slash microbe moon.haze mountain.2 person.crop.circle.dashed
            phone.arrow.up.right photo.artframe pin playpause popcorn recordingtape rectangle.on.rectangle
            restart sailboat shoe signpost.left signpost.right smoke sportscourt square square.and.arrow.up
            square.and.pencil staroflife steeringwheel storefront sun.dust sun.haze sun.horizon sun.rain
            sun.snow sunrise sunset tennis.racket tennisball tent thermometer.snowflake thermometer.sun
            toilet tornado trash.slash tree tshirt visionpro volleyball washer wave.3.backward
            wave.3.forward wave.3.left wave.3.right wifi.exclamationmark wind wind.snow xmark.bin hockey.puck
            moon.dust flashlight.on flashlight.off sos cloud.sun.bolt cloud.moon.bolt
            iphone.gen1.slash iphone.gen2.slash iphone.gen3.slash music.mic
            f.cursive house.and.flag message.badge moonrise moonset mph pill play.rectangle.on.rectangle
            rectangle.on.rectangle.slash rotate.3d sleep teletype tent.2 visionpro.slash
            """
        ),
        (
            .square,
            """
            arrow.backward arrow.down arrow.down.backward arrow.down.forward arrow.down.left
            arrow.down.right arrow.forward arrow.left arrow.left.arrow.right arrow.right arrow.turn.up.right
            arrow.up arrow.up.backward arrow.up.forward arrow.up.left arrow.up.right arrow.uturn.left
            arrow.up.arrow.down asterisk atom bell bitcoinsign bolt bookmark bolt.horizontal centsign
            character chevron.backward chevron.down chevron.forward chevron.left chevron.up.chevron.down
            timer chevron.right chevron.up command cross curlybraces divide dollarsign ellipsis equal
            eurosign exclamationmark eye flag flame folder function gamecontroller greaterthan heart
            heart.text indianrupeesign info leaf lessthan location lock mappin mic mic.slash moon multiply
            music.note number paperclip parkingsign pencil.and.scribble percent person person.2 photo play
            plus.forwardslash.minus plusminus power questionmark return star sterlingsign sum sun.max tag
            terminal trash tree video waveform wonsign yensign stop hand.raised list.bullet
            arrow.uturn.backward arrow.backward.to.line arrow.clockwise arrow.counterclockwise
            arrow.down.backward.and.arrow.up.forward arrow.down.forward.and.arrow.up.backward
            arrow.down.left.and.arrow.up.right arrow.down.right.and.arrow.up.left arrow.down.to.line
            arrow.forward.to.line arrow.left.and.right arrow.left.to.line arrow.right.arrow.left
            arrow.right.to.line arrow.up.and.down arrow.up.backward.and.arrow.down.forward
            arrow.up.forward.and.arrow.down.backward arrow.up.left.and.arrow.down.right
            arrow.up.right.and.arrow.down.left arrow.up.to.line arrow.uturn.down arrow.uturn.forward
            arrow.uturn.right arrow.uturn.up arrowtriangle.backward arrowtriangle.down arrowtriangle.forward
            arrowtriangle.left arrowtriangle.right arrowtriangle.up circle circle.fill cursorarrow francsign
            icloud pin poweroutlet.type.a poweroutlet.type.b poweroutlet.type.c poweroutlet.type.f
            poweroutlet.type.g poweroutlet.type.i rectangle.on.rectangle rublesign speaker square.grid.3x3
            square.grid.3x3.fill trash.slash turkishlirasign wifi cursorarrow.slash lightswitch.off
            lightswitch.on
            """
        ),
        (
            .shield,
            """
            lock checkmark xmark exclamationmark bolt minus plus person.fill star staroflife
            """
        ),
        (
            .bubble,
            """
            exclamationmark questionmark plus ellipsis star checkmark phone heart info person
            rectangle.3.group speaker.wave.2 video t
            """
        ),
        (
            .icloud,
            """
            exclamationmark checkmark xmark key link lock person bolt arrow.clockwise arrow.counterclockwise
            arrow.triangle.2.circlepath bolt.horizontal
            """
        ),
        (.octagon, "exclamationmark xmark"),
        (
            .diamond,
            """
            exclamationmark questionmark checkmark xmark plus minus arrow.up.right figure.walk
            """
        ),
        (.seal, "xmark"),
        (
            .app,
            """
            plus questionmark checkmark xmark minus exclamationmark arrow.down arrow.up.forward gift
            hand.raised nosign
            """
        ),
        (
            .tv,
            """
            play photo music.note sparkles
            """
        ),
        (
            .magnifyingglass,
            """
            plus minus 1 sparkle exclamationmark location
            """
        ),
        (
            .rectangle,
            """
            heart checkmark plus minus xmark arrow.up.right.and.arrow.down.left circle.dashed ellipsis
            list.bullet lock pause
            """
        ),
        (.message, "ellipsis plus checkmark arrow.up arrow.down"), (.doc, "arrow.up arrow.down lock"),
        (.dashedSquare, "questionmark plus"), (.stackedSquare, "plus star h j r hand.raised"),
        (.squareStack, "lock figure.run person.2"), (.rotation, "lock lock.open"),
        (
            .desktopcomputer,
            """
            lock play lock.open
            """
        ),
        (
            .laptopcomputer,
            """
            lock play lock.open
            """
        ),
        (
            .iphone,
            """
            lock lock.open
            """
        ),
        (
            .viewfinder,
            """
            creditcard doc doc.text doc.text.fill ellipsis key location location.fill plus
            """
        ),
        (
            .ipad,
            """
            lock lock.open
            """
        ),
        (
            .stack,
            """
            checkmark lock sparkles
            """
        ),
        (
            .portrait,
            """
            checkmark list.bullet minus plus xmark
            """
        ),
        (
            .triangle,
            """
            drop
            """
        ),
        (.display, "play lock lock.open"), (.applewatch, "checkmark lock lock.open exclamationmark"),
        (.heart, "arrow.clockwise arrow.down arrow.up"),
        (.video, "arrow.up.right arrow.down.left"),
    ]

    /// Symbols with a bar across them.
    static let slashed = """
        antenna.radiowaves.left.and.right bookmark bolt camera circle flag hand.raised hand.thumbsdown
        hand.thumbsup headphones heart.text.square icloud iphone key ladybug lightbulb livephoto location
        lock mappin message network person.2 photo pencil pin pip play shield square tag text.bubble tv
        video bell eye mic heart person speaker wifi person.crop.circle fuelpump personalhotspot trash
        dot.radiowaves.left.and.right applewatch cable.connector cursorarrow ev.charger eyeglasses fan
        ipad.and.iphone iphone.gen1 iphone.gen2 iphone.gen3 laptopcomputer rectangle rectangle.on.rectangle
        rectangle.portrait rectangle.split.2x1 snowflake square.3.layers.3d square.stack.3d.up star
        steeringwheel thermometer.medium visionpro water.waves waveform shield.lefthalf.filled bell.badge
        shareplay house paperplane
        """

    /// Symbols with a disc at their corner, by the glyph on it.
    static let badged: [(String, String)] = [
        (
            "plus",
            """
            bag calendar cart doc envelope externaldrive folder link list.clipboard map mic note.text person
            person.2 person.crop.circle person.crop.square phone photo rectangle rectangle.portrait
            rectangle.stack square.stack square.stack.3d.up tray video waveform icloud macwindow iphone
            applewatch clock text.book.closed apps.iphone at circle gauge gauge.medium
            gauge.with.dots.needle.bottom.50percent hourglass person.crop.rectangle
            rectangle.center.inset.filled square waveform.path pencil.tip.crop.circle memories widget.small
            widget.medium widget.large
            """
        ),
        (
            "minus",
            """
            bag calendar cart doc externaldrive folder person person.2 person.crop.circle phone photo
            rectangle.stack square.stack.3d.up square.stack cloud icloud clock at circle gauge gauge.medium
            gauge.with.dots.needle.bottom.50percent rectangle waveform waveform.path pencil.tip.crop.circle
            memories
            """
        ),
        (
            "checkmark",
            """
            calendar cart clock creditcard externaldrive folder person person.2 person.crop.circle phone doc
            envelope video shippingbox app bolt circle gear photo rectangle iphone shield.lefthalf.filled
            """
        ),
        (
            "xmark",
            """
            calendar cart externaldrive folder person person.crop.circle phone wifi doc bolt
            checkmark.circle circle clock gear mic rectangle
            """
        ),
        (
            "questionmark",
            """
            externaldrive folder person.crop.circle video wifi bag cart checkmark.circle circle clock gear
            """
        ),
        (
            "exclamationmark",
            """
            externaldrive calendar clock person.crop.circle arrow.triangle.2.circlepath wifi phone
            antenna.radiowaves.left.and.right airplayaudio airplayvideo circle speaker steeringwheel
            waveform photo
            """
        ),
        (
            "ellipsis",
            """
            message calendar person.crop.circle arrow.uturn.backward.circle arrow.uturn.left.circle camera
            doc flag keyboard tablecells video
            """
        ),
    ]

    /// Symbols with another at the bottom right, each the name's end, the other, and the bases.
    static let accompanied: [(end: String, symbol: String, bases: String)] = [
        ("badge.automatic", "a.circle.fill", "bolt fan livephoto square.stack.3d.up"),
        ("badge.camera", "camera.fill", "person.crop.square"),
        (
            "badge.clock", "clock.fill",
            """
            arrow.up.circle bolt box.truck camera cursorarrow.click doc envelope.open lock
            person.crop.circle square.and.arrow.up truck.box
            """
        ),
        ("badge.eye", "eye.fill", "keyboard"),
        ("badge.gear", "gear", "folder"),
        ("badge.gearshape", "gearshape.fill", "person.2 rectangle.on.rectangle"),
        ("badge.icloud", "icloud.fill", "externaldrive"),
        ("badge.key", "key.fill", "person.2"),
        ("badge.mic", "mic.fill", "waveform"),
        ("badge.moon", "moon.fill", "person.crop.circle"),
        (
            "badge.person.crop", "person.fill",
            "envelope externaldrive folder rectangle rectangle.stack square.on.square"
        ),
        (
            "badge.play", "play.circle.fill",
            """
            ipad ipad.gen1 ipad.gen2 ipad.landscape iphone iphone.gen1 iphone.gen2 iphone.gen3
            pano rectangle.stack
            """
        ),
        ("badge.record", "record.circle", "rectangle.dashed rectangle.inset.filled menubar.dock.rectangle"),
        ("badge.video", "video.fill", "person.crop.square"),
        ("badge.waveform", "waveform", "bell ear message phone video"),
        ("badge.wifi", "wifi", "externaldrive tv"),
        (
            "trianglebadge.exclamationmark", "exclamationmark.triangle.fill",
            """
            bolt checkmark.circle creditcard desktopcomputer door.garage.closed door.garage.open ear
            externaldrive eye
            figure.walk.motion laptopcomputer lock lock.open square.and.arrow.up square.stack.3d.up sun.max
            viewfinder shield.lefthalf.filled
            """
        ),
    ]

    /// Signs of money, which stand in circles and squares.
    static let money = """
        australsign bahtsign cedisign chineseyuanrenminbisign coloncurrencysign dongsign guaranisign
        hryvniasign kipsign lirasign manatsign millsign nairasign pesosign shekelsign tengesign tugriksign
        """

    /// What an arrow goes round, backward.
    static let circled = """
        bitcoinsign centsign dollarsign eurosign francsign indianrupeesign rublesign sterlingsign
        turkishlirasign wonsign yensign
        """
}
