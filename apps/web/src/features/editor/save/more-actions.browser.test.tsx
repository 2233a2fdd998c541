import { DEFAULT_SITE, MEGABYTE } from '@memesmith/contract'
import { SWRConfig } from 'swr'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { SITE } from '../../site/use-site.ts'
import { MoreActions } from './more-actions.tsx'
import type { MeasureDraft } from './use-draft-sizes.ts'

const nothing = () => undefined

/** Opens the menu of a draft, whose files have these sizes. */
async function open(isMoving: boolean, measure: MeasureDraft): Promise<void> {
  mount(
    <SWRConfig
      value={{ fallback: { [SITE]: { ...DEFAULT_SITE, mp4: true } }, provider: () => new Map() }}
    >
      <MoreActions
        disabled={false}
        isMoving={isMoving}
        measure={measure}
        onCopyPicture={nothing}
        onSaveAndCopyLink={nothing}
        onSaveTemplate={nothing}
        onDownload={nothing}
        onDownloadMoving={nothing}
        onSaveAndDownload={nothing}
      />
    </SWRConfig>,
  )
  await page.getByRole('button', { name: 'More ways to keep it' }).click()
}

/** The label, where it works, and the size of each item. */
const listed = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((element) => {
      const words = [...element.querySelectorAll('span:not(.grid)')].map((it) => it.textContent)
      return [...words, '', ''].slice(0, 3)
    })

it('each entry of a draft that moves says where it works in two words, and how large it is', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await open(true, async (report) => {
    report('PNG', 120_000, true)
    await promise
    report('GIF', 0.9 * MEGABYTE, false)
  })
  const before = ['Download GIF', 'Discord, Slack', '…']
  await expect.poll(listed).toContainEqual(before)
  resolve()
  await expect.poll(listed).toEqual([
    ['Save & Copy Link', 'Unfurls everywhere', ''],
    ['Save as template', 'Your gallery', ''],
    ['Copy picture', 'Pastes still', ''],
    ['Save & Download MP4', 'Plays everywhere', 'once saved'],
    ['Download GIF', 'Discord, Slack', 'about 0.9 MB'],
    // It could not be measured.
    ['Download WebP', 'Sharpest, browsers', ''],
    ['Download still picture', 'Shows everywhere', '118 KB'],
  ])
})

it('of one that does not, it says the size of each format', async () => {
  await open(false, async (report) => {
    report('PNG', 120_000, true)
    report('JPEG', 40_000, true)
    throw new Error('no WebP')
  })
  await expect
    .poll(() => listed().slice(2))
    .toEqual([
      ['Copy picture', 'Pastes anywhere', ''],
      ['Download PNG', 'Shows everywhere', '118 KB'],
      ['Download JPEG', 'Small, everywhere', '40 KB'],
      ['Download WebP', 'Smallest, browsers', ''],
    ])
})
