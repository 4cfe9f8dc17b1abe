import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import type { CartTotals } from '../../../model/cart/totals'
import { formatMoney } from '../../../model/money/money'
import { formatCount } from '../../../model/text/count'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { serverNow } from '../../platform/clock/server-clock'
import { Icon } from '../../ui/icon'
import { OwnText } from '../../ui/text/own-text'
import { LOW_BESIDE, useMedia } from '../../ui/use-media'
import { Bill } from './bill'
import styles from './cart-bill.module.scss'

/** What the cart comes to; where the window has little room beside the table its details unfold. At the VAT rate of today; read out with every change. [DEC-013, DEC-015, DEC-017] */
export function CartBill({ totals }: { totals: CartTotals }) {
  const [openedAt] = useState(() => serverNow())
  const { lines, allLines, units, full, discount, pickup, total, weight } = totals
  const goods = counted(lines, words.product)
  const isLow = useMedia(LOW_BESIDE)
  const [isOpen, setOpen] = useState(false)
  const saved = discount + pickup
  return (
    <div className={styles.bill}>
      {isLow && (
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span>
            {goods}
            <OwnText>{saved > 0 && `, скидка\u00a0${formatMoney(saved)}`}</OwnText>
          </span>
          <Icon of={ChevronDown} size={16} />
        </button>
      )}
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
        isFolded={isLow && !isOpen}
      />
      <output className="vh">К оплате {formatMoney(total)}</output>
    </div>
  )
}
