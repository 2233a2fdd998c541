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
        <p id={id} className="hint absolute top-0 right-0 max-w-[65%] truncate">
          Style of <strong>{name}</strong>
          {isMixed && ' (mixed)'}
        </p>
      </div>
    </div>
  )
}
