import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

const TABS = ['generator', 'editor'] as const
type CreateTab = (typeof TABS)[number]

const tabOf = (name: string | null) => TABS.find((tab) => tab === name)

/**
 * The selected tab of the Create page: AI Generator, or Template Editor if there is a template id
 * (spec §2) or a meme to remix. If the user chooses the other tab, the URL keeps it (`?tab=`), for a
 * reload and for the return from the login page.
 *
 * @param openedId of the template or the meme in the URL, or null for none
 */
export function useCreateTab(openedId: string | null): [CreateTab, (name: string) => void] {
  const [parameters] = useSearchParams()
  const usual = openedId === null ? 'generator' : 'editor'
  const [tab, setTab] = useState(tabOf(parameters.get('tab')) ?? usual)

  function show(name: string): void {
    const chosen = tabOf(name) ?? usual
    setTab(chosen)
    const address = new URL(location.href)
    if (chosen === usual) address.searchParams.delete('tab')
    else address.searchParams.set('tab', chosen)
    // Not with the router, which would count this as a new visit.
    history.replaceState(history.state, '', address)
  }
  return [tab, show]
}
