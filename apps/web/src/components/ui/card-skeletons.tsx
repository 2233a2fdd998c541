interface CardSkeletonsProps {
  /** What is on its way, for screen readers. */
  readonly label: string
  readonly count: number
  /** The grid that the cards will lie in. */
  readonly className: string
}

/** Stand-ins for cards that are on their way, drawn like them. */
export const CardSkeletons = ({ label, count, className }: CardSkeletonsProps) => (
  <div role="status" aria-label={label} className={className}>
    {Array.from({ length: count }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same, and stay where they are
      <div key={place} aria-hidden className="panel card card-skeleton" />
    ))}
  </div>
)
