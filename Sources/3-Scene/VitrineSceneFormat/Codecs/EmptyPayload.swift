/// The payload of a node without a value, or with an empty mapping.
package struct EmptyPayload: Sendable {}
