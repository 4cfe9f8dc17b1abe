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

/** «Показать 38 товаров» and «Сбросить всё». */
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
      <Button variant="main" wide onClick={onShow}>
        {total > 0 ? `Показать ${counted(total, words.product)}` : 'Ничего не найдено'}
      </Button>
      {isNarrowed && (
        <Button size="s" wide onClick={onReset}>
          Сбросить всё
        </Button>
      )}
    </>
  )
}
