import { type ComponentProps, useState } from 'react'
import missingPicture from './missing-picture.svg'

/** An image that is replaced by an icon if it fails to load. */
export function FallbackImage({ alt, src, ...props }: ComponentProps<'img'>) {
  const [failedSrc, setFailedSrc] = useState<string>()
  return (
    <img
      {...props}
      alt={alt ?? ''}
      // In a page rendered by the server, loading may have failed before React could listen.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && failedSrc !== src) setFailedSrc(src)
      }}
      src={failedSrc === src ? missingPicture : src}
      onError={() => setFailedSrc(src)}
    />
  )
}
