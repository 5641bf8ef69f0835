extension IconSet {
    /// The places of layers in the order in which a variable value lights them, from 0, from the bottom layer
    /// on.
    ///
    /// `-` is a layer that is always lit; `0+` one whose figures are lit one after the other, from 0;
    /// `0,0,1,1` gives each figure its place.
    static let variableOrders: [String: [Substring]] = table(
        """
        wifi: 2 1 0 0
        cellularbars: 0 1 2 3
        wave.3.left wave.3.right wave.3.backward wave.3.forward: 0 1 2
        chart.bar: 0+
        chart.bar.fill: 0+ 0+
        chart.bar.xaxis: 0+ -
        speaker.wave.1: - 0
        speaker.wave.1.fill: - - 0
        speaker.wave.2: - 0 1
        speaker.wave.2.fill: - - 0 1
        speaker.wave.3: - 0 1 2
        speaker.wave.3.fill: - - 0 1 2
        person.wave.2: - 0+
        person.wave.2.fill: - - 0+
        antenna.radiowaves.left.and.right: - - 0 1
        dot.radiowaves.left.and.right: - 0 1
        dot.radiowaves.right dot.radiowaves.forward: - 0+
        dot.radiowaves.up.forward: - 0 1 2
        iphone.radiowaves.left.and.right: - 0,0,1,1
        bell.and.waves.left.and.right: - 0,0,1,1
        bell.and.waves.left.and.right.fill: - - - 0,0,1,1
        sensor.tag.radiowaves.forward: - - 0+
        sensor.tag.radiowaves.forward.fill: - - - 0+
        badge.plus.radiowaves.right badge.plus.radiowaves.forward: - - 0 1
        airplayaudio: - - 0 2 1
        touchid: 0 1 2 3
        aqi.low aqi.medium aqi.high: 0 1
        rainbow: 2 1 0
        target: 2 1 0
        rays: 0+
        slowmo: 0,2,4,6,8,10,12,14 1,3,5,7,9,11,13,15 -
        timelapse: - - 0+
        wand.and.rays: - 0+
        waveform water.waves: 0+
        waveform.circle: - 0+
        waveform.circle.fill: - - 0+
        ellipsis: 0+
        ellipsis.circle: - 0+
        ellipsis.circle.fill: - - 0+
        humidity: - 0+
        humidity.fill: - - 0+
        shower: - -,0,1,2,0,1,2
        thermometer thermometer.medium thermometer.high: - 0 -
        square.stack.3d.up square.3.layers.3d: 0 - - 1 - 2
        square.stack.3d.up.fill: 0 0 - - 1 1 - - 2 2
        battery.100 battery.100percent: - 0 -
        """)
}
