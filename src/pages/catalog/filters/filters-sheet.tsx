import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { Button } from '../../../ui/controls/button'
import { Dialog, DialogFoot } from '../../../ui/surfaces/dialog'
import { Filters, type FiltersProps } from './filters'
import styles from './filters.module.scss'

/** The filters where there is no room beside the list: each choice works at once, the button says what it has come to. */
export function FiltersSheet({
  total,
  isNarrowed,
  onReset,
  onClose,
  ...filters
}: FiltersProps & { total: number; isNarrowed: boolean; onReset: () => void; onClose: () => void }) {
  return (
    <Dialog title="Фильтры" kind="sheet" onClose={onClose}>
      <div className={styles.sheet}>
        <Filters {...filters} />
      </div>
      <DialogFoot isSticky className={styles.foot}>
        <FilterButtons total={total} isNarrowed={isNarrowed} onShow={onClose} onReset={onReset} />
      </DialogFoot>
    </Dialog>
  )
}

/** «Показать 38 товаров» and «Сбросить всё», which is what to do where nothing was found. */
export function FilterButtons({
  total,
  isNarrowed,
  onShow,
  onReset,
}: {
  total: number
  isNarrowed: boolean
  onShow: () => void
  onReset: () => void
}) {
  return (
    <>
      {total > 0 ? (
        <Button variant="main" wide onClick={onShow}>
          Показать {counted(total, words.product)}
        </Button>
      ) : (
        <p className={styles.nothing}>Ничего не&nbsp;найдено</p>
      )}
      {isNarrowed && (
        <Button {...(total > 0 ? { size: 's' } : { variant: 'main' })} wide onClick={onReset}>
          Сбросить всё
        </Button>
      )}
    </>
  )
}
