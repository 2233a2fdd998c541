/** Spec §9. */
const COUNT = 8

/** Placeholders for cards that are loading. */
export const CardSkeletons = ({ label }: { readonly label: string }) => (
  <div role="status" aria-label={label} className="card-grid">
    {Array.from({ length: COUNT }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same, and stay where they are
      <div key={place} aria-hidden className="panel card card-skeleton" />
    ))}
  </div>
)
