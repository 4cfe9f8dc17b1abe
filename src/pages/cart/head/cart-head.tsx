import { useSelector } from '@xstate/react'
import Bookmark from 'lucide-react/icons/bookmark'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Printer from 'lucide-react/icons/printer'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { selectRestorable } from '../../../../machines/cart/cart.selectors'
import { formatCount } from '../../../../model/text/count'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useAppActor } from '../../../shop/app-context'
import { useRegion } from '../../../hooks/visitor/use-region'
import { useCartCount } from '../../../hooks/cart/use-cart'
import { useOrderLock } from '../../../hooks/cart/use-order-lock'
import { PHONE, useMedia } from '../../../ui/use-media'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { ConfirmDialog } from '../../../ui/popups/confirm-dialog'
import { Dialog } from '../../../ui/surfaces/dialog'
import { useUndo } from '../use-undo'
import { ArrangementChoice } from './arrangement-choice'
import { SaveCart } from './save-cart'
import { SavingStatus } from './saving-status'
import styles from '../cart-page.module.scss'

/** The title of the cart and what is done with the whole of it; on phones in a menu. */
export function CartHead() {
  const cart = useAppActor('cart')
  const count = useCartCount()
  const restorable = useSelector(cart, (state) => (state ? selectRestorable(state).length : 0))
  const { undoAll } = useUndo()
  const lock = useOrderLock()
  const region = useRegion((region) => region)
  const [isAsking, setAsking] = useState(false)
  const [isMenu, setMenu] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const isPhone = useMedia(PHONE)
  return (
    <div className={styles.head}>
      <h1>Корзина</h1>
      <span className={styles.count}>{counted(count, words.product)}</span>
      {region && (
        <span className={styles.whose}>
          для {region.company_name}, {region.store_city_name}
        </span>
      )}
      <SavingStatus className={styles.inHead} />
      {restorable > 1 && (
        <TextLinkButton disabledReason={lock} onClick={undoAll}>
          Вернуть всё ({formatCount(restorable)})
        </TextLinkButton>
      )}
      <span className={styles.actions}>
        {isPhone ? (
          <IconButton label="Действия с корзиной" icon={Ellipsis} variant="line" onClick={() => setMenu(true)} />
        ) : (
          <Actions count={count} lock={lock} onSave={() => setSaving(true)} onClear={() => setAsking(true)} />
        )}
      </span>
      {isMenu && (
        <Dialog title="Действия с корзиной" onClose={() => setMenu(false)}>
          <div className={styles.menu}>
            <ArrangementChoice isTall />
            <div className={styles.menuActions}>
              <Actions
                count={count}
                lock={lock}
                isTall
                onPrint={() => setMenu(false)}
                onSave={() => {
                  setMenu(false)
                  setSaving(true)
                }}
                onClear={() => {
                  setMenu(false)
                  setAsking(true)
                }}
              />
            </div>
          </div>
        </Dialog>
      )}
      <SaveCart isOpen={isSaving} onClose={() => setSaving(false)} />
      {isAsking && (
        <ConfirmDialog
          title="Очистить корзину?"
          action="Очистить"
          onConfirm={() => cart?.send({ type: 'clearing.confirmed' })}
          onClose={() => setAsking(false)}
        >
          Уберём {counted(count, words.lineAsObject)}. Пока открыта эта страница, всё можно вернуть.
        </ConfirmDialog>
      )}
    </div>
  )
}

type ActionsProps = {
  count: number
  /** Why the cart cannot be changed now. */
  lock: string | undefined
  isTall?: boolean
  /** Before the printing. */
  onPrint?: () => void
  onSave: () => void
  onClear: () => void
}
function Actions({ count, lock, isTall = false, onPrint, onSave, onClear }: ActionsProps) {
  const size = isTall ? 'm' : 's'
  const print = () => {
    onPrint?.()
    // What hides the page goes first.
    setTimeout(() => window.print())
  }
  return (
    <>
      <Button
        size={size}
        icon={Bookmark}
        aria-haspopup="dialog"
        {...(count === 0 && { disabledReason: 'В\u00a0корзине нет товаров' })}
        onClick={onSave}
      >
        Сохранить
      </Button>
      <Button size={size} icon={Printer} {...(count === 0 && { disabledReason: 'В\u00a0корзине нет товаров' })} onClick={print}>
        Печать
      </Button>
      <Button
        size={size}
        icon={Trash2}
        className={styles.clear}
        disabledReason={count === 0 ? 'В\u00a0корзине нет товаров' : lock}
        onClick={onClear}
      >
        Очистить
      </Button>
    </>
  )
}
