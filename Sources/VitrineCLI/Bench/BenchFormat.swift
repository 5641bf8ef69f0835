import Foundation

enum BenchFormat: String, CaseIterable, Sendable { case text, json }
