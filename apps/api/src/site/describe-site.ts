import { MAX_UPLOAD_BYTES, type Site } from '@memesmith/contract'
import type { Dependencies } from '../dependencies.ts'

/** What the web app may know of the configuration. */
export const describeSite = ({ config, generator }: Dependencies): Site => ({
  siteName: config.siteName,
  watermarkText: config.watermarkText,
  maxUploadBytes: MAX_UPLOAD_BYTES,
  generator: generator.kind,
})
