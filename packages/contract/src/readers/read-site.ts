import { MAX_UPLOAD_BYTES } from '../limits.ts'
import type { Site } from '../site.ts'
import { numberIn, recordOf, textIn } from './read-json.ts'

/** What is shown until the server has said how it is configured. */
export const DEFAULT_SITE: Site = {
  siteName: 'Memesmith',
  watermarkText: 'Memesmith',
  maxUploadBytes: MAX_UPLOAD_BYTES,
  generator: 'built-in',
}

/**
 * Reads the site's configuration; what a server does not say of it is as usual.
 *
 * @throws AnswerError for an answer that is no object
 */
export function readSite(answer: unknown): Site {
  const site = recordOf(answer, 'a site')
  return {
    siteName: textIn(site, 'siteName') ?? DEFAULT_SITE.siteName,
    watermarkText: textIn(site, 'watermarkText') ?? DEFAULT_SITE.watermarkText,
    maxUploadBytes: numberIn(site, 'maxUploadBytes') ?? DEFAULT_SITE.maxUploadBytes,
    generator: site.generator === 'model' ? 'model' : DEFAULT_SITE.generator,
  }
}
