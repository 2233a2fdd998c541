/** A gray placeholder for content that is loading. */
export const Skeleton = ({ className = '' }: { readonly className?: string }) => (
  <div
    aria-hidden
    className={`skeleton animate-[skeleton_1.2s_ease-in-out_infinite] rounded-xl bg-sunken ${className}`}
  />
)
