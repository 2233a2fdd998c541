import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface SectionProps {
  readonly title: string
  /** Shown beside the title. */
  readonly note?: string
  readonly children: ReactNode
}

/** A part of a panel that opens and closes. */
export const Section = ({ title, note, children }: SectionProps) => (
  <details className="section">
    <summary>
      <ChevronRight aria-hidden size={20} />
      {title}
      {note !== undefined && <span className="hint font-normal">{note}</span>}
    </summary>
    <div className="section-body">{children}</div>
  </details>
)
