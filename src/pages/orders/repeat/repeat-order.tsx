import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import { useRegionId } from '../../../hooks/visitor/use-region'
import { Button } from '../../../ui/controls/button'
import { refillDialog } from '../../../cart/refill/lazy-refill'
import { useComesWhenIdle } from '../../../shop/code/lazy-part'
import { RepeatDialog } from './repeat-dialog'

const NO_REGION = 'У\u00a0вас нет действующего региона: покупать пока не\u00a0для кого.'

/** The button of an order's page that repeats it, whole or in part. */
export function RepeatOrder({ orderId }: { orderId: number }) {
  const [isOpen, setOpen] = useState(false)
  useComesWhenIdle(refillDialog)
  const hasRegion = useRegionId() !== null
  return (
    <>
      <Button
        variant="main"
        icon={RotateCcw}
        aria-haspopup="dialog"
        {...(!hasRegion && { disabledReason: NO_REGION })}
        onClick={() => setOpen(true)}
      >
        Повторить заказ
      </Button>
      {isOpen && <RepeatDialog orderId={orderId} onClose={() => setOpen(false)} />}
    </>
  )
}
