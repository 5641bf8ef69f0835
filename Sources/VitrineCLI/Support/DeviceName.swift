import ArgumentParser
import VitrineStyle

/// A device, given by its name. An unknown name is an error that suggests the closest one.
struct DeviceName: ExpressibleByArgument {
    let device: Device

    init?(argument: String) {
        guard let device = Device.named(argument) else { return nil }
        self.device = device
    }

    static var allValueStrings: [String] { Device.all.map(\.name) }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
