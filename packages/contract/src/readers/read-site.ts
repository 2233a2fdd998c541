import type { SiteSettings } from '../site.ts'
import { MAX_UPLOAD_BYTES } from '../upload-bytes.ts'
import { numberIn, recordOf, textIn } from './read-json.ts'

/** The configuration until the server's answer is there. */
export const DEFAULT_SITE: SiteSettings = {
  siteName: 'Memesmith',
  watermarkText: 'Memesmith',
  maxUploadBytes: MAX_UPLOAD_BYTES,
  generator: 'built-in',
}

/**
 * Reads the site's configuration. Missing fields get the values of `DEFAULT_SITE`.
 *
 * @throws AnswerError if the answer is not an object
 */
export function readSite(answer: unknown): SiteSettings {
  const site = recordOf(answer, 'a site')
  return {
    siteName: textIn(site, 'siteName') ?? DEFAULT_SITE.siteName,
    watermarkText: textIn(site, 'watermarkText') ?? DEFAULT_SITE.watermarkText,
    maxUploadBytes: numberIn(site, 'maxUploadBytes') ?? DEFAULT_SITE.maxUploadBytes,
    generator: site.generator === 'model' ? 'model' : DEFAULT_SITE.generator,
    signUpLine: textIn(site, 'signUpLine'),
    contact: textIn(site, 'contact'),
    helpUrl: textIn(site, 'helpUrl'),
    privacyUrl: textIn(site, 'privacyUrl'),
    termsUrl: textIn(site, 'termsUrl'),
  }
}
