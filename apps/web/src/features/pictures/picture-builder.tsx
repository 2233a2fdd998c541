import { t } from '@lingui/core/macro'
import { type PictureTemplate, picturePath, queryOf } from '@memesmith/contract'
import { useState } from 'react'
import { captionLabel } from '../../lib/caption-label.ts'
import { sayZoneName } from '../../lib/languages/template-texts.ts'
import { CopyAddress } from './copy-address.tsx'
import { LivePicture } from './live-picture.tsx'

const FORMATS = ['png', 'jpg', 'webp', 'gif'] as const
type Format = (typeof FORMATS)[number]

/** Formats that keep a picture moving. */
const isMoving = ({ blank }: PictureTemplate): boolean => blank.endsWith('.gif')

const WIDTHS = ['', '320', '640', '1280'] as const

/** Writes the address of a meme while its texts are typed, and shows the picture that it has. */
export function PictureBuilder({ template }: { readonly template: PictureTemplate }) {
  const [texts, setTexts] = useState<readonly string[]>([])
  const [format, setFormat] = useState<Format>(isMoving(template) ? 'gif' : 'png')
  const [width, setWidth] = useState<string>('')
  const shown = texts.some((text) => text !== '') ? texts : template.example.text
  const path =
    picturePath(template.id, shown, format) + queryOf({ width: width === '' ? undefined : width })

  const words = shown
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter((text) => text !== '')
    .join(' / ')
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <form
        className="panel grid content-start gap-4 p-4"
        onSubmit={(event) => event.preventDefault()}
      >
        {template.example.text.map((example, index) => (
          // Two texts may have one name.
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
          <label key={index} className="field">
            <span>{captionLabel(index, sayZoneName(template.names[index] ?? ''))}</span>
            <input
              className="input"
              value={texts[index] ?? ''}
              placeholder={example}
              onChange={({ target }) =>
                setTexts(
                  template.example.text.map((_, at) =>
                    at === index ? target.value : (texts[at] ?? ''),
                  ),
                )
              }
            />
          </label>
        ))}
        <label className="field">
          <span>{t`Format`}</span>
          <select
            className="input"
            value={format}
            onChange={({ target }) =>
              setFormat(FORMATS.find((each) => each === target.value) ?? 'png')
            }
          >
            {FORMATS.map((each) => (
              <option key={each} value={each}>
                {each.toUpperCase()}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t`Width`}</span>
          <select className="input" value={width} onChange={({ target }) => setWidth(target.value)}>
            {WIDTHS.map((each) => (
              <option key={each} value={each}>
                {each === '' ? t`As it is` : `${each} px`}
              </option>
            ))}
          </select>
        </label>
      </form>
      <div className="grid content-start gap-4">
        <LivePicture path={path} alt={words} />
        <CopyAddress
          address={new URL(path, window.location.href).href}
          alt={words === '' ? template.name : `${template.name}: ${words}`}
        />
      </div>
    </div>
  )
}
