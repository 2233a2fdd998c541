import type { Site } from '@memesmith/contract'
import useSWR from 'swr'
import { USUAL_SITE } from './usual-site.ts'

export const SITE = '/api/site'

/** The operator's configuration, as far as the web app needs it and the server says it. */
export const useSite = (): Site => ({ ...USUAL_SITE, ...useSWR<Partial<Site>>(SITE).data })
