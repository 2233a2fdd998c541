import { t } from '@lingui/core/macro'
import { TEXT_COLOR_PRESETS } from '@memesmith/meme-render'
import { changeLook, useLook } from '../layers/use-captions.ts'
import type { ColorPreset } from './advise-color.ts'
import { nameOfColor } from './text-colors.ts'

/** Offers a color with better contrast. The color changes only if the user accepts. */
export function ColorAdvice({ advice }: { readonly advice: ColorPreset | undefined }) {
  const color = useLook('color')
  const preset = TEXT_COLOR_PRESETS.find(({ value }) => value === color)
  const isOpen = advice !== undefined && advice.value !== color

  function follow(advised: ColorPreset) {
    changeLook({ color: advised.value })
    // The pressed button is removed.
    const name = CSS.escape(nameOfColor(advised))
    document.querySelector<HTMLElement>(`[name="text-color"][aria-label="${name}"]`)?.focus()
  }

  return (
    <div
      role="status"
      className={isOpen ? 'flex flex-wrap items-center gap-x-3 gap-y-1' : 'sr-only'}
    >
      {isOpen && (
        <>
          <span className="hint">{hardToRead(preset)}</span>
          <button type="button" className="button button-small" onClick={() => follow(advice)}>
            {use(advice)}
          </button>
        </>
      )}
    </div>
  )
}

/** @param preset undefined for another color */
function hardToRead(preset: ColorPreset | undefined): string {
  if (preset === undefined) return t`This color is hard to read on this picture.`
  const color = nameOfColor(preset)
  return t`${color} is hard to read on this picture.`
}

function use(preset: ColorPreset): string {
  const color = nameOfColor(preset)
  return t`Use ${color}`
}
