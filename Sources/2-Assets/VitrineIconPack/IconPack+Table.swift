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
        apple.logo: apple
        applelogo: apple
        arrow.3.trianglepath: recycle
        arrowshape.turn.up.left.2: reply-all
        arrowshape.turn.up.left.2.fill: reply-all-fill
        bolt.car: ev-front
        bolt.car.fill: ev-front-fill
        bubble.middle.bottom: chat-square
        bubble.middle.bottom.fill: chat-square-fill
        captions.badge: badge-cc
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
        flowchart: diagram-3
        house.badge.exclamationmark: house-exclamation
        house.badge.exclamationmark.fill: house-exclamation-fill
        house.lock: house-lock
        house.lock.fill: house-lock-fill
        iphone.homebutton: phone
        iphone.homebutton.landscape: phone-landscape
        joystick: joystick
        ladder: ladder
        logo.playstation: playstation
        logo.xbox: xbox
        macwindow.stack: window-stack
        magnet: magnet
        music.note.document: file-earmark-music
        paragraph: paragraph
        paragraphsign: paragraph
        pc: pc-display
        person.crop.document: file-earmark-person
        person.crop.document.fill: file-earmark-person-fill
        person.fill.viewfinder: person-bounding-box
        photo.on.document: file-earmark-image
        playstation.logo: playstation
        plus.circle.dashed: plus-circle-dotted
        signpost.right.and.left: signpost-split
        signpost.right.and.left.fill: signpost-split-fill
        textbox: input-cursor-text
        tropicalstorm: tropical-storm
        videoprojector: projector
        videoprojector.fill: projector-fill
        web.camera: webcam
        web.camera.fill: webcam-fill
        xbox.logo: xbox
        zipper.page: file-earmark-zip
        zipper.page.fill: file-earmark-zip-fill
        """
}
