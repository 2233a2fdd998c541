import { MAX_UPLOAD_BYTES, SIGN_UP_LINES, type Site } from '@memesmith/contract'
import type { Config } from '../../config/config.ts'

export interface SiteSources {
  readonly config: Config
  readonly generator: { readonly kind: Site['generator'] }
}

/** The part of the configuration that the web app may know. */
export const describeSite = ({ config, generator }: SiteSources): Site => {
  const { policy } = config.signUp
  return {
    siteName: config.siteName,
    watermarkText: config.watermarkText,
    maxUploadBytes: MAX_UPLOAD_BYTES,
    generator: generator.kind,
    ...(policy !== 'open' && { signUpLine: SIGN_UP_LINES[policy] }),
  }
}
