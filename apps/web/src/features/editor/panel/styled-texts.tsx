import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { ColorPicker } from '../captions/color-picker.tsx'
import { FontSizeSlider } from '../captions/font-size-slider.tsx'
import { useIsMixed, useStyledName } from '../layers/use-captions.ts'

/** The size and the color of texts, with the name of the one that they are of. */
export function StyledTexts() {
  const id = useId()
  const name = useStyledName()
  const isMixed = useIsMixed()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would take a row of its own
    <div role="group" aria-labelledby={id} className="grid gap-[0.8rem]">
      <FontSizeSlider />
      <div className="relative">
        <ColorPicker />
        <p id={id} className="hint absolute top-0 end-0 max-w-[65%] truncate">
          {isMixed ? (
            <Trans>
              Style of <strong>{name}</strong> (mixed)
            </Trans>
          ) : (
            <Trans>
              Style of <strong>{name}</strong>
            </Trans>
          )}
        </p>
      </div>
    </div>
  )
}
