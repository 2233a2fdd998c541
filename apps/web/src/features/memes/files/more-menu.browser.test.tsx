import { DEFAULT_SITE, LIVE_PROGRESS_TYPE } from '@memesmith/contract'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectContains } from '../../../testing/expect-locator.ts'
import { keyboard } from '../../../testing/input.ts'
import { mount } from '../../../testing/mount.tsx'
import { SITE, useSite } from '../../site/use-site.ts'
import { ShareDialog } from '../share-dialog.tsx'
import { type SharedMeme, shareSavedMeme } from '../share-meme.tsx'
import { MoreMenu } from './more-menu.tsx'

const STILL: SharedMeme = {
  title: 'A meme',
  suggestedTitle: null,
  memeImageUrl: '/m/abc.png',
  animationUrl: null,
  shareUrl: '/m/abc',
}
const MOVING: SharedMeme = { ...STILL, animationUrl: '/m/abc.webp' }
const SIZES = { png: 120_000, webp: 2_780_000, gif: 900_000, mp4: 227_000 } as const

/** What the server was asked for. */
let asked: string[]
let answers: (format: string) => Response | undefined

beforeEach(() => {
  asked = []
  answers = () => undefined
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), location.href)
    const format = Object.keys(SIZES).find((known) => url.pathname === `/m/abc.${known}`)
    if (format === undefined) return await fetch(input, init)
    const wantsProgress = new Headers(init?.headers).get('accept')?.includes(LIVE_PROGRESS_TYPE)
    asked.push(`${init?.method} ${format}${wantsProgress ? ' with progress' : ''}`)
    const answer = answers(format)
    if (answer !== undefined) return answer
    const [, bytes = 0] = Object.entries(SIZES).find(([known]) => known === format) ?? []
    if (wantsProgress) {
      const lines = `{"progress":0.5}\n{"byteLength":${bytes}}\n`
      return new Response(lines, { headers: { 'content-type': LIVE_PROGRESS_TYPE } })
    }
    if (init?.method === 'HEAD')
      return new Response(null, { headers: { 'content-length': `${bytes}` } })
    return await drawn(format)
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
})

async function drawn(format: string): Promise<Response> {
  const canvas = new OffscreenCanvas(4, 4)
  canvas.getContext('2d')
  return new Response(format === 'png' ? await canvas.convertToBlob() : new Uint8Array([1]))
}

const trigger = page.getByRole('button', { name: 'More ways' })
const item = (name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) })
const toast = page.css('.toast')

function Buttons({ meme }: { readonly meme: SharedMeme }) {
  const site = useSite()
  return (
    <>
      <MoreMenu meme={meme} trigger={<button type="button">More ways</button>} />
      <button type="button" onClick={() => void shareSavedMeme(meme, site)}>
        Share
      </button>
      <ShareDialog />
    </>
  )
}

/** A menu, and a button that shares, of a site that makes MP4s or not. */
function show(meme: SharedMeme, { mp4 = true } = {}): void {
  mount(
    <SWRConfig
      value={{ fallback: { [SITE]: { ...DEFAULT_SITE, mp4 } }, provider: () => new Map() }}
    >
      <Buttons meme={meme} />
    </SWRConfig>,
  )
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

describe('the menu of a saved meme', () => {
  it('offers MP4, GIF and WebP of one that moves, with sizes and where each works', async () => {
    show(MOVING)
    await trigger.click()
    await expect.poll(listed).toEqual([
      ['Copy link', 'Unfurls everywhere', ''],
      ['Copy picture', 'Pastes still', ''],
      ['Download MP4', 'Plays everywhere', '222 KB'],
      ['Download GIF', 'Discord, Slack', '0.9 MB'],
      ['Download WebP', 'Sharpest, browsers', '2.7 MB'],
      ['Download still picture', 'Shows everywhere', '118 KB'],
    ])
    // The copies are made one after the other, so that a menu does not take two turns at once.
    expect(asked.filter((request) => request.endsWith('progress'))).toEqual([
      'GET mp4 with progress',
      'GET gif with progress',
    ])
  })

  it('offers the PNG of one that does not, and no MP4 where the site makes none', async () => {
    show(STILL)
    await trigger.click()
    await expect
      .poll(() => listed().slice(2))
      .toEqual([['Download PNG', 'Shows everywhere', '118 KB']])
    await keyboard.press('Escape')
    show(MOVING, { mp4: false })
    await trigger.last().click()
    await expect
      .poll(() =>
        listed()
          .slice(2)
          .map(([name]) => name),
      )
      .toEqual(['Download GIF', 'Download WebP', 'Download still picture'])
    expect(asked.join()).not.toContain('mp4')
  })

  it('says which file is too large, and leaves out a size that is not known', async () => {
    answers = (format) => {
      if (format === 'gif') return Response.json({ code: 'animation_too_large' }, { status: 422 })
      return format === 'mp4' ? new Response('', { status: 503 }) : undefined
    }
    show(MOVING)
    await trigger.click()
    await expect
      .poll(() => listed().slice(2, 4))
      .toEqual([
        ['Download MP4', 'Plays everywhere', ''],
        ['Download GIF', 'Discord, Slack', 'too large'],
      ])
    await expect.element(item('Download GIF')).toHaveAttribute('aria-disabled', 'true')
    // What could not be measured can be tried, and its failure is shown.
    await item('Download MP4').click()
    await expectContains(toast, 'The MP4 could not be made. Please try again.')
  })

  it('is worked by keyboard', async () => {
    show(STILL)
    await expect.element(trigger).toBeVisible()
    trigger.element().focus()
    await keyboard.press('Enter')
    await expect.element(item('Copy link')).toHaveFocus()
    await keyboard.press('End')
    await expect.element(item('Download PNG')).toHaveFocus()
    await keyboard.press('Escape')
    await expect.element(trigger).toHaveFocus()
  })
})

/** Lets the browser share files of these types. @returns what is shared */
function letShare(types: readonly string[]) {
  const shared: ShareData[] = []
  const accepts = ({ files = [] }: ShareData = {}) =>
    files.every(({ type }) => types.includes(type))
  const share = async (data: ShareData = {}) => void shared.push(data)
  for (const [name, value] of Object.entries({ share, canShare: accepts })) {
    Object.defineProperty(navigator, name, { value, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  }
  return shared
}

const filesOf = (shared: readonly ShareData[]) =>
  shared.flatMap(({ files = [] }) => files.map(({ name, type }) => `${name} ${type}`))

describe('the share sheet of a phone', () => {
  const share = page.getByRole('button', { name: 'Share', exact: true })

  it.each([
    [
      'the MP4 of one that moves',
      MOVING,
      true,
      ['video/mp4', 'image/gif', 'image/png'],
      'meme.mp4 video/mp4',
    ],
    [
      'the GIF where the site makes no MP4',
      MOVING,
      false,
      ['video/mp4', 'image/gif', 'image/png'],
      'meme.gif image/gif',
    ],
    ['the still where only pictures are taken', MOVING, true, ['image/png'], 'meme.png image/png'],
    [
      'the PNG of one that does not',
      STILL,
      true,
      ['video/mp4', 'image/gif', 'image/png'],
      'meme.png image/png',
    ],
  ] as const)('gets %s', async (_what, meme, mp4, types, file) => {
    const shared = letShare(types)
    show(meme, { mp4 })
    await share.click()
    await expect.poll(() => filesOf(shared)).toEqual([file])
    expect(shared[0]).toMatchObject({ title: 'A meme', url: `${location.origin}/m/abc` })
  })

  it('waits for another click when making the file took longer than the first one allows', async () => {
    const shared = letShare(['video/mp4'])
    const isActive = vi.spyOn(navigator.userActivation, 'isActive', 'get').mockReturnValue(false)
    show(MOVING)
    await share.click()
    await expectContains(toast, 'Ready to share')
    expect(shared).toEqual([])
    isActive.mockReturnValue(true)
    await toast.getByRole('button', { name: 'Share' }).click()
    await expect.poll(() => filesOf(shared)).toEqual(['meme.mp4 video/mp4'])
  })
})

describe('Copy picture', () => {
  it('gives the clipboard a promise in the click’s own task, as Safari wants', async () => {
    let isTaskOver = false
    const written: string[] = []
    vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([given]) => {
      written.push(`${isTaskOver ? 'late' : 'at once'} ${given?.types.join()}`)
      written.push((await given?.getType('image/png'))?.type ?? '')
    })
    show(MOVING)
    await trigger.click()
    addEventListener(
      'click',
      () =>
        setTimeout(() => {
          isTaskOver = true
        }),
      { once: true, capture: true },
    )
    await item('Copy picture').click()
    await expectContains(toast, 'Its first frame copied as a still picture.')
    expect(written).toEqual(['at once image/png', 'image/png'])
  })

  it('copies the link where the browser copies no pictures, as Firefox before 127', async () => {
    vi.stubGlobal('ClipboardItem', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    show(STILL)
    await trigger.click()
    await item('Copy picture').click()
    await expectContains(toast, 'This browser copies no pictures, so it is the link.')
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/m/abc`)
  })

  it('shows the picture and the link to copy by hand where the browser copies nothing', async () => {
    const no = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    vi.spyOn(navigator.clipboard, 'write').mockImplementation(no)
    show(STILL)
    await trigger.click()
    await item('Copy picture').click()
    await expect.element(page.getByRole('dialog').getByRole('img')).toBeVisible()
    await expect
      .element(page.getByRole('textbox', { name: 'Link' }))
      .toHaveValue(`${location.origin}/m/abc`)
  })
})
