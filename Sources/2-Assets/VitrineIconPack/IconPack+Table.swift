extension IconPack {
    /// The names of SF Symbols that the pack has a picture for, each with the name of its file.
    ///
    /// Each was looked at twice beside what its name means; what is only like it is not here. Names that
    /// Vitrine draws itself are not here, either.
    package static let table: [String: String] = {
        var found: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let sides = line.split(separator: ":")
            guard sides.count == 2 else { continue }
            found[String(sides[0])] = String(sides[1].drop { $0 == " " })
        }
        return found
    }()

    private static let text = """
        4k.tv: badge-4k
        4k.tv.fill: badge-4k-fill
        align.horizontal.center: align-center
        align.horizontal.right: align-end
        align.vertical.bottom: align-bottom
        align.vertical.center: align-middle
        align.vertical.top: align-top
        apple.logo: apple
        applelogo: apple
        arkit: badge-ar
        arrow.3.trianglepath: recycle
        arrow.up.right.square.on.square: box-arrow-up-right
        arrowshape.turn.up.left.2: reply-all
        arrowshape.turn.up.left.2.fill: reply-all-fill
        bolt.car: ev-front
        bolt.car.fill: ev-front-fill
        bubble.middle.bottom: chat-square
        bubble.middle.bottom.fill: chat-square-fill
        captions.badge: badge-cc
        creditcard.and.123: credit-card-2-front
        distribute.horizontal: distribute-horizontal
        distribute.vertical: distribute-vertical
        doc.text.below.ecg: file-earmark-medical
        doc.text.below.ecg.fill: file-earmark-medical-fill
        doc.text.image: file-earmark-richtext
        doc.text.image.fill: file-earmark-richtext-fill
        doc.zipper: file-earmark-zip
        doc.zipper.fill: file-earmark-zip-fill
        dpad: dpad
        dpad.fill: dpad-fill
        ear.fill: ear-fill
        easel: easel
        easel.fill: easel-fill
        esim: sim
        esim.fill: sim-fill
        externaldrive.connected.to.line.below: hdd-network
        externaldrive.connected.to.line.below.fill: hdd-network-fill
        eyedropper.halffull: eyedropper
        flowchart: diagram-3
        globe.asia.australia: globe-asia-australia
        globe.asia.australia.fill: globe-asia-australia
        globe.central.south.asia: globe-central-south-asia
        globe.central.south.asia.fill: globe-central-south-asia
        globe.europe.africa: globe-europe-africa
        globe.europe.africa.fill: globe-europe-africa
        hand.point.up.fill: hand-index-fill
        heart.text.clipboard: clipboard2-heart
        heart.text.clipboard.fill: clipboard2-heart-fill
        house.badge.exclamationmark: house-exclamation
        house.badge.exclamationmark.fill: house-exclamation-fill
        house.lock: house-lock
        house.lock.fill: house-lock-fill
        house.slash: house-slash
        house.slash.fill: house-slash-fill
        iphone.homebutton: phone
        iphone.homebutton.landscape: phone-landscape
        joystick: joystick
        ladder: ladder
        logo.playstation: playstation
        logo.xbox: xbox
        macwindow.stack: window-stack
        magnet: magnet
        medal.star: award
        medal.star.fill: award-fill
        music.note.document: file-earmark-music
        opticaldiscdrive: disc
        opticaldiscdrive.fill: disc-fill
        paperplane.slash: send-slash
        paragraph: paragraph
        paragraphsign: paragraph
        pc: pc-display
        pencil.tip: pen
        person.crop.document: file-earmark-person
        person.crop.document.fill: file-earmark-person-fill
        person.fill.viewfinder: person-bounding-box
        phone.arrow.right: telephone-outbound
        phone.arrow.right.fill: telephone-outbound-fill
        phone.fill.arrow.right: telephone-outbound-fill
        photo.on.document: file-earmark-image
        playstation.logo: playstation
        plus.circle.dashed: plus-circle-dotted
        plus.rectangle.on.folder: folder-plus
        plus.viewfinder: plus-square-dotted
        rectangle.grid.1x3: view-list
        rectangle.portrait.and.arrow.left: box-arrow-in-left
        rectangle.portrait.on.rectangle.portrait: files
        rosette.fill: award-fill
        sidebar.squares.leading: window-sidebar
        sidebar.squares.left: window-sidebar
        signpost.right.and.left: signpost-split
        signpost.right.and.left.fill: signpost-split-fill
        square.fill.on.square: front
        square.filled.on.square: front
        textbox: input-cursor-text
        tray.2.fill: inboxes-fill
        tropicalstorm: tropical-storm
        uiwindow.split.2x1: window-split
        videoprojector: projector
        videoprojector.fill: projector-fill
        wand.and.outline: magic
        web.camera: webcam
        web.camera.fill: webcam-fill
        xbox.logo: xbox
        zipper.page: file-earmark-zip
        zipper.page.fill: file-earmark-zip-fill
        """
}
