import { type Caption, MAX_LAYERS } from '@memesmith/meme-render'
import Type, { type Static } from 'typebox'
import { MAX_QUERY_LENGTH, MAX_TAG_LENGTH } from './collection.ts'
import { CaptionSchema } from './document.ts'
import { TEMPLATE_ORDERS, TEMPLATES_LIMIT_PATTERN, type TemplateOrder } from './gallery.ts'
import { MAX_URL_LENGTH } from './limits.ts'
import {
  MAX_TEMPLATE_DESCRIPTION_LENGTH,
  MAX_TEMPLATE_NAME_LENGTH,
  MAX_TEMPLATE_TAGS,
} from './template-limits.ts'

export const Template = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** One sentence that describes the picture; its alt text. */
  description: Type.String(),
  tags: Type.Array(Type.String()),
  imageUrl: Type.String(),
  thumbnailUrl: Type.String(),
  /** Size of the picture at `imageUrl` in pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** The number of frames of the picture: 1 unless it moves. */
  frames: Type.Integer(),
  /** The captions that a meme from it starts with, each with an example text. */
  layers: Type.Unsafe<readonly Caption[]>(Type.Array(CaptionSchema)),
  /** Like the thumbnail, with the example texts. */
  exampleUrl: Type.String(),
  /** The example texts of the first two captions. */
  example: Type.Object({ topText: Type.String(), bottomText: Type.String() }),
  /** True for a template of the signed-in user, which nobody else sees. */
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
 * The query of `GET /api/templates`: a part of the templates. Without any of these, the response is all
 * of them.
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
