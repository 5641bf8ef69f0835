package enum DumpFormat: String, Sendable, CaseIterable { case text, json }
