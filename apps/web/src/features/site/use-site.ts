import { DEFAULT_SITE, endpoints, type SiteSettings } from '@memesmith/contract'
import useSWR from 'swr'
import { createLoader } from '../../lib/api-client.ts'

export const SITE = endpoints.getSite.path

const loadSite = createLoader(endpoints.getSite)

/** The part of the operator's configuration that the web app needs. */
export const useSite = (): SiteSettings => useSWR(SITE, loadSite).data ?? DEFAULT_SITE
