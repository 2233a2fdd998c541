import type { ReactNode } from 'react'

interface TextPageProps {
  readonly title: string
  /** What the page says, in a sentence or two. */
  readonly intro: ReactNode
  readonly children: ReactNode
}

/** A page to read, in sections. */
export const TextPage = ({ title, intro, children }: TextPageProps) => (
  <article className="shell page gap-8">
    <header className="grid gap-2">
      <h1 className="page-title">{title}</h1>
      <p className="max-w-prose text-lg text-soft">{intro}</p>
    </header>
    {children}
  </article>
)

interface TextSectionProps {
  readonly title: string
  readonly children: ReactNode
}

export const TextSection = ({ title, children }: TextSectionProps) => (
  <section className="grid max-w-prose gap-3 wrap-anywhere [&_a]:underline [&_li]:my-1 [&_ul]:list-disc [&_ul]:ps-6">
    <h2 className="text-2xl">{title}</h2>
    {children}
  </section>
)
