import {
  calls,
  MAX_PROMPT_LENGTH,
  MAX_QUERY_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
} from '@memesmith/contract'
import { documentOfZones, MAX_LAYERS } from '@memesmith/meme-render'
import { type CallToolResult, fromJsonSchema, McpServer } from '@modelcontextprotocol/server'
import Type, { type Static, type TObject } from 'typebox'
import { wordsOf } from '../../http/pages/alt-text.ts'
import { CallFailure, type OwnApi } from '../../http/requests/own-api.ts'
import { shortenText } from '../../runtime/shorten-text.ts'
import { addTemplateResources } from './template-resources.ts'

/** Of a title that is made of the texts, in graphemes. */
const MAX_WORDS_IN_TITLE = 80
/** Maximum length of a list. */
const MAX_SHOWN = 50

const schemaOf = <Schema extends TObject>(schema: Schema) =>
  fromJsonSchema<Static<Schema>>(JSON.parse(JSON.stringify(schema)))

const Limit = Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_SHOWN }))

/** What an agent is told about a meme. */
const ShownMeme = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  shareUrl: Type.Optional(Type.Unsafe<string | undefined>(Type.String())),
  memeImageUrl: Type.String(),
  animationUrl: Type.Optional(Type.Unsafe<string | null | undefined>(Type.Any())),
})
type ShownMeme = Static<typeof ShownMeme>

/** Compiled once, because each request gets its own server. */
const INPUTS = {
  search: schemaOf(
    Type.Object({
      query: Type.Optional(
        Type.String({
          maxLength: MAX_QUERY_LENGTH,
          description: 'Words that are looked for; all are listed without.',
        }),
      ),
      limit: Limit,
    }),
  ),
  id: schemaOf(Type.Object({ id: Type.Integer({ description: 'The number that a list names.' }) })),
  meme: schemaOf(
    Type.Object({
      template_id: Type.Integer({ description: 'The id of a template, as search_templates says.' }),
      texts: Type.Array(Type.String({ maxLength: MAX_TEXT_LENGTH }), {
        maxItems: MAX_LAYERS,
        description: 'In the order of describe_template. An empty one leaves its place empty.',
      }),
      title: Type.Optional(
        Type.String({
          maxLength: MAX_TITLE_LENGTH,
          description: 'Shown with the link; the texts without it.',
        }),
      ),
    }),
  ),
  prompt: schemaOf(
    Type.Object({
      prompt: Type.String({
        minLength: 1,
        maxLength: MAX_PROMPT_LENGTH,
        description: 'What the meme is about, as a person would say it.',
      }),
    }),
  ),
}

const MadeMeme = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  share_url: Type.Optional(Type.String({ description: 'A page for people, with a preview.' })),
  picture_url: Type.String({ description: 'A PNG.' }),
  animation_url: Type.Optional(
    Type.String({ description: 'A WebP, if the meme moves. It is also there as .gif.' }),
  ),
})

const OUTPUTS = {
  templates: schemaOf(
    Type.Object({
      templates: Type.Array(
        Type.Object({
          id: Type.Integer(),
          name: Type.String(),
          description: Type.String(),
          tags: Type.Array(Type.String()),
          texts: Type.Integer({ description: 'How many texts it has.' }),
          moves: Type.Boolean(),
        }),
      ),
    }),
  ),
  template: schemaOf(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      description: Type.String(),
      texts: Type.Array(
        Type.Object({
          place: Type.String({ description: 'What the text stands for.' }),
          example: Type.String(),
        }),
      ),
    }),
  ),
  meme: schemaOf(MadeMeme),
  memes: schemaOf(Type.Object({ memes: Type.Array(MadeMeme) })),
  deleted: schemaOf(Type.Object({ deleted: Type.Integer({ description: 'Its id.' }) })),
}

interface Site {
  readonly siteName: string
  readonly version: string
  readonly origin: string
}

/** The tools of the site for the agent of a user. */
export function createServer(api: OwnApi, { siteName, version, origin }: Site): McpServer {
  const server = new McpServer({ name: siteName, version })

  server.registerTool(
    'search_templates',
    {
      title: 'Search templates',
      description: 'Finds templates by words of their name, description or tags.',
      inputSchema: INPUTS.search,
      outputSchema: OUTPUTS.templates,
      annotations: { readOnlyHint: true },
    },
    ({ query = '', limit = 10 }) =>
      answer(async () => {
        const found = await api.call(calls.listTemplates, { query: { q: query, limit } })
        return {
          templates: found
            .slice(0, limit)
            .map(({ id, name, description, tags, layers, frames }) => ({
              id,
              name,
              description,
              tags,
              texts: layers.length,
              moves: frames > 1,
            })),
        }
      }),
  )

  server.registerTool(
    'describe_template',
    {
      title: 'Describe a template',
      description: 'Says what each text of a template stands for, with an example.',
      inputSchema: INPUTS.id,
      outputSchema: OUTPUTS.template,
      annotations: { readOnlyHint: true },
    },
    ({ id }) =>
      answer(async () => {
        const template = await api.call(calls.getTemplate, { params: { id } })
        return {
          id,
          name: template.name,
          description: template.description,
          texts: template.layers.map(({ name, text }, index) => ({
            place: name ?? `Text ${index + 1}`,
            example: text,
          })),
        }
      }),
  )

  server.registerTool(
    'make_meme',
    {
      title: 'Make a meme',
      description:
        'Writes texts on a template, saves the meme for the user, and answers with its picture and a link to share.',
      inputSchema: INPUTS.meme,
      outputSchema: OUTPUTS.meme,
    },
    ({ template_id: templateId, texts, title }) =>
      answer(async () => {
        const { layers } = await api.call(calls.getTemplate, { params: { id: templateId } })
        if (texts.length > layers.length) {
          throw new CallFailure(`This template has ${layers.length} texts, not ${texts.length}.`)
        }
        const document = documentOfZones(layers, texts)
        const body = { templateId, document, title: title ?? titleOf(texts) }
        return describeMeme(await api.call(calls.createMeme, { body }), origin)
      }, pictureOf(api)),
  )

  server.registerTool(
    'generate_meme',
    {
      title: 'Generate a meme',
      description: 'Draws a meme from a description, and saves it for the user.',
      inputSchema: INPUTS.prompt,
      outputSchema: OUTPUTS.meme,
    },
    ({ prompt }) =>
      answer(async () => {
        // The web app reads only a part of it.
        const call = { ...calls.generateMeme, reads: ShownMeme }
        return describeMeme(await api.call(call, { body: { prompt } }), origin)
      }, pictureOf(api)),
  )

  server.registerTool(
    'list_my_memes',
    {
      title: 'List my memes',
      description: 'The memes of the user, the newest first, or those that have some words.',
      inputSchema: INPUTS.search,
      outputSchema: OUTPUTS.memes,
      annotations: { readOnlyHint: true },
    },
    ({ query, limit = 10 }) =>
      answer(async () => {
        const memes = await api.call(calls.listMemes, { query: { q: query, limit } })
        return { memes: memes.map((meme) => describeMeme(meme, origin)) }
      }),
  )

  server.registerTool(
    'delete_meme',
    {
      title: 'Delete a meme',
      description: 'Deletes a meme of the user, with its link.',
      inputSchema: INPUTS.id,
      outputSchema: OUTPUTS.deleted,
      annotations: { destructiveHint: true, idempotentHint: false },
    },
    ({ id }) =>
      answer(async () => {
        await api.send(calls.deleteMeme, { params: { id } })
        return { deleted: id }
      }),
  )

  addTemplateResources(server, api)
  return server
}

/** A link says more with the words than as one of many without a title. */
const titleOf = (texts: readonly string[]): string =>
  shortenText(wordsOf(texts), MAX_WORDS_IN_TITLE)

const describeMeme = (
  { id, title, shareUrl, memeImageUrl, animationUrl }: ShownMeme,
  origin: string,
) => ({
  id,
  title,
  ...(shareUrl && { share_url: new URL(shareUrl, origin).href }),
  picture_url: new URL(memeImageUrl, origin).href,
  ...(animationUrl && { animation_url: new URL(animationUrl, origin).href }),
})

type Content = CallToolResult['content']

/** The small JPEG of a meme, which is enough for a model to look at. */
const pictureOf =
  (api: OwnApi) =>
  async (result: object): Promise<Content> => {
    if (!('picture_url' in result)) return []
    const { pathname } = new URL(String(result.picture_url))
    const jpeg = await api.read(pathname.replace(/\.png$/, '.jpg'))
    return [{ type: 'image', data: jpeg.toString('base64'), mimeType: 'image/jpeg' }]
  }

/**
 * Answers with a structured result, and the same as text. The agent is told about a failure, so that it
 * can react.
 */
async function answer(
  work: () => Promise<Record<string, unknown>>,
  more: (result: object) => Promise<Content> = async () => [],
): Promise<CallToolResult> {
  try {
    const structuredContent = await work()
    const text = { type: 'text', text: JSON.stringify(structuredContent) } as const
    return { content: [text, ...(await more(structuredContent))], structuredContent }
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    return { content: [{ type: 'text', text: error.message }], isError: true }
  }
}
