import { type Caption, MAX_LAYERS, usualZones } from '@memesmith/meme-render'
import Type, { type Static } from 'typebox'
import { call, JSON_SCHEMA, WRITE_ERRORS } from './call.ts'
import { CaptionSchema } from './document.ts'
import { TEMPLATE_ORDERS, TEMPLATES_LIMIT_PATTERN, type TemplateOrder } from './gallery.ts'
import { IdParams } from './ids.ts'
import { DEFAULT_PICTURE_SIZE } from './images.ts'
import { MAX_URL_LENGTH } from './limits.ts'
import { MAX_QUERY_LENGTH, MAX_TAG_LENGTH, TagCount } from './memes.ts'
import { Text } from './schema-parts.ts'

/** Templates that one user may keep. */
export const MAX_OWN_TEMPLATES = 500
export const MAX_TEMPLATE_NAME_LENGTH = 80
export const MAX_TEMPLATE_DESCRIPTION_LENGTH = 300
export const MAX_TEMPLATE_TAGS = 12

/** The specification guarantees `id`, `name`, `description`, `tags` and `imageUrl`. */
export const Template = Type.Object({
  id: Type.Integer(),
  /** Its name in the addresses of pictures; none for a user's own, which nobody else sees. */
  slug: Type.Optional(Type.String()),
  name: Text,
  /** One sentence that describes the picture; its alt text. */
  description: Text,
  tags: Type.Array(Type.String(), { default: [] }),
  imageUrl: Type.String(),
  thumbnailUrl: Text,
  /** Size of the picture at `imageUrl` in pixels. */
  width: Type.Integer({ default: DEFAULT_PICTURE_SIZE.width }),
  height: Type.Integer({ default: DEFAULT_PICTURE_SIZE.height }),
  /** The number of frames of the picture: 1 unless it moves. */
  frames: Type.Integer({ default: 1 }),
  /** The captions that a meme from it starts with, each with an example text. */
  layers: Type.Unsafe<readonly Caption[]>(
    Type.Array(CaptionSchema, { default: usualZones('', '') }),
  ),
  /** Like the thumbnail, with the example texts. */
  exampleUrl: Text,
  /** The example texts of the first two captions. */
  example: Type.Object(
    { topText: Text, bottomText: Text },
    { default: { topText: '', bottomText: '' } },
  ),
  /** True for the signed-in user's own template, which nobody else sees. */
  isOwn: Type.Optional(Type.Unsafe<true>({ enum: [true] })),
})
export type Template = Static<typeof Template>

/** The body of `POST /api/templates`, and of `PUT`, which replaces all of it. */
export const OwnTemplateInput = Type.Object({
  /** Spaces at the ends are removed. It must not be blank. */
  name: Type.String({ maxLength: MAX_TEMPLATE_NAME_LENGTH }),
  description: Type.String({ maxLength: MAX_TEMPLATE_DESCRIPTION_LENGTH, default: '' }),
  /** Spaces at the ends are removed. Tags that differ only in case or accents are the same. */
  tags: Type.Array(Type.String({ maxLength: MAX_TAG_LENGTH }), {
    maxItems: MAX_TEMPLATE_TAGS,
    default: [],
  }),
  /** The URL that `POST /api/upload` returned. */
  imageUrl: Type.String({ maxLength: MAX_URL_LENGTH }),
  /** Captions with example texts. The default is one at the top and one at the bottom. */
  layers: Type.Optional(
    Type.Unsafe<readonly Caption[]>(Type.Array(CaptionSchema, { maxItems: MAX_LAYERS })),
  ),
})
export type OwnTemplateInput = Static<typeof OwnTemplateInput>

/**
 * The query of `GET /api/templates`, which selects some of the templates. Without any of these, the
 * response has all of them.
 */
export const TemplatesQuery = Type.Object({
  /** Only the signed-in user's own templates, all of them; none for a visitor. */
  own: Type.Optional(Type.Unsafe<'true'>({ enum: ['true'] })),
  /** Parts of words in names, descriptions and tags, also with typos; or emoji. */
  q: Type.Optional(Type.String({ maxLength: MAX_QUERY_LENGTH })),
  /** A whole tag, whatever its case and accents. */
  tag: Type.Optional(Type.String({ maxLength: MAX_TAG_LENGTH })),
  /** The default is the best match first if there is a `q`, else the order of the whole list. */
  sort: Type.Optional(Type.Unsafe<TemplateOrder>({ enum: TEMPLATE_ORDERS })),
  /** From 1 to `MAX_TEMPLATES_PER_PAGE`. The default is `TEMPLATES_PER_PAGE`. */
  limit: Type.Optional(Type.String({ pattern: TEMPLATES_LIMIT_PATTERN })),
  /** The number of templates before the first one of the response. */
  offset: Type.Optional(Type.String({ pattern: '^(0|[1-9][0-9]{0,6})$' })),
})
export type TemplatesQuery = Static<typeof TemplatesQuery>

/**
 * Without a query, all templates, the signed-in user's own first, newest first. With one, a page of
 * the templates that everybody sees: the header `Link` with `rel="next"` has the URL of the next page,
 * and `TOTAL_HEADER` the number of templates on all pages.
 */
export const listTemplates = call('GET', '/api/templates', {
  query: TemplatesQuery,
  answer: { 200: Type.Array(Template), 304: null },
  errors: ['too_many_requests'],
})

/** The tags of all templates, the most frequent first. */
export const listTemplateTags = call('GET', '/api/templates/tags', {
  answer: { 200: Type.Array(TagCount), 304: null },
  errors: ['too_many_requests'],
})

/** Another user's own template is answered like one that does not exist. */
export const getTemplate = call('GET', '/api/templates/:id', {
  params: IdParams,
  answer: { 200: Template },
  errors: ['template_not_found'],
})

/** The JSON schema of `templates.json`, for editors. */
export const templatePackSchema = call('GET', '/schemas/templates.json', {
  answer: { 200: JSON_SCHEMA },
  errors: [],
})

const OWN_TEMPLATE_ERRORS = [
  ...WRITE_ERRORS,
  'unauthorized',
  'image_not_found',
  'gone_meanwhile',
  'collection_full',
  'drawing_too_slow',
] as const

/** Adds a template of the user's own. */
export const createTemplate = call('POST', '/api/templates', {
  body: OwnTemplateInput,
  answer: { 201: Template },
  errors: OWN_TEMPLATE_ERRORS,
})

/**
 * Replaces a template of the user's own. Memes made from the template keep their picture and their
 * words.
 */
export const replaceTemplate = call('PUT', '/api/templates/:id', {
  params: IdParams,
  body: OwnTemplateInput,
  answer: { 200: Template },
  errors: [...OWN_TEMPLATE_ERRORS, 'template_not_found'],
})

/** Deletes a template of the user's own. Memes made from the template stay. */
export const deleteTemplate = call('DELETE', '/api/templates/:id', {
  params: IdParams,
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized', 'template_not_found'],
})

/** Undoes a deletion of the last `UNDO_MS`. `template_not_found` if it is too late. */
export const restoreTemplate = call('POST', '/api/templates/:id/restore', {
  params: IdParams,
  answer: { 200: Template },
  errors: [
    ...WRITE_ERRORS,
    'unauthorized',
    'template_not_found',
    'gone_meanwhile',
    'collection_full',
  ],
})
