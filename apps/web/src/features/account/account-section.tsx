import { type ReactNode, useId } from 'react'

interface AccountSectionProps {
  readonly title: string
  /** The error message of the section's action. */
  readonly problem?: string | undefined
  readonly children: ReactNode
}

/** A section of the account page with one action. */
export function AccountSection({ title, problem, children }: AccountSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="panel grid grid-cols-1 content-start gap-4 p-6">
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      {problem !== undefined && (
        <p role="alert" className="form-alert">
          {problem}
        </p>
      )}
      {children}
    </section>
  )
}
