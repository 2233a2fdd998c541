import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface SectionProps {
  readonly title: string
  /** Shown beside the title. */
  readonly note?: string
  readonly children: ReactNode
}

/** A collapsible part of a panel. Its content is rendered only while it is open. */
export function Section({ title, note, children }: SectionProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="section"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <ChevronRight aria-hidden size={20} />
        {title}
        {note !== undefined && <span className="hint truncate font-normal">{note}</span>}
      </summary>
      {isOpen && <div className="section-body">{children}</div>}
    </details>
  )
}
