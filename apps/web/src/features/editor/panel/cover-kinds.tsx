import { COVER_KINDS, type Cover } from '@memesmith/meme-render'
import { useId } from 'react'
import { COVER_NAMES } from '../layers/cover-names.ts'

interface CoverKindsProps {
  readonly kind: Cover['kind']
  readonly onChange: (kind: Cover['kind']) => void
}

/** The ways to hide a part, to choose one. */
export function CoverKinds({ kind, onChange }: CoverKindsProps) {
  const name = useId()
  return (
    <div className="text-choices">
      {COVER_KINDS.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={each === kind}
            onChange={() => onChange(each)}
          />
          {COVER_NAMES[each]()}
        </label>
      ))}
    </div>
  )
}
