import VitrineSceneFormat
import VitrineStyle

extension BuildContext {
    /// Returns what `build` makes at a text size, whatever the user has set.
    package func atTextSize<Result>(
        _ type: DynamicTypeSize, _ build: (BuildContext) -> Result
    ) -> Result {
        guard type != reader.environment.dynamicType else { return build(self) }
        var inner = self
        let environment = EnvironmentOverrides(options: SceneOptions(dynamicType: type))
            .applied(to: reader.environment, &inner.inherited)
        return reader.withNode(environment) { build(inner) }
    }
}
