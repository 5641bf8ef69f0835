/// What symbols mean, in the words in which people and other icon sets look for them.
enum IconMeanings {
    /// The symbols of each word, the likeliest first.
    static let table: [String: [String]] = {
        var found: [String: [String]] = [:]
        for line in text.split(separator: "\n") {
            let sides = line.split(separator: ":")
            guard sides.count == 2 else { continue }
            let symbols = sides[1].split(separator: " ").map(String.init)
            for word in sides[0].split(separator: " ") { found[String(word), default: []] += symbols }
        }
        return found
    }()

    private static let text = """
        bug insect debug: ladybug ant
        cut trim crop: scissors crop
        asthma: inhaler lungs
        rugby: rugbyball figure.rugby
        snowboarding: snowboard figure.snowboarding
        parka blazer cardigan: jacket coat
        motor: engine.combustion car
        spirit bubblelevel: level
        qr qrcode: qrcode qrcode.viewfinder
        coupon voucher pass: ticket tag percent
        error failure failed: exclamationmark.triangle exclamationmark.octagon xmark.octagon xmark.circle
        heartrate pulse heartbeat ecg cardio: waveform.path.ecg heart bolt.heart
        darkmode lightmode appearance: moon circle.lefthalf.filled sun.max
        login signin: person.crop.circle rectangle.portrait.and.arrow.forward key
        navigation wayfinding: location.north arrow.triangle.turn.up.right.diamond location map
        blood donor: drop
        baby child kid: figure.and.child.holdinghands stroller
        wifi hotspot: wifi personalhotspot
        maps atlas: map mappin.and.ellipse
        vote poll survey: checkmark.square chart.bar list.bullet.clipboard
        vaccine injection: syringe
        pill medicine drug medication pharmacy: pills cross.vial pill
        ruler measure size dimensions: ruler
        science lab chemistry experiment: flask testtube.2 atom
        add new create: plus plus.circle plus.square
        alert warning caution danger: exclamationmark.triangle exclamationmark.circle bell
        ai magic assistant: sparkles wand.and.stars brain
        analytics statistics stats graph dashboard: chart.bar chart.line.uptrend.xyaxis chart.pie gauge
        ascending descending sort: arrow.up.arrow.down line.3.horizontal.decrease
        attach attachment clip: paperclip
        avatar user account profile contact: person person.crop.circle person.circle
        back previous: chevron.left arrow.left backward.end
        bank finance: building.columns dollarsign.circle banknote
        basket buy checkout shop shopping store: cart bag basket storefront
        bin delete garbage remove trashcan: trash xmark.bin minus.circle
        bluetooth wireless signal: wifi antenna.radiowaves.left.and.right dot.radiowaves.left.and.right
        brightness light daylight: sun.max lightbulb
        burger hamburger menu: line.3.horizontal ellipsis list.bullet
        calculator maths: plus.forwardslash.minus function sum x.squareroot
        cash money coin payment pay price: dollarsign.circle banknote creditcard eurosign.circle
        chat comment conversation dm sms: message bubble.left bubble.left.and.bubble.right
        cancel close dismiss cross: xmark xmark.circle
        check done ok tick success confirm: checkmark checkmark.circle checkmark.seal
        clear erase: eraser xmark.circle.fill delete.left
        code developer programming: chevron.left.forwardslash.chevron.right curlybraces terminal
        cog preferences settings options configure: gearshape gear slider.horizontal.3
        coffee cafe drink tea: cup.and.saucer mug wineglass
        community group people team users friends: person.2 person.3
        computer desktop monitor screen: desktopcomputer display laptopcomputer
        copy duplicate clone: doc.on.doc square.on.square
        database storage server: cylinder.split.1x2 externaldrive server.rack
        date schedule event day: calendar calendar.badge.plus
        delivery shipping package parcel: shippingbox truck.box
        direction directions navigate route: arrow.triangle.turn.up.right.diamond location map
        dislike downvote: hand.thumbsdown
        document file page paper: doc doc.text
        download save: square.and.arrow.down arrow.down.circle icloud.and.arrow.down
        edit write compose rename: pencil square.and.pencil
        education school learn study: graduationcap book books.vertical
        email mail inbox: envelope tray
        exercise fitness gym sport workout: dumbbell figure.run figure.walk
        exit logout leave signout: rectangle.portrait.and.arrow.right door.left.hand.open
        expand fullscreen maximize enlarge: arrow.up.left.and.arrow.down.right
        collapse minimize shrink: arrow.down.right.and.arrow.up.left
        explore discover compass browser: safari location.north binoculars
        favourite favorite love like: heart star hand.thumbsup
        rate rating review: star star.leadinghalf.filled
        feedback support: questionmark.bubble exclamationmark.bubble
        filter funnel: line.3.horizontal.decrease line.3.horizontal.decrease.circle
        fingerprint biometric: touchid faceid
        fire hot streak trending: flame chart.line.uptrend.xyaxis
        flash lightning power energy electricity: bolt powerplug
        flight plane travel trip: airplane airplane.departure suitcase
        food restaurant eat meal dining: fork.knife takeoutbag.and.cup.and.straw
        cutlery recipe: fork.knife menucard
        forward next: chevron.right arrow.right forward.end
        game games play: gamecontroller play dice
        garden plant nature eco: leaf tree camera.macro
        gallery image picture photos: photo photo.on.rectangle
        gps pin place position marker address: mappin mappin.and.ellipse location
        health medical doctor hospital: heart.text.square cross.case stethoscope
        hearing audio sound volume: speaker.wave.2 ear headphones
        help faq support question: questionmark.circle
        hide hidden invisible: eye.slash
        show visible view preview watch: eye
        history recent undo past: clock.arrow.circlepath arrow.uturn.backward clock
        redo: arrow.uturn.forward
        home main: house
        hospital ambulance: cross.case staroflife
        hotel sleep rest: bed.double moon.zzz
        idea tip hint: lightbulb
        information about details: info.circle info
        internet web world language: globe network
        key password security secure login: key lock lock.shield
        label category price discount sale: tag percent ticket
        laundry wash: washer
        layers stack: square.stack.3d.up
        layout columns split: rectangle.split.2x1 sidebar.left
        library reading novel: books.vertical book
        live broadcast stream podcast: dot.radiowaves.left.and.right antenna.radiowaves.left.and.right
        loading refresh reload sync update: arrow.clockwise arrow.triangle.2.circlepath
        location near nearby: location mappin
        microphone record voice dictate: mic waveform record.circle
        mobile phone smartphone cellphone: iphone phone
        call telephone ring: phone
        hangup: phone.down
        more overflow kebab dots: ellipsis ellipsis.circle
        movie cinema film: film popcorn tv
        mute silent quiet: speaker.slash bell.slash mic.slash
        music song tune playlist: music.note music.note.list
        night dark sleepmode: moon moon.stars
        note notes memo: note.text square.and.pencil doc.text
        notification notifications reminder: bell bell.badge
        numbered ordered: list.number
        offline disconnected: wifi.slash icloud.slash
        office work job company business: briefcase building.2
        palette theme colour color design: paintpalette paintbrush
        parking garage: parkingsign car
        party celebrate celebration birthday: party.popper birthday.cake balloon
        paste clipboard: doc.on.clipboard clipboard
        pet animal: pawprint dog cat
        picture camera photograph: camera photo
        present reward bonus: gift rosette
        privacy protect protection safe: lock.shield shield hand.raised
        prohibited forbidden block ban: nosign hand.raised
        quote citation: quote.opening text.quote
        random mix: shuffle
        receipt invoice bill: doc.plaintext banknote
        report: flag exclamationmark.bubble chart.bar.doc.horizontal
        reply respond answer: arrowshape.turn.up.left
        scan scanner: viewfinder qrcode.viewfinder barcode.viewfinder
        search find magnifier lookup zoom: magnifyingglass
        send submit post: paperplane arrow.up.circle
        share export: square.and.arrow.up
        shirt clothes clothing fashion: tshirt
        shower bath bathroom: shower bathtub
        skip: forward.end goforward.15
        smile emoji happy mood: face.smiling
        snow cold winter: snowflake thermometer.snowflake
        stop halt: stop hand.raised
        subtitles captions: captions.bubble
        subway metro train railway: tram
        support tools repair fix: wrench.and.screwdriver hammer
        swap exchange transfer: arrow.left.arrow.right arrow.2.squarepath
        swim pool: figure.pool.swim water.waves
        table spreadsheet cells: tablecells
        task tasks todo: checklist list.bullet checkmark.circle
        taxi cab vehicle drive automobile: car
        television movie: tv
        temperature: thermometer.medium thermometer.sun thermometer.snowflake
        weather forecast: cloud.sun sun.max cloud cloud.rain cloud.bolt.rain cloud.snow wind cloud.fog
        storm thunder thunderstorm: cloud.bolt.rain cloud.bolt bolt tornado wind hurricane
        time hour duration: clock timer stopwatch
        toggle switch: switch.2
        translate language: translate character.bubble
        tree forest: tree leaf
        trophy award prize achievement winner: trophy medal rosette crown
        umbrella rain: umbrella cloud.rain
        unlock unlocked: lock.open
        upload: square.and.arrow.up arrow.up.circle icloud.and.arrow.up
        verified badge: checkmark.seal
        video videocam facetime: video
        wallet card: wallet.pass creditcard
        wave hello greeting: hand.wave
        wifi network hotspot: wifi personalhotspot
        wine alcohol bar: wineglass
        yoga meditate meditation mindfulness: figure.mind.and.body
        """
}
