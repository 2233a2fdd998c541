import { t } from '@lingui/core/macro'
import { Checkbox } from '../../components/ui/checkbox.tsx'
import { useSite } from '../site/use-site.ts'
import { useGeneratorStore } from './generator-store.ts'

/** Whether the picture is to move. Only the built-in generator can make that. */
export function MoveChoice() {
  const { generator } = useSite()
  const { moves, change } = useGeneratorStore()
  if (generator !== 'built-in') return null
  return (
    <Checkbox
      label={t`Make it move`}
      isChecked={moves}
      onChange={(isChecked) => change({ moves: isChecked })}
    />
  )
}
