import { MAX_UPLOAD_BYTES, type Site } from '@memesmith/contract'
import type { Config } from '../../config/config.ts'

export interface SiteSources {
  readonly config: Config
  readonly generator: { readonly kind: Site['generator'] }
}

/** What the web app may know of the configuration. */
export const describeSite = ({ config, generator }: SiteSources): Site => ({
  siteName: config.siteName,
  watermarkText: config.watermarkText,
  maxUploadBytes: MAX_UPLOAD_BYTES,
  generator: generator.kind,
})
