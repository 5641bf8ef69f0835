import VitrineStyle

extension Device {
    /// Returns the device with a name, as scenes have it. A device that is known beforehand is a member of
    /// the type, such as ``iphone17``.
    ///
    /// - Parameter name: The name, such as `iphone-17`.
    /// - Throws: A ``RenderError`` of the kind ``RenderError/Kind/options``, with the nearest name, if no
    ///   device has the name.
    public static func named(_ name: String) throws(RenderError) -> Device {
        guard let device = device(named: name) else {
            throw .options(.unknown(name, noun: "device", known: all.map(\.name)), scene: "")
        }
        return device
    }
}
