import { calls, readAnswer, type TagCount, type Template, TOTAL_HEADER } from '@memesmith/contract'
import { request } from '../../lib/api-client.ts'
import { addressOf, type TemplateView } from './template-address.ts'

/** A part of a list of templates. */
export interface TemplatePage {
  readonly view: TemplateView
  readonly templates: readonly Template[]
  /** The number of templates on all pages. */
  readonly total: number
  /** The tags of all templates, if the server does not tell them. */
  readonly tags?: readonly TagCount[]
}

/**
 * Loads a page.
 *
 * A server that has only the list of the specification (§7) answers with all templates; they are
 * searched here.
 *
 * @throws ResponseError, or AnswerError if the response can't be used
 */
export async function loadTemplatePage(view: TemplateView, page: number): Promise<TemplatePage> {
  const response = await request(calls.listTemplates.method, addressOf(view, page))
  const templates = readAnswer(calls.listTemplates, await response.json())
  const total = response.headers.get(TOTAL_HEADER)
  return total === null
    ? await searchIn(templates, view)
    : { view, templates, total: Number(total) }
}

async function searchIn(all: readonly Template[], view: TemplateView): Promise<TemplatePage> {
  const { commonTags, createTemplateSearch } = await import('@memesmith/template-search')
  const templates = createTemplateSearch(all)(view.q ?? '', view.tag)
  return { view, templates, total: templates.length, tags: commonTags(all, all.length) }
}
