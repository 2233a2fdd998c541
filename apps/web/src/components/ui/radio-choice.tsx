import type { ReactNode } from 'react'

interface RadioChoiceProps {
  /** The name of its group. */
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** What is shown instead of a round button. */
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
