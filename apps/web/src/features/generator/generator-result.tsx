import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { copiesOfSite, memeFiles } from '@memesmith/contract'
import { ChevronDown, Download, RotateCcw, Share2, Shuffle, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useToastAbove } from '../../components/ui/use-toast-above.ts'
import { EditMemeButton } from '../editor/edit-meme-button.tsx'
import { downloadMeme } from '../memes/download-meme.ts'
import { downloadFile } from '../memes/files/download-file.ts'
import { MoreMenu } from '../memes/files/more-menu.tsx'
import { captionsOf, sayTitle, titleOf } from '../memes/meme-name.ts'
import { shareSavedMeme } from '../memes/share-meme.tsx'
import { useSite } from '../site/use-site.ts'
import { FallbackNote } from './fallback-note.tsx'
import { GeneratorCredit } from './generator-credit.tsx'
import { type GeneratedMeme, isSaved } from './read-generated-meme.ts'
import { TemplateOffers } from './template-offers.tsx'
import { useResultPicture } from './use-result-picture.ts'

interface GeneratorResultProps {
  readonly meme: GeneratedMeme
  /** The key of the user's account. */
  readonly account: string
  readonly isDiscarding: boolean
  /** Called when the meme is open in the editor. */
  readonly onEdit: () => void
  /** Called to generate another meme from the same prompt. */
  readonly onRetake: () => void
  /** Called to delete the meme. */
  readonly onDiscard: () => void
  readonly onGenerateAnother: () => void
}

/** Shows a generated meme and its buttons. */
export function GeneratorResult(props: GeneratorResultProps) {
  const { meme, account, isDiscarding, onEdit, onRetake, onDiscard, onGenerateAnother } = props
  const picture = useResultPicture(meme)
  const site = useSite()
  const hintId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const discardButton = useRef<HTMLButtonElement>(null)
  const actions = useRef<HTMLFieldSetElement>(null)
  useToastAbove(actions)
  useEffect(() => {
    // The focus was in the form, which is gone, unless the user has moved it.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  useEffect(() => {
    if (!isDiscarding) return
    // If this component is still mounted, deleting failed, and the button has lost the focus.
    return () => {
      if (document.activeElement === document.body) discardButton.current?.focus()
    }
  }, [isDiscarding])
  const suggested = captionsOf(meme)
  const listedAs = titleOf(meme)
  const animationUrl = isSaved(meme) ? meme.animationUrl : undefined
  return (
    <div className="workbench">
      <div className="stage">
        <picture className="contents">
          {animationUrl != null && (
            <source
              srcSet={animationUrl}
              type="image/webp"
              media="(prefers-reduced-motion: no-preference)"
            />
          )}
          <img
            src={picture}
            {...(isSaved(meme) && { width: meme.width, height: meme.height })}
            alt={t`${meme.imageDescription} The captions say: ${suggested}`}
            className="stage-picture"
          />
        </picture>
      </div>
      <div className="panel grid gap-5 p-5">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none" dir="auto">
            {sayTitle(meme.title)}
          </h2>
          {listedAs !== sayTitle(meme.title) && (
            <p className="hint wrap-anywhere">
              <Trans>
                In My Memes and on its page: <bdi>“{listedAs}”</bdi>
              </Trans>
            </p>
          )}
        </div>
        <fieldset
          ref={actions}
          disabled={isDiscarding}
          className="result-actions flex flex-wrap gap-3 *:flex-auto *:px-2"
        >
          <button
            type="button"
            className="button button-primary"
            disabled={picture === undefined}
            onClick={() => {
              const [file] = isSaved(meme) ? memeFiles(meme, copiesOfSite(site)) : []
              if (file !== undefined) void downloadFile(file)
              else if (picture !== undefined) downloadMeme(picture)
            }}
          >
            <Download aria-hidden size={20} />
            {t`Download`}
          </button>
          {isSaved(meme) && (
            <>
              <button
                type="button"
                className="button"
                onClick={() => void shareSavedMeme(meme, site)}
              >
                <Share2 aria-hidden size={20} />
                {t`Share`}
              </button>
              <MoreMenu
                meme={meme}
                trigger={
                  <button type="button" className="button" aria-label={t`More ways to keep it`}>
                    <ChevronDown aria-hidden size={20} />
                  </button>
                }
              />
              <EditMemeButton meme={meme} account={account} onOpen={onEdit} />
              <EditMemeButton meme={meme} account={account} addsBar onOpen={onEdit} />
            </>
          )}
          <button type="button" className="button" aria-describedby={hintId} onClick={onRetake}>
            <Shuffle aria-hidden size={20} />
            {t`Same Prompt Again`}
          </button>
          {isSaved(meme) && (
            <button
              ref={discardButton}
              type="button"
              className="button"
              aria-describedby={hintId}
              onClick={onDiscard}
            >
              <Trash2 aria-hidden size={20} />
              {isDiscarding ? t`Discarding...` : t`Discard`}
            </button>
          )}
          <button
            type="button"
            className="button"
            aria-describedby={hintId}
            onClick={onGenerateAnother}
          >
            <RotateCcw aria-hidden size={20} />
            {t`Generate Another`}
          </button>
        </fieldset>
        <p id={hintId} className="hint">
          {t`Same Prompt Again makes another meme of your prompt; Generate Another starts with an empty form.`}
          {isSaved(meme) &&
            ` ${t`Every meme is saved in My Memes. Discard deletes this one, and its link, for good.`}`}
        </p>
        <TemplateOffers offers={meme.offers ?? []} account={account} onOpen={onEdit} />
        <dl className="grid gap-4">
          <Detail term={t`Image description`} text={meme.imageDescription} />
          <Detail term={t`Your prompt`} text={meme.aiPrompt} />
          <Detail term={t`AI suggested text`} text={suggested} />
        </dl>
        <GeneratorCredit {...(meme.madeBy !== undefined && { madeBy: meme.madeBy })} />
        {meme.fallbacks !== undefined && <FallbackNote fallbacks={meme.fallbacks} />}
      </div>
    </div>
  )
}

const Detail = ({ term, text }: { readonly term: string; readonly text: string }) => (
  <div>
    <dt className="hint">{term}</dt>
    <dd className="font-semibold wrap-anywhere whitespace-pre-wrap" dir="auto">
      {text}
    </dd>
  </div>
)
