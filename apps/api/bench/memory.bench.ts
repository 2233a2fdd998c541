/**
 * The memory of a new site, while four people save memes on all its templates, and a minute later. Linux
 * only.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS } from '@memesmith/contract'
import { saveOnEveryTemplate } from '../attack/save-on-every-template.ts'
import { startNewSite } from '../attack/start-new-site.ts'

const SAVES = Number(process.env.SAVES || 875)

const site = await startNewSite()
try {
  await say('after the first start')
  await saveOnEveryTemplate(site.origin, { clients: 4, saves: SAVES })
  await say(`after ${SAVES} saves`)
  await sleep(MINUTE_MS)
  await say('a minute later')
} finally {
  await site.stop()
}

async function say(when: string): Promise<void> {
  const { now, peak } = await site.memory()
  process.stdout.write(`  ${when.padEnd(24)} ${now} MB, peak ${peak} MB\n`)
}
