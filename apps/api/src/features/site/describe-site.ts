import { MAX_UPLOAD_BYTES, type Site } from '@memesmith/contract'
import type { I18n } from '@memesmith/languages/server'
import type { Config } from '../../config/config.ts'
import { COMMIT, VERSION } from '../../config/version.ts'
import { announcementOf } from '../../http/pages/announcement.ts'
import { signUpLineOf } from '../../users/sign-up-line.ts'

export interface SiteSources {
  readonly config: Config
  readonly generator: { readonly kind: Site['generator'] }
}

/** The part of the configuration that the web app may know. */
export const describeSite = ({ config, generator }: SiteSources, i18n: I18n): Site => {
  const { policy } = config.signUp
  const announcement = announcementOf(config, i18n)
  return {
    siteName: config.siteName,
    version: VERSION,
    ...(COMMIT && { commit: COMMIT }),
    ...(announcement && { announcement }),
    ...(config.readOnly && { readOnly: true as const }),
    watermarkText: config.watermarkText,
    maxUploadBytes: MAX_UPLOAD_BYTES,
    generator: generator.kind,
    mp4: config.mp4,
    publicGallery: config.publicGallery,
    ...(config.abuseContact && { contact: config.abuseContact }),
    ...config.pageUrls,
    ...(policy !== 'open' && { signUpLine: signUpLineOf(policy, i18n) }),
  }
}
