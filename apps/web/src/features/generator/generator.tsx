import { useState } from 'react'
import { GeneratorForm } from './generator-form.tsx'
import { GeneratorResult } from './generator-result.tsx'
import { useGeneratorStore } from './generator-store.ts'

interface GeneratorProps {
  /** The key of the user's account. */
  readonly account: string
  /** Called when the generated meme is open in the editor. */
  readonly onEdit: () => void
}

/** The AI Generator tab. */
export function Generator({ account, onEdit }: GeneratorProps) {
  const { meme, isDiscarding, retake, discard, reset } = useGeneratorStore()
  const [isReturning, setIsReturning] = useState(false)
  if (meme === null) return <GeneratorForm takesFocus={isReturning} />
  return (
    <GeneratorResult
      meme={meme}
      account={account}
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
