import { memo } from 'react'
import { RowCheckbox } from './row-checkbox'
import { useChoiceActions, useChoiceCounts, useChoiceLock, useFoundLines } from './choice-context'

type IncludeBoxProps = {
  productId: number
  article: string
  isIncluded: boolean
  /** Why the line cannot be ordered, which an element of this id says too. */
  reason: string | undefined
  reasonId: string
}

/** Whether a line goes into this order. */
export const IncludeBox = memo(function IncludeBox({ productId, article, isIncluded, reason, reasonId }: IncludeBoxProps) {
  const { toggle } = useChoiceActions()
  const lock = useChoiceLock()
  return (
    <RowCheckbox
      label={`Включить в заказ: ${article}`}
      checked={isIncluded && reason === undefined}
      disabledReason={reason ?? lock}
      reasonId={reason === undefined ? undefined : reasonId}
      onToggle={(isChecked, isRange) => toggle(productId, isChecked, isRange)}
    />
  )
})

/** All lines on the screen that can be ordered, or none. */
export function AllBox() {
  const { toggleAll } = useChoiceActions()
  const found = useFoundLines()
  const { all, choosable, chosen } = useChoiceCounts(found)
  const lock = useChoiceLock()
  return (
    <RowCheckbox
      label={found ? 'Включить в заказ найденные строки' : 'Включить в заказ все строки'}
      checked={chosen > 0 && chosen === all}
      isIndeterminate={chosen > 0 && chosen < all}
      disabledReason={choosable === 0 ? 'Заказать пока нечего' : lock}
      onToggle={toggleAll}
    />
  )
}
