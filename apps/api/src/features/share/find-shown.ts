import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { mustVerify } from '../../config/must-verify.ts'
import type { Db } from '../../database/schema.ts'
import { pageSites } from '../../http/pages/page-site.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { getSharedMeme } from '../memes/get-meme.service.ts'
import { findAbsence } from '../moderation/moderation.repository.ts'
import { ABSENCES, gonePage } from './gone-page.ts'
import { notSharedPage } from './not-shared-page.ts'

interface ShownDependencies {
  readonly config: Config
  readonly db: Db
  readonly webAssets: WebAssets
}

type Shown =
  | { readonly meme: NonNullable<Awaited<ReturnType<typeof getSharedMeme>>> }
  | { readonly status: 403 | 404 | 410; readonly page: string }

/** The meme that everyone with the link sees, or the page that explains why they don't. */
export async function findShown(
  { config, db, webAssets }: ShownDependencies,
  request: FastifyRequest,
  shareId: string,
): Promise<Shown> {
  const site = pageSites({ siteName: config.siteName, webAssets })(request)
  const meme = await getSharedMeme(db, shareId)
  if (meme !== undefined) {
    return mustVerify(config, meme) ? { status: 403, page: notSharedPage(site) } : { meme }
  }
  const absence = await findAbsence(db, shareId)
  if (absence === undefined) return { status: 404, page: gonePage(site) }
  return { status: 410, page: gonePage(site, ABSENCES[absence]) }
}
