/** `npx --yes pnpm@12 --filter @memesmith/api configuration`: writes the files that document the settings. */
import { writeFileSync } from 'node:fs'
import { CONFIGURATION_FILES } from '../src/config/describe-settings.ts'

for (const { path, text } of CONFIGURATION_FILES) writeFileSync(path, text)
