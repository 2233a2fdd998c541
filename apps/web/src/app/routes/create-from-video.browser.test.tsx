import { calls, sharedPicturePath } from '@memesmith/contract'
import { Navigate, Route, Routes } from 'react-router-dom'
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useEditorStore } from '../../features/editor/draft/editor-store.ts'
import { keepSharedPictures } from '../../lib/service-worker/shared-pictures.ts'
import { canvas, expectWidth } from '../../testing/editor.tsx'
import { makeVideo } from '../../testing/make-video.ts'
import { mount } from '../../testing/mount.tsx'
import { Component as CreatePage } from './create.tsx'

const STORED = '/api/images/made-of-the-video'

/** What was uploaded. */
let sent: File[]

let video: File
beforeAll(async () => {
  video = await makeVideo({ width: 162, height: 120, duration: 2 })
})

beforeEach(() => {
  sent = []
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input), location.href)
    if (pathname === STORED) return new Response(sent[0])
    if (pathname !== calls.uploadImage.path) return await fetch(input, init)
    const file = init?.body instanceof FormData ? init.body.get('image') : null
    if (!(file instanceof File)) throw new Error('expected a file')
    sent.push(file)
    return Response.json({ url: STORED }, { status: 201 })
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
    useEditorStore.setState(useEditorStore.getInitialState(), true)
  })
})

async function open(address: string): Promise<void> {
  mount(
    <Routes>
      <Route path="/" element={<Navigate replace to={address} />} />
      <Route path="/create" element={<CreatePage />} />
    </Routes>,
  )
  await expect.element(page.getByLabelText('Upload image')).toBeInTheDocument()
}

function transferOf(file: File): DataTransfer {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  return transfer
}

it.each<[string, (video: File) => Promise<void>]>([
  [
    'pasted',
    async (video) => {
      await open('/create?tab=editor')
      const clipboardData = transferOf(video)
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    },
  ],
  [
    'dropped, also beside the editor',
    async (video) => {
      await open('/create?tab=editor')
      const dataTransfer = transferOf(video)
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
    },
  ],
  [
    'shared with the installed app',
    async (video) => {
      await keepSharedPictures([video])
      await open(sharedPicturePath('kept'))
    },
  ],
])(
  'a video that is %s becomes a picture that moves, and only its part is sent',
  async (_how, give) => {
    await give(video)
    const dialog = page.getByRole('dialog', { name: 'Choose a part of the video' })
    await dialog.getByLabelText('To (s)').fill('1')
    await expect.element(dialog.getByText(/^162 × 120, 15 frames, about/)).toBeVisible()
    expect(sent).toEqual([])
    await dialog.getByRole('button', { name: 'Use this part' }).click()
    await expectWidth(162)
    await expect.element(canvas).toBeVisible()
    await expect.element(page.getByText('1 / 15')).toBeVisible()
    expect(sent.map(({ type }) => type)).toEqual(['image/webp'])
  },
)
