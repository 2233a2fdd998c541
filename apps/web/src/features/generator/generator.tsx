import { useState } from 'react'
import { GeneratorForm } from './generator-form.tsx'
import { GeneratorResult } from './generator-result.tsx'
import { useGeneratorStore } from './generator-store.ts'

/**
 * The AI Generator tab.
 *
 * @param onEdit called when the generated meme is open in the editor
 */
export function Generator({ onEdit }: { readonly onEdit: () => void }) {
  const { meme, isDiscarding, retake, discard, reset } = useGeneratorStore()
  const [isReturning, setIsReturning] = useState(false)
  if (meme === null) return <GeneratorForm takesFocus={isReturning} />
  return (
    <GeneratorResult
      meme={meme}
      isDiscarding={isDiscarding}
      onEdit={onEdit}
      onRetake={() => {
        setIsReturning(true)
        void retake()
      }}
      onDiscard={() => {
        setIsReturning(true)
        void discard()
      }}
      onGenerateAnother={() => {
        setIsReturning(true)
        reset()
      }}
    />
  )
}
