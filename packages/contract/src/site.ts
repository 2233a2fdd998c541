import Type, { type Static } from 'typebox'

/** Which generator answers prompts: the built-in scene composer, or a model that the operator connected. */
const GeneratorKind = Type.Union([Type.Literal('built-in'), Type.Literal('model')])

/** What the web app needs to know of the operator's configuration. */
export const Site = Type.Object({
  siteName: Type.String(),
  watermarkText: Type.String(),
  maxUploadBytes: Type.Integer(),
  generator: GeneratorKind,
})
export type Site = Static<typeof Site>
