import type { Site } from '@memesmith/contract'
import useSWR from 'swr'
import { USUAL_SITE } from './usual-site.ts'

export const SITE = '/api/site'

/** The operator's configuration, as far as the web app needs it. */
export const useSite = (): Site => useSWR<Site>(SITE).data ?? USUAL_SITE
