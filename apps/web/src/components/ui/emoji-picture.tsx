/** A decorative 3D emoji, shown beside words that say the same. */
export const EmojiPicture = ({
  src,
  className = '',
}: {
  readonly src: string
  readonly className?: string
}) => (
  <img
    src={src}
    alt=""
    width={256}
    height={256}
    className={`select-none ${className}`}
    draggable={false}
  />
)
