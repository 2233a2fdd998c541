import { t } from '@lingui/core/macro'
import { ImageUp } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { takeDroppedFiles } from '../../lib/file-drag.ts'

interface DropOverlayProps {
  readonly onDrop: (files: readonly File[]) => void
}

/**
 * Accepts files dropped anywhere on the page, and shows an overlay while a file is dragged over it.
 */
export function DropOverlay({ onDrop }: DropOverlayProps) {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent(onDrop)
  useEffect(() => takeDroppedFiles({ onDrag: setIsOver, onDrop: (files) => take(files) }), [])
  if (!isOver) return null
  return (
    <div className="drop-overlay" role="status">
      <p>
        <ImageUp aria-hidden size={40} />
        {t`Drop the picture anywhere`}
      </p>
    </div>
  )
}
