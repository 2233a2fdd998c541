import { calls, DEFAULT_SITE, type SiteSettings } from '@memesmith/contract'
import useSWR from 'swr'
import { createLoader } from '../../lib/api-client.ts'

export const SITE = calls.getSite.path

const loadSite = createLoader(calls.getSite)

/** The part of the operator's configuration that the web app needs. */
export const useSite = (): SiteSettings => useSWR(SITE, loadSite).data ?? DEFAULT_SITE
