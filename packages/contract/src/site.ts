import Type, { type Static } from 'typebox'

/**
 * Which generator draws memes: the built-in scene composer, or a model that the operator connected.
 */
const GeneratorKind = Type.Union([Type.Literal('built-in'), Type.Literal('model')])

const OptionalText = Type.Optional(Type.Unsafe<string | undefined>(Type.String()))

/** The part of the operator's configuration that the web app needs. */
export const Site = Type.Object({
  siteName: Type.String(),
  watermarkText: Type.String(),
  maxUploadBytes: Type.Integer(),
  generator: GeneratorKind,
  version: Type.String(),
  /** The first 12 digits of the commit that runs, if it is known. */
  commit: Type.Optional(Type.String()),
  /** A line for the top of every page. */
  announcement: Type.Optional(Type.String()),
  /** Whether nothing can be changed at the moment. */
  readOnly: Type.Optional(Type.Literal(true)),
  /** Why not everyone may sign up, as a sentence; empty or missing where everyone may. */
  signUpLine: OptionalText,
  /** The e-mail address of the people who run the site. */
  contact: OptionalText,
  /** The operator's own pages, in place of those of this site. */
  helpUrl: OptionalText,
  privacyUrl: OptionalText,
  termsUrl: OptionalText,
})
export type Site = Static<typeof Site>

/** The operator's own pages. */
export type PageUrls = Pick<Site, 'helpUrl' | 'privacyUrl' | 'termsUrl'>

/** What the web app reads of it. */
export type SiteSettings = PageUrls &
  Pick<
    Site,
    'contact' | 'generator' | 'maxUploadBytes' | 'signUpLine' | 'siteName' | 'watermarkText'
  >
