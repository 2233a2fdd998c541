import { t } from '@lingui/core/macro'
import { ArrowDown, ArrowUp, CopyPlus, Eye, EyeOff, Lock, LockOpen, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { Section } from '../../../components/ui/section.tsx'
import {
  duplicateLayer,
  markSelected,
  moveInOrder,
  removeSelected,
  selectLayer,
} from '../canvas/layer-actions.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { findLayer } from '../layers/edit-layers.ts'
import type { EditorLayer } from '../layers/editor-layer.ts'
import { layerName } from '../layers/layer-name.ts'
import { LayerPlace } from './layer-place.tsx'

/** All layers, the front one first, with everything that the canvas can do to them. */
export function LayerList() {
  const count = useEditorStore(({ layers }) => layers.length)
  return (
    <Section title={t`Layers`} note={String(count)}>
      <Layers />
    </Section>
  )
}

/** Rendered with every change of a layer, while the section is open. */
function Layers() {
  const layers = useEditorStore((store) => store.layers)
  const selected = useEditorStore((store) => store.selected)
  const current = findLayer(layers, selected)
  const list = useRef<HTMLOListElement>(null)
  return (
    <>
      <ol ref={list} className="layer-list" aria-label={t`Layers, from front to back`}>
        {layers.toReversed().map((each) => (
          <li key={each.id}>
            <button
              type="button"
              aria-pressed={each.id === selected}
              onClick={() => selectLayer(each.id === selected ? null : each.id)}
            >
              <span className="font-bold">{layerName(layers, each)}</span>
              <span className="hint truncate">
                {each.layer.type === 'caption' && each.layer.text}
              </span>
              {each.isHidden && (
                <EyeOff
                  role="img"
                  aria-label={t({ message: 'Hidden', context: 'a layer' })}
                  size={18}
                />
              )}
              {each.isLocked && (
                <Lock
                  role="img"
                  aria-label={t({ message: 'Locked', context: 'a layer' })}
                  size={18}
                />
              )}
            </button>
          </li>
        ))}
      </ol>
      {current === undefined ? (
        <p className="hint">{t`Choose a layer here or on the picture to move and change it.`}</p>
      ) : (
        <>
          <LayerActions
            editorLayer={current}
            name={layerName(layers, current)}
            // The button that had the focus is gone.
            onRemoved={() => list.current?.querySelector('button')?.focus()}
          />
          {!current.isHidden && <LayerPlace key={current.id} editorLayer={current} />}
        </>
      )}
    </>
  )
}

interface LayerActionsProps {
  readonly editorLayer: EditorLayer
  readonly name: string
  readonly onRemoved: () => void
}

function LayerActions({ editorLayer, name, onRemoved }: LayerActionsProps) {
  const { isHidden, isLocked } = editorLayer
  return (
    <div role="toolbar" aria-label={name} className="flex flex-wrap gap-1">
      <IconButton
        label={t`Move forward`}
        icon={<ArrowUp aria-hidden size={20} />}
        onClick={() => moveInOrder(editorLayer, 1)}
      />
      <IconButton
        label={t`Move backward`}
        icon={<ArrowDown aria-hidden size={20} />}
        onClick={() => moveInOrder(editorLayer, -1)}
      />
      <IconButton
        label={t`Duplicate`}
        icon={<CopyPlus aria-hidden size={20} />}
        onClick={() => duplicateLayer(editorLayer)}
      />
      <IconButton
        label={isHidden ? t`Show` : t`Hide`}
        icon={isHidden ? <Eye aria-hidden size={20} /> : <EyeOff aria-hidden size={20} />}
        onClick={() => markSelected(editorLayer, { isHidden: !isHidden })}
      />
      <IconButton
        label={isLocked ? t`Unlock` : t`Lock`}
        icon={isLocked ? <LockOpen aria-hidden size={20} /> : <Lock aria-hidden size={20} />}
        onClick={() => markSelected(editorLayer, { isLocked: !isLocked })}
      />
      <IconButton
        label={t`Delete`}
        icon={<Trash2 aria-hidden size={20} />}
        disabled={isLocked}
        onClick={() => {
          flushSync(() => removeSelected(editorLayer))
          onRemoved()
        }}
      />
    </div>
  )
}
