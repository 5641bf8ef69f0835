import VitrineStyle

extension EnvironmentAxis {
    /// The device whose screen the canvas is.
    package static let device = EnvironmentAxis(
        "device", .device, path: \.device,
        summary: "The device to render on instead of the scene's canvas.",
        help: "A device to render on instead of the scene's canvas.", placeholder: "name",
        canvas: "a device, which sets size, scale and safe area",
        condition: EnvironmentCondition(
            group: .extent, summary: "a device, or several",
            test: devices.map { devices in
                { environment in devices.contains { $0.name == environment.device } }
            }),
        variants: .init(rank: 30, "devices, instead of the canvas' size", slug: \.name),
        choice: .init("Device", all: Device.all, parse: Device.device(named:), text: \.name), text: \.name,
        // The environment has the device of a canvas that has been read, with its size.
        apply: { _, _ in })

    private static let devices = Codec<[Device]>.either(
        .list(of: .device, count: 1...100), when: \.isSequence, or: Codec<Device>.device.map { [$0] })
}
