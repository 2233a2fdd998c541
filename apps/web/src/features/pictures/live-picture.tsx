import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'

/** No picture is asked for at each letter. */
const PAUSE_MS = 300

/** The picture of an address, once nothing is typed for a moment. */
export function LivePicture({ path, alt }: { readonly path: string; readonly alt: string }) {
  const [settled, setSettled] = useState(path)
  const [failed, setFailed] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(path), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [path])
  return (
    <div className="panel grid min-h-48 place-items-center overflow-hidden p-2">
      {failed === settled ? (
        <p role="alert" className="form-alert">
          {t`This picture could not be loaded. Shorten a text, or try again in a moment.`}
        </p>
      ) : (
        <img
          src={settled}
          alt={alt}
          className="max-h-[28rem] w-full object-contain"
          onError={() => setFailed(settled)}
        />
      )}
    </div>
  )
}
