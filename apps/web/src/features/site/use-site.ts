import { DEFAULT_SITE, endpoints, type Site } from '@memesmith/contract'
import useSWR from 'swr'
import { createLoader } from '../../lib/api-client.ts'

export const SITE = endpoints.getSite.path

const loadSite = createLoader(endpoints.getSite)

/** The operator's configuration, as far as the web app needs it and the server says it. */
export const useSite = (): Site => useSWR(SITE, loadSite).data ?? DEFAULT_SITE
