extension IconSet {
    /// The colors of layers in symbols of many colors, in the manner of SF Symbols.
    ///
    /// One color is that of all that is drawn. Several are those of the layers, from the bottom; `-` is the
    /// foreground. Where a layer holds several figures, `2yellow,cyan` colors them one by one. Clouds and
    /// moons are white, as in SF Symbols, where they stand before the sky.
    static let hues: [String: [Substring]] = table(
        """
        sun.max sun.max.fill sun.min.fill sun.horizon.circle sun.max.circle: yellow
        sun.horizon.fill: yellow yellow -
        sun.haze.fill: yellow yellow 5yellow,4-
        sun.dust.fill: yellow yellow 5yellow,7brown
        sun.rain.fill: yellow yellow 5yellow,3cyan
        sun.snow.fill: yellow yellow yellow cyan
        sunrise.fill sunset.fill: yellow yellow yellow - -
        moon.fill moon.stars.fill moon.zzz.fill moon.haze.fill: white
        cloud.fill cloud.fog.fill smoke.fill: white
        cloud.rain.fill cloud.heavyrain.fill cloud.drizzle.fill cloud.hail.fill: white white cyan
        cloud.sleet.fill cloud.snow.fill: white white cyan
        cloud.bolt.fill: white white - yellow yellow
        cloud.bolt.rain.fill: white white yellow,2cyan
        cloud.sun.fill: yellow yellow yellow - white white
        cloud.moon.fill: white white - white white
        cloud.sun.rain.fill: yellow yellow yellow - white white cyan
        cloud.moon.rain.fill: white white - white white cyan
        cloud.sun.bolt.fill: yellow yellow yellow - white white - yellow
        cloud.moon.bolt.fill: white white - white white - yellow
        snowflake.slash: cyan cyan - -
        wind.snow: - cyan
        rainbow: red yellow blue
        drop drop.fill: blue
        flame flame.fill: orange
        leaf leaf.fill: green
        tree: green brown
        tree.fill: green green brown
        bolt bolt.fill bolt.horizontal bolt.horizontal.fill: yellow
        bolt.slash: yellow - -
        bolt.slash.fill: yellow yellow - -
        star star.fill star.leadinghalf.filled star.slash star.slash.fill sparkle sparkles: yellow
        lightbulb.fill: yellow yellow gray
        lightbulb.led.fill: yellow yellow - gray
        light.beacon.max light.beacon.max.fill: red
        ladybug.fill: - - - - red red - -
        heart heart.fill heart.rectangle suit.heart suit.heart.fill suit.diamond suit.diamond.fill: red
        trash trash.fill trash.circle trash.square: red
        trash.slash trash.slash.fill: red
        flag flag.fill: orange
        folder folder.fill: blue
        icloud icloud.fill: blue
        location location.fill location.circle: blue
        mappin mappin.circle mappin.and.ellipse: red
        phone phone.fill phone.circle message message.fill message.circle: green
        video video.fill video.circle: green
        phone.down phone.down.fill phone.down.circle: red
        touchid: pink
        gear gearshape gearshape.fill: gray
        battery.100 battery.100percent battery.75 battery.75percent battery.50 battery.50percent: - green -
        battery.25 battery.25percent: - red -
        battery.100.bolt battery.100percent.bolt: - - green - -
        thermometer thermometer.medium thermometer.high: - red red
        thermometer.low: - red
        thermometer.snowflake: - - cyan
        thermometer.sun: - red yellow
        thermometer.sun.fill: - - red yellow
        paintpalette: - red,yellow,green,blue
        paintpalette.fill: brown brown red,yellow,green,blue
        circle.hexagongrid.fill: yellow,purple,green,pink,2blue,mint yellow,purple,green,pink,2blue,mint

        checkmark.circle.fill checkmark.square.fill plus.circle.fill plus.square.fill: green
        checkmark.shield.fill: green green white
        checkmark.seal.fill: blue blue white
        xmark.circle.fill xmark.square.fill minus.circle.fill minus.square.fill: red
        exclamationmark.circle.fill: red
        xmark.octagon.fill xmark.shield.fill: red red white
        xmark.octagon exclamationmark.octagon: red
        exclamationmark.triangle: yellow
        exclamationmark.triangle.fill: yellow yellow white white
        exclamationmark.octagon.fill: red red white white
        exclamationmark.shield.fill: yellow yellow white white
        questionmark.circle.fill info.circle.fill: blue
        heart.circle.fill heart.square.fill trash.circle.fill trash.square.fill: red
        star.circle.fill star.square.fill bolt.circle.fill bolt.square.fill sun.max.circle.fill: yellow
        leaf.circle.fill tree.circle.fill: green
        phone.circle.fill video.circle.fill message.circle.fill: green
        phone.down.circle.fill mappin.circle.fill record.circle.fill: red
        location.circle.fill folder.circle.fill drop.circle.fill icloud.circle.fill: blue
        flame.circle.fill flag.circle.fill flag.square.fill: orange

        bell.badge: - - - red
        bell.badge.fill: - - - - red
        envelope.badge: - - red
        app.badge: - red
        envelope.badge.fill: - - - - red
        app.badge.fill message.badge.fill: - - - red
        message.badge: - - red
        """)
}
