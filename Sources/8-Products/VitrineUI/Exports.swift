@_exported import Vitrine
