import { MAX_UPLOAD_BYTES, type Site } from '@memesmith/contract'
import useSWR from 'swr'

/** What is shown until the server has said how it is configured. */
const USUAL_SITE: Site = {
  siteName: 'Memesmith',
  watermarkText: 'Memesmith',
  maxUploadBytes: MAX_UPLOAD_BYTES,
  generator: 'built-in',
}

/** The operator's configuration, as far as the web app needs it. */
export const useSite = (): Site => useSWR<Site>('/api/site').data ?? USUAL_SITE
