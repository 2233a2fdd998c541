import type { ReactNode } from 'react'

interface RadioChoiceProps {
  /** Names the group that it belongs to. */
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** What is shown in place of a round button. */
  readonly children: ReactNode
}

/** One choice of a group, for a list whose style shows which one is checked. */
export function RadioChoice({ name, isChosen, onChoose, children }: RadioChoiceProps) {
  return (
    <label>
      <input type="radio" name={name} className="sr-only" checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  )
}
