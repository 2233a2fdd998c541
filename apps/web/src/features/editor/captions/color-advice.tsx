import { TEXT_COLOR_PRESETS } from '@memesmith/meme-render'
import { changeLook, useLook } from '../layers/use-captions.ts'
import type { ColorPreset } from './advise-color.ts'

/** Offers a color with better contrast. The color changes only if the user accepts. */
export function ColorAdvice({ advice }: { readonly advice: ColorPreset | undefined }) {
  const color = useLook('color')
  const name = TEXT_COLOR_PRESETS.find(({ value }) => value === color)?.name ?? 'This color'
  const isOpen = advice !== undefined && advice.value !== color

  function follow(preset: ColorPreset) {
    changeLook({ color: preset.value })
    // The pressed button is removed.
    document.querySelector<HTMLElement>(`[name="text-color"][aria-label="${preset.name}"]`)?.focus()
  }

  return (
    <div
      role="status"
      className={isOpen ? 'flex flex-wrap items-center gap-x-3 gap-y-1' : 'sr-only'}
    >
      {isOpen && (
        <>
          <span className="hint">{name} is hard to read on this picture.</span>
          <button type="button" className="button button-small" onClick={() => follow(advice)}>
            Use {advice.name}
          </button>
        </>
      )}
    </div>
  )
}
