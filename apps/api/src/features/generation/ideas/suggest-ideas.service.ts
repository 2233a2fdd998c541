import type { Ideas, IdeasInput } from '@memesmith/contract'
import { careOf, isInsult } from '@memesmith/scene-composer/care-of'
import { ideasOf } from '@memesmith/template-ideas'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../../config/config.ts'
import type { Db } from '../../../database/schema.ts'
import { inspectImage } from '../../../render/formats/inspect-picture-file.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { findTemplate } from '../../templates/catalog/templates.repository.ts'
import { layersOf } from '../../templates/catalog/templates.service.ts'
import { limitsOf } from '../generation.service.ts'
import type { Generator, OnProgress, SuggestionWanted } from '../generator.ts'
import { reserveQuota } from '../quota.ts'
import { visibleText } from '../visible-text.ts'

export interface IdeasDependencies {
  readonly config: Config
  readonly db: Db
  readonly generator: Generator
}

/** The client that waits for ideas. */
interface Watcher {
  readonly signal: AbortSignal
  readonly log: FastifyBaseLogger
  readonly onProgress: OnProgress
  /** The languages that the user reads, most wanted first. */
  readonly readers: readonly string[]
}

/**
 * Suggests words: by the model if there is one, otherwise by the composer. Nothing is stored, except that
 * the user has used the model.
 *
 * @throws AppError `generation_refused` for a topic that insults a person; that of `inspectImage`
 */
export async function suggestIdeas(
  deps: IdeasDependencies,
  userId: number,
  { topic: said = '', templateId, zones, picture, seen = [] }: IdeasInput,
  watcher: Watcher,
): Promise<Ideas> {
  const topic = visibleText(said)
  if (isInsult(topic)) {
    throw new AppError(
      'generation_refused',
      /*i18n*/ 'This topic may hurt the person it is about. Please choose another one.',
    )
  }
  if (picture !== undefined) {
    inspectImage(Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'))
  }
  watcher.onProgress('captions')
  const template = templateId === undefined ? undefined : await findTemplate(deps.db, templateId)
  const names = zones.map(({ name }) => name)
  // The composer has kind lines for this.
  if (careOf(topic) === undefined) {
    const found = await askModel(deps, userId, watcher, {
      topic,
      zones: names,
      seen,
      ...(picture !== undefined && { picture }),
      ...(template !== undefined && {
        template: {
          name: template.name,
          description: template.description,
          example: layersOf(template).map(({ text }) => text),
        },
      }),
    })
    if (found !== undefined) return { ideas: toIdeas(found), by: 'model' }
  }
  const ideas = ideasOf({
    topic,
    slug: template?.slug,
    zones: names,
    seen,
    readers: watcher.readers,
  })
  return { ideas: toIdeas(ideas), by: 'composer' }
}

const toIdeas = (ideas: readonly (readonly string[])[]): Ideas['ideas'] =>
  ideas.map((texts) => ({ texts: [...texts] }))

/** Within the user's quota. Undefined without a model, beyond the quota, or if the model failed. */
async function askModel(
  { config, db, generator }: IdeasDependencies,
  userId: number,
  { signal, log }: Watcher,
  wanted: SuggestionWanted,
) {
  if (generator.suggest === undefined) return undefined
  const reservation = await reserveQuota(db, userId, limitsOf(config)).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'too_many_requests') return undefined
    throw error
  })
  if (reservation === undefined) return undefined
  const onFailure = (failure: object) => log.error(failure, 'the model gave no ideas')
  let found: Awaited<ReturnType<typeof generator.suggest>>
  try {
    found = await generator.suggest(wanted, { signal, onFailure })
    return found
  } finally {
    // A user who did not wait has still used the model.
    const isUsed = found !== undefined || signal.aborted
    await (isUsed ? reservation.keep() : reservation.giveBack())
  }
}
