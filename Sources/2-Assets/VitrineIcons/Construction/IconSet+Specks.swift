import VitrineIconDrawings

extension IconSet {
    /// Returns what a bar, a badge, or a nearer symbol would leave of a symbol as specks and slivers, to be
    /// cut from it.
    static func specks(of name: String) -> [Icon.Layer] {
        (specks[name] ?? []).map { disc in
            let values = disc.split(separator: ",").compactMap { Double($0) }
            return .cut(PathData.circle(values[0], values[1], values[2]))
        }
    }

    /// Discs over those specks, by the names of the symbols with the bar or the badge: x, y, and the radius
    /// on the grid.
    private static let specks: [String: [Substring]] = table(
        """
        antenna.radiowaves.left.and.right.slash: 5.5,2.5,1.2 8.9,5,1.4
        camera.slash.fill: 13.7,11.4,1
        eyeglasses.slash: 14.6,16.8,1 15.6,17.8,1
        ev.charger.slash: 10.4,6.4,1.4
        fan.slash fan.slash.fill fanblades.slash: 5.2,7.6,1.8 6.9,9.3,1.8 8.5,10.7,1.3
        fanblades.slash.fill: 5.2,7.6,1.8 6.9,9.3,1.8 8.5,10.7,1.3
        fuelpump.slash: 6.8,10.2,1.8
        headphones.slash: 16.3,19.2,1.9 17.2,20.4,1.6 18.6,21.2,1.2
        livephoto.slash: 6.5,3.8,1 3.8,6.5,1 20.2,17.5,1 17.5,20.2,1
        person.2.slash.fill: 16.9,19.9,0.7
        personalhotspot.slash: 9.7,7.3,1 14.3,16.7,1 15,11.8,1.7 9,12.2,1.7
        person.slash person.slash.fill: 17.6,14.1,1.2 18.9,15.4,1.2 20.2,16.7,1.3
        photo.slash: 6.8,9.6,1.6
        steeringwheel.slash: 13.1,10.6,1.2 14.2,11.7,1.2
        steeringwheel.slash.fill: 11.2,13.5,1.3
        thermometer.medium.slash: 12.1,9.2,0.9
        trash.slash: 3.5,6.4,1.2 12.2,9.5,0.8 14.2,17.6,1.6
        trash.slash.fill: 3.5,6.4,1.2
        water.waves.slash: 21.8,18.8,1.2
        waveform.slash: 12.3,8.6,1.5 11.7,15.4,1.5 14.6,18.2,1.7
        apps.iphone.badge.plus: 13,15.1,0.5
        book.and.wrench.fill: 12.7,22.3,0.4
        calendar.badge.heart: 13,13,1
        externaldrive.fill.badge.icloud externaldrive.fill.badge.person.crop: 21.9,12.1,1.9
        externaldrive.fill.badge.timemachine externaldrive.fill.badge.wifi: 21.9,12.1,1.9
        externaldrive.fill.trianglebadge.exclamationmark: 21.9,12.1,1.9
        fan.badge.automatic.fill: 11.5,15.2,0.6
        gear.badge.checkmark gear.badge.questionmark gear.badge.xmark: 22.3,13.3,0.7 13.5,22.3,1.2
        keyboard.badge.ellipsis: 18,12,1.4
        keyboard.badge.eye: 14.6,12,1.1
        pano.badge.play: 15.1,11.6,0.9
        shippingbox.and.arrow.backward.fill: 13.3,22.6,1
        steeringwheel.fill.badge.exclamationmark: 12.4,15.9,0.5
        tray.badge.plus: 15.5,12.7,0.8
        tray.fill.badge.plus: 23.6,14.6,0.8
        balloon.2 balloon.2.fill: 15.3,16.8,1.4
        hifispeaker.2.fill: 16.6,11.6,1.1
        simcard.2.fill: 16.4,10.1,0.7
        """)
}
