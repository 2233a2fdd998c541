import { TemplatePack } from '@memesmith/contract'

/** The JSON schema of `templates.json`, as text. */
export const PACK_SCHEMA = `${JSON.stringify(TemplatePack, null, 2)}\n`
