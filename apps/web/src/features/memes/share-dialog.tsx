import { t } from '@lingui/core/macro'
import { Copy, Download } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { ModalDialog } from '../../components/ui/modal-dialog.tsx'
import { copyFrom } from '../../lib/copy-from.ts'
import { notify } from '../../lib/notify.tsx'
import { downloadPicture } from './download-meme.ts'
import { type ShareTarget, useShareFallback } from './share-fallback.ts'
import { urlCopied } from './share-meme.tsx'

const close = () => useShareFallback.setState({ target: null })

/**
 * Shows the link and the picture of a meme for manual copying, if the browser supports neither
 * sharing nor copying, for example over plain http. Each page with share buttons renders it once.
 */
export function ShareDialog() {
  const target = useShareFallback((store) => store.target)
  // Leaving the page closes the dialog.
  useEffect(() => close, [])
  return target && <OpenShareDialog target={target} onClose={close} />
}

interface OpenShareDialogProps {
  readonly target: ShareTarget
  readonly onClose: () => void
}

function OpenShareDialog({ target, onClose }: OpenShareDialogProps) {
  const { title, url } = target
  const picture = usePicture(target)
  const link = useRef<HTMLInputElement>(null)
  const linkId = useId()
  const [isRefused, setIsRefused] = useState(false)

  async function copy(text: string) {
    if (await copyFrom(link.current, text)) {
      onClose()
      notify(urlCopied())
    } else {
      setIsRefused(true)
    }
  }

  return (
    <ModalDialog title={t`Share Meme`} onClose={onClose}>
      <div className="mt-3 grid gap-4">
        {url === undefined ? (
          <p className="text-soft">
            {t`This browser does not let a page copy pictures here. Right-click the picture, or press and hold it, to copy it. Or download it.`}
          </p>
        ) : (
          <div className="grid gap-1.5">
            <label htmlFor={linkId} className="font-bold">
              {t({ message: 'Link', context: 'an address' })}
            </label>
            <input
              ref={link}
              id={linkId}
              className="input"
              readOnly
              value={url}
              onFocus={(event) => event.target.select()}
            />
            <p className="hint">{t`Everyone who has the link can see the meme.`}</p>
          </div>
        )}
        <p role="status" className={isRefused ? 'form-alert' : 'sr-only'}>
          {isRefused &&
            t`This browser does not let a page copy. The link is selected: copy it with Ctrl+C or ⌘C, or press and hold it.`}
        </p>
        {picture !== undefined && (
          <img
            src={picture.address}
            alt={title}
            className="tablecloth max-h-[40dvh] w-full rounded-xl object-contain"
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="button" onClick={onClose}>
            {t`Close`}
          </button>
          {picture !== undefined && (
            <button type="button" className="button" onClick={() => downloadPicture(picture.blob)}>
              <Download aria-hidden size={20} />
              {t`Download`}
            </button>
          )}
          {url !== undefined && (
            <button type="button" className="button button-primary" onClick={() => void copy(url)}>
              <Copy aria-hidden size={20} />
              {t`Copy Link`}
            </button>
          )}
        </div>
      </div>
    </ModalDialog>
  )
}

interface ShownPicture {
  readonly blob: Blob
  readonly address: string
}

/** @returns undefined until the picture is loaded, or if it can't be loaded */
function usePicture(target: ShareTarget): ShownPicture | undefined {
  const [shown, setShown] = useState<ShownPicture>()
  useEffect(() => {
    let address: string | undefined
    let wanted = true
    target.picture().then(
      (blob) => {
        if (!wanted) return
        address = URL.createObjectURL(blob)
        setShown({ blob, address })
      },
      () => undefined,
    )
    return () => {
      wanted = false
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [target])
  return shown
}
