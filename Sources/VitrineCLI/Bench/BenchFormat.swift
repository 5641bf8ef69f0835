import Foundation
import Vitrine

enum BenchFormat: String, CaseIterable, Sendable { case text, json }
