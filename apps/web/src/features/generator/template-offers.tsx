import { t } from '@lingui/core/macro'
import type { TemplateOffer } from '@memesmith/contract'
import { useEffect, useState } from 'react'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { sayTemplateName } from '../../lib/languages/template-texts.ts'
import {
  type FilledTemplate,
  loadFilledTemplate,
  openFilled,
  pictureOfFilled,
} from '../editor/draft/filled-template.ts'
import { useReplaceDraft } from '../editor/draft/use-replace-draft.tsx'

interface TemplateOffersProps {
  readonly offers: readonly TemplateOffer[]
  /** The key of the user's account. */
  readonly account: string
  /** Called when one is open in the editor. */
  readonly onOpen: () => void
}

/** The templates that fit the prompt, filled. One tap opens one in the editor. */
export const TemplateOffers = ({ offers, ...props }: TemplateOffersProps) =>
  offers.length > 0 && (
    <section aria-label={t`Templates that fit`} className="grid gap-2">
      <h3 className="text-base">{t`Or as a template`}</h3>
      <ul className="template-offers">
        {offers.map((offer) => (
          <Offer key={offer.templateId} offer={offer} {...props} />
        ))}
      </ul>
    </section>
  )

/** What is known of an offer's template: nothing yet, that it can't be loaded, or what it looks like. */
type Loaded = 'failed' | { readonly filled: FilledTemplate; readonly url: string } | undefined

function Offer({
  offer,
  account,
  onOpen,
}: { readonly offer: TemplateOffer } & Omit<TemplateOffersProps, 'offers'>) {
  const loaded = useFilled(offer)
  const { start, isOpening, question } = useReplaceDraft({
    account,
    text: t`The editor holds a draft that you have not saved. This template would take its place.`,
    async open() {
      openFilled(typeof loaded === 'object' ? loaded.filled : await loadFilledTemplate(offer))
      onOpen()
    },
  })
  // The template was removed meanwhile, or there is no network.
  if (loaded === 'failed') return null
  const name = sayTemplateName(offer.templateName)
  const words = offer.texts.filter((text) => text.trim() !== '').join(' / ')
  return (
    <li>
      <button
        type="button"
        className="template-offer"
        aria-label={`${name}: ${words}`}
        disabled={loaded === undefined || isOpening}
        onClick={() => void start()}
      >
        {loaded === undefined ? (
          <Skeleton className="aspect-[4/3] w-full" />
        ) : (
          <img src={loaded.url} alt="" />
        )}
        <span>{name}</span>
      </button>
      {question}
    </li>
  )
}

function useFilled(offer: TemplateOffer): Loaded {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let isOver = false
    let url: string | undefined
    async function load() {
      const filled = await loadFilledTemplate(offer)
      const drawn = await pictureOfFilled(filled)
      if (isOver) return
      if (drawn === undefined) throw new Error('expected a picture that can be drawn')
      url = URL.createObjectURL(drawn)
      setLoaded({ filled, url })
    }
    load().catch(() => !isOver && setLoaded('failed'))
    return () => {
      isOver = true
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [offer])
  return loaded
}
