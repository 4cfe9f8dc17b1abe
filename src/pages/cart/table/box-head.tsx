import { memo } from 'react'
import { useFolded } from '../../../cart/table/use-folded'
import { AllBox } from '../choice/boxes'

/** The head of the column of boxes; where rows fold, for screen readers only, and the box of all lines stands above the table. */
export const BoxHead = memo(function BoxHead() {
  return useFolded() ? <span className="vh">Включить в&nbsp;заказ</span> : <AllBox />
})
