import type { Ideas, IdeasInput } from '@memesmith/contract'
import { isInsult } from '@memesmith/scene-composer'
import { ideasOf } from '@memesmith/template-ideas'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../database/schema.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { findTemplate } from '../../templates/catalog/templates.repository.ts'
import type { OnProgress } from '../generator.ts'
import { visibleText } from '../visible-text.ts'

export interface IdeasDependencies {
  readonly db: Db
}

/** The client that waits for ideas. */
interface Watcher {
  readonly signal: AbortSignal
  readonly log: FastifyBaseLogger
  readonly onProgress: OnProgress
}

/**
 * Suggests words. Nothing is stored.
 *
 * @throws AppError `generation_refused` for a topic that insults a person
 */
export async function suggestIdeas(
  { db }: IdeasDependencies,
  _userId: number,
  { topic = '', templateId, zones, seen = [] }: IdeasInput,
  { onProgress }: Watcher,
): Promise<Ideas> {
  const about = visibleText(topic)
  if (isInsult(about)) {
    throw new AppError(
      'generation_refused',
      'This topic may hurt the person it is about. Please choose another one.',
    )
  }
  onProgress('captions')
  const template = templateId === undefined ? undefined : await findTemplate(db, templateId)
  const names = zones.map(({ name }) => name)
  const ideas = ideasOf({ topic: about, slug: template?.slug, zones: names, seen })
  return { ideas: ideas.map((texts) => ({ texts: [...texts] })), by: 'composer' }
}
