/** A gray stand-in for content that is on its way. */
export const Skeleton = ({ className = '' }: { readonly className?: string }) => (
  <div
    aria-hidden
    className={`skeleton animate-[skeleton_1.2s_ease-in-out_infinite] rounded-xl bg-sunken ${className}`}
  />
)
