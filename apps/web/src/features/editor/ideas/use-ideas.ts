import { t } from '@lingui/core/macro'
import { type Ideas, type IdeasInput, MAX_SEEN_IDEAS, MAX_TEXT_LENGTH } from '@memesmith/contract'
import { useEffect, useRef, useState } from 'react'
import { isUnauthorized, ResponseError } from '../../../lib/api-client.ts'
import { goToLogin, LOGIN_DELAY_MS } from '../../../lib/go-to-login.ts'
import { useSite } from '../../site/use-site.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { documentOf } from '../layers/editor-layer.ts'
import { pictureOf, settledSource } from '../picture/picture-source.ts'
import { ideaZonesOf } from './idea-zones.ts'
import { pictureForIdeas } from './picture-for-ideas.ts'
import { requestIdeas } from './request-ideas.ts'

/** What the panel shows. The ideas before stay while others are on their way. */
interface IdeasState {
  readonly shown: Ideas | undefined
  readonly isLoading: boolean
  /** A sentence for the user. */
  readonly problem: string | undefined
}

const NOTHING: IdeasState = { shown: undefined, isLoading: false, problem: undefined }

/** The ideas for the draft, and a function that requests the first ones, or others, about a topic. */
export function useIdeas(): IdeasState & { readonly ask: (topic: string) => Promise<void> } {
  const { generator } = useSite()
  const [state, setState] = useState(NOTHING)
  const running = useRef<AbortController>(undefined)
  const seen = useRef<{ readonly topic: string; readonly lines: readonly string[] }>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function ask(topic: string) {
    running.current?.abort()
    const request = new AbortController()
    running.current = request
    setState((before) => ({ ...before, isLoading: true, problem: undefined }))
    const before = seen.current?.topic === topic ? seen.current.lines : []
    try {
      const input = await inputFor(topic, before, generator === 'model')
      const shown = await requestIdeas(input, request.signal)
      const lines = shown.ideas.map(({ texts }) => texts.join(' / ').slice(0, MAX_TEXT_LENGTH))
      seen.current = { topic, lines: [...before, ...lines].slice(-MAX_SEEN_IDEAS) }
      if (running.current === request) setState({ ...NOTHING, shown })
    } catch (error) {
      if (running.current !== request || request.signal.aborted) return
      const said = error instanceof ResponseError ? error.serverMessage?.trim() : undefined
      const problem = said || t`No ideas came. Please try again.`
      setState((was) => ({ ...was, isLoading: false, problem }))
      // The draft is kept for the return from the login page.
      if (isUnauthorized(error)) goToLogin(LOGIN_DELAY_MS)
    }
  }

  return { ...state, ask }
}

async function inputFor(
  topic: string,
  seen: readonly string[],
  takesPicture: boolean,
): Promise<IdeasInput> {
  const work = useEditorStore.getState()
  const { layers, source } = work
  const from = settledSource(source)
  const picture = takesPicture ? pictureOf(source) : null
  const small = picture === null ? undefined : await pictureForIdeas(picture, documentOf(work))
  return {
    zones: ideaZonesOf(layers).map(({ layer: { name } }) => (name === undefined ? {} : { name })),
    ...(topic !== '' && { topic }),
    ...(from.kind === 'template' && { templateId: from.templateId }),
    ...(seen.length > 0 && { seen: [...seen] }),
    ...(small !== undefined && { picture: small }),
  }
}
