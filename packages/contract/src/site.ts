import Type, { type Static } from 'typebox'
import { call, JPEG, PLAIN_TEXT, WEB_MANIFEST } from './call.ts'
import { MAX_UPLOAD_BYTES } from './images.ts'
import { PUBLIC_GALLERIES, type PublicGallery } from './public-lists.ts'

/** Who may sign up: anyone, people with an invitation, or nobody. */
export const SIGN_UP_POLICIES = ['open', 'invite', 'closed'] as const
export type SignUpPolicy = (typeof SIGN_UP_POLICIES)[number]

/** Why not everyone may sign up. */
export const SIGN_UP_LINES: Readonly<Record<Exclude<SignUpPolicy, 'open'>, string>> = {
  invite: 'Sign-up is by invitation here.',
  closed: 'Sign-up is closed here.',
}

const OptionalText = Type.Optional(Type.Unsafe<string | undefined>(Type.String()))

/** The configuration until the server's answer arrives. */
export const DEFAULT_SITE = {
  siteName: 'Memesmith',
  watermarkText: 'Memesmith',
  maxUploadBytes: MAX_UPLOAD_BYTES,
  generator: 'built-in',
  mp4: false,
  publicGallery: 'off',
} as const

/** The part of the operator's configuration that the web app needs. */
const SiteSettings = Type.Object({
  siteName: Type.String({ default: DEFAULT_SITE.siteName }),
  watermarkText: Type.String({ default: DEFAULT_SITE.watermarkText }),
  maxUploadBytes: Type.Integer({ default: DEFAULT_SITE.maxUploadBytes }),
  /** What generates memes: the built-in scene composer, or a model that the operator connected. */
  generator: Type.Unsafe<'built-in' | 'model'>({
    type: 'string',
    enum: ['built-in', 'model'],
    default: DEFAULT_SITE.generator,
  }),
  /** Whether memes that move are available as MP4. */
  mp4: Type.Boolean({ default: DEFAULT_SITE.mp4 }),
  /** Whether memes can be shown in public, and whether an administrator looks at them first. */
  publicGallery: Type.Unsafe<PublicGallery>({
    type: 'string',
    enum: PUBLIC_GALLERIES,
    default: DEFAULT_SITE.publicGallery,
  }),
  /** Why not everyone may sign up, as a sentence; empty or missing if everyone may. */
  signUpLine: OptionalText,
  /** The e-mail address of the people who run the site. */
  contact: OptionalText,
  /** The operator's own pages, which replace those of the software. */
  helpUrl: OptionalText,
  privacyUrl: OptionalText,
  termsUrl: OptionalText,
})
export type SiteSettings = Static<typeof SiteSettings>

export const Site = Type.Interface([SiteSettings], {
  version: Type.String(),
  /** The first 12 digits of the running commit, if known. */
  commit: Type.Optional(Type.String()),
  /** A line at the top of every page. */
  announcement: Type.Optional(Type.String()),
  /** Whether the site is read-only at the moment. */
  readOnly: Type.Optional(Type.Literal(true)),
})
export type Site = Static<typeof Site>

/** The operator's own pages. */
export type PageUrls = Pick<Site, 'helpUrl' | 'privacyUrl' | 'termsUrl'>

export const getSite = call('GET', '/api/site', {
  answer: { 200: Site },
  reads: SiteSettings,
  errors: [],
})

/** The picture that link previews show for the site itself. */
export const linkPreview = call('GET', '/link-preview.jpg', {
  answer: { 200: JPEG, 304: null },
  errors: ['busy'],
})

export const robots = call('GET', '/robots.txt', { answer: { 200: PLAIN_TEXT }, errors: [] })

export const securityContact = call('GET', '/.well-known/security.txt', {
  answer: { 200: PLAIN_TEXT },
  errors: [],
})

/** Redirects password managers to the account page. */
export const changePasswordPage = call('GET', '/.well-known/change-password', {
  answer: { 302: null },
  errors: [],
})

/** Makes the site installable as an app. */
export const webManifest = call('GET', '/manifest.webmanifest', {
  answer: { 200: WEB_MANIFEST },
  errors: [],
})

/**
 * Where the system sends a picture that is shared with the installed app: the field
 * `SHARED_PICTURE_FIELD` of a form. The service worker answers; without one, the server does, and
 * keeps nothing of the body.
 */
export const sharePicture = call('POST', '/shared-picture', {
  body: { contentType: '*/*' },
  answer: { 303: null },
  errors: [],
})
