import type { MouseEvent } from 'react'
import { type Category, visibleCategories } from '../../../model/catalogue/category'
import { useLazy } from '../../shop/code/use-lazy'
import { useResource } from '../../hooks/data/use-resource'
import { Button } from '../../ui/controls/button'
import { Delayed } from '../../ui/feedback/delayed'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Note } from '../../ui/surfaces/note'
import styles from './category-menu.module.scss'
import { LostPart } from '../../shop/code/lost-part'
import { categoryRoots } from './lazy-roots'

export type CategoryMenuProps = {
  id: string
  /** A press on a root opens it instead of leading there. */
  isByClick: boolean
  onClose: () => void
}

/** The categories under the header. A link that leads away closes it. [NAV-013] */
export function CategoryMenu({ id, isByClick, onClose }: CategoryMenuProps) {
  const categories = useResource('categories.list', {})
  const closeOnLeave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a:not([data-stays])')) onClose()
  }
  const roots = categories.status === 'ready' ? visibleCategories(categories.data) : []
  return (
    <div id={id} className={styles.menu} role="region" aria-label="Меню каталога" onClick={closeOnLeave}>
      <div className="wrap">
        {categories.status === 'loading' && <Waiting />}
        {categories.status === 'failed' && <Failed onRetry={categories.reload} />}
        {categories.status === 'ready' && (
          <LostPart told={(retry) => <Failed onRetry={retry} />}>
            <Roots roots={roots} isByClick={isByClick} />
          </LostPart>
        )}
      </div>
    </div>
  )
}

function Roots(props: { roots: readonly Category[]; isByClick: boolean }) {
  const Come = useLazy(categoryRoots)
  // oxlint-disable-next-line react/static-components -- the same component each time
  return Come ? <Come {...props} /> : <Waiting />
}

const Waiting = () => (
  <div className={styles.waiting} role="status" aria-label="Загружаем разделы">
    <Delayed>
      <Skeleton width={264} height={360} />
      <Skeleton height={360} />
    </Delayed>
  </div>
)

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Note tone="bad" role="alert" className={styles.failed}>
    Разделы не загрузились.{' '}
    <Button size="s" onClick={onRetry}>
      Повторить
    </Button>
  </Note>
)
