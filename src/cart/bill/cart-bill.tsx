import { useState } from 'react'
import type { CartTotals } from '../../../model/cart/totals'
import { formatMoney } from '../../../model/money/money'
import { formatCount } from '../../../model/text/count'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { Bill } from './bill'

/** What the cart comes to, at the VAT rate of today; read out with every change. [DEC-013, DEC-015, DEC-017] */
export function CartBill({ totals }: { totals: CartTotals }) {
  const [openedAt] = useState(() => Date.now())
  const { lines, allLines, units, full, discount, pickup, total, weight } = totals
  const goods = counted(lines, words.product)
  return (
    <>
      <Bill
        goods={lines === allLines ? goods : `${goods} из\u00a0${formatCount(allLines)}`}
        units={units}
        full={full}
        discount={discount}
        pickup={pickup}
        total={total}
        totalName="К оплате"
        weight={weight}
        at={openedAt}
      />
      <output className="vh">К оплате {formatMoney(total)}</output>
    </>
  )
}
