import { useRef } from 'react'
import { comparisonAddress, type Comparison } from '../../../../model/catalogue/comparison'
import { COMPARED_MAX } from '../../../../model/limits'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useHead } from '../../../shop/head'
import { useArrived, useGo } from '../../../hooks/screen/use-navigation'
import { keepCompared, readCompared } from '../../../platform/goods/compared'
import { PricesNote } from '../../../product/price/prices-note'
import { useBuyer } from '../../../product/price/use-buyer'
import { ButtonLink } from '../../../ui/controls/button'
import { Switch } from '../../../ui/controls/choice/switch'
import { listDrawing } from '../../../ui/feedback/drawings/list'
import { StateView } from '../../../ui/feedback/state-view'
import { Crumbs } from '../../../ui/navigation/crumbs'
import { Note } from '../../../ui/surfaces/note'
import styles from './compare-page.module.scss'
import { CompareTable } from './compare-table'
import { useComparedGoods } from './use-compared-goods'

const TITLE = 'Сравнение товаров'

/** Products side by side, as the address names them: it can be shared and reloaded. What is taken out goes from one's own marks too. */
export default function ComparePage({ comparison }: { comparison: Comparison }) {
  const { ids, isDifferent } = comparison
  const { rights } = useBuyer()
  const go = useGo()
  const goods = useComparedGoods(ids)
  const title = useRef<HTMLHeadingElement>(null)
  useHead({ title: TITLE, isIndexed: false })
  useArrived(goods.every(({ resource }) => resource.status !== 'loading'))
  const remove = (id: number) => {
    keepCompared(readCompared().filter((it) => it !== id))
    go(comparisonAddress({ ids: ids.filter((it) => it !== id), isDifferent }), { isScrollKept: true })
    // Its button goes with it.
    title.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <Crumbs above={[{ href: '/catalog', label: 'Каталог' }]} current={TITLE} />
      <div className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          {TITLE}
        </h1>
        {ids.length > 0 && <span role="status">{counted(ids.length, words.product)}</span>}
        {ids.length > 1 && (
          <Switch
            label="Только различия"
            checked={isDifferent}
            onChange={(isOn) => go(comparisonAddress({ ids, isDifferent: isOn }), { isScrollKept: true, replace: true })}
            className={styles.only}
          />
        )}
      </div>
      {ids.length === 0 ? (
        <StateView
          drawing={listDrawing}
          title="Сравнивать пока нечего"
          actions={
            <ButtonLink variant="main" href="/catalog">
              В каталог
            </ButtonLink>
          }
        >
          Отметьте в&nbsp;списке от&nbsp;двух до&nbsp;{COMPARED_MAX}&nbsp;товаров значком весов.
        </StateView>
      ) : (
        <>
          {ids.length === 1 && (
            <Note className={styles.note}>Отметьте в&nbsp;каталоге ещё хотя бы один товар: одному сравниваться не&nbsp;с&nbsp;чем.</Note>
          )}
          <PricesNote ids={ids} className={styles.note} />
          <CompareTable goods={goods} rights={rights} isDifferent={isDifferent && ids.length > 1} onRemove={remove} />
        </>
      )}
    </>
  )
}
