import { MAX_UPLOAD_BYTES, type Site } from '@memesmith/contract'

/** What is shown until the server has said how it is configured. */
export const USUAL_SITE: Site = {
  siteName: 'Memesmith',
  watermarkText: 'Memesmith',
  maxUploadBytes: MAX_UPLOAD_BYTES,
  generator: 'built-in',
}
