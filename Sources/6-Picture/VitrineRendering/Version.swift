/// The version of the library and of the tool, which every golden records: that of the latest release in the
/// changelog.
///
/// Its full name is `Vitrine.version`.
public let version = "0.2.0"
