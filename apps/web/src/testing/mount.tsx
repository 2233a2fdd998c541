import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { onTestFinished } from 'vitest'
import { Toaster } from '../components/ui/toaster.tsx'
import { DATA_POLICY } from '../lib/data-policy.ts'
import { dismissNotification } from '../lib/notify.tsx'
import { letGo } from './input.ts'

/** Shows components on a page with toasts, until the test ends. */
export function mount(content: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <SWRConfig value={DATA_POLICY}>
      <MemoryRouter>
        <Toaster />
        <main>{content}</main>
      </MemoryRouter>
    </SWRConfig>,
  )
  onTestFinished(async () => {
    await letGo()
    dismissNotification()
    root.unmount()
    place.remove()
  })
}
