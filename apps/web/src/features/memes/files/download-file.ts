import { t } from '@lingui/core/macro'
import type { MemeFile } from '@memesmith/contract'
import { ResponseError } from '../../../lib/api-client.ts'
import { StoppedError } from '../../../lib/follow-work.tsx'
import { notify } from '../../../lib/notify.tsx'
import { downloadMeme } from '../download-meme.ts'
import { prepareFile } from './prepare-file.tsx'

/** Downloads a saved meme as a file. A failure is shown. */
export async function downloadFile(file: MemeFile): Promise<void> {
  try {
    await prepareFile(file)
    downloadMeme(file.url, file.format)
  } catch (error) {
    if (error instanceof StoppedError) return
    const said = error instanceof ResponseError ? error.serverMessage : undefined
    const description = said ?? t`The ${file.name} could not be made. Please try again.`
    notify({ title: t`Error`, description, tone: 'error' })
  }
}
