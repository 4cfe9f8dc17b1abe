import type { Output } from '../../../../model/contract'
import { useBoughtProducts } from '../../../product/bought/use-bought'
import { ProductTable } from '../../../product/list/product-table'
import { PricesNote } from '../../../product/price/prices-note'
import type { PriceRights } from '../../../product/price/use-buyer'
import { ButtonLink } from '../../../ui/controls/button'
import { listDrawing } from '../../../ui/feedback/drawings/list'
import { StateView } from '../../../ui/feedback/state-view'
import { Panel } from '../../../ui/surfaces/panel'
import styles from './oem.module.scss'

type OemGoodsProps = Pick<Output<'vehicles.byOem'>, 'part' | 'products' | 'analogs'> & { rights: PriceRights }

/** The goods with the number, then those of the same size; a number that nobody knows, or without goods, says so with a way on. */
export function OemGoods({ part, products, analogs, rights }: OemGoodsProps) {
  useBoughtProducts()
  if (products.length + analogs.length === 0) return <NoGoods isKnown={part !== null} />
  return (
    <>
      <PricesNote ids={[...products, ...analogs].map(({ id }) => id)} className={styles.note} />
      {products.length > 0 ? (
        <Panel title="С&nbsp;этим номером" isFlush className={styles.goods}>
          <ProductTable label="Товары с этим номером OEM" products={products} rights={rights} />
        </Panel>
      ) : (
        <p className={styles.none}>Товаров с&nbsp;этим номером сейчас нет, есть аналоги того&nbsp;же размера.</p>
      )}
      {analogs.length > 0 && (
        <Panel title="Аналоги того&nbsp;же размера" isFlush className={styles.goods}>
          <p className={styles.warning}>
            Размер совпадает, применимость к&nbsp;машине изготовитель не&nbsp;указал: сверьте со&nbsp;старой деталью.
          </p>
          <ProductTable label="Аналоги того же размера" products={analogs} rights={rights} />
        </Panel>
      )}
    </>
  )
}

const NoGoods = ({ isKnown }: { isKnown: boolean }) => (
  <StateView
    drawing={listDrawing}
    title={isKnown ? 'Товаров по\u00a0этому номеру пока нет' : 'Такого номера в\u00a0справочнике нет'}
    actions={
      <>
        <ButtonLink variant="main" href="/selection-parts">
          Подобрать по&nbsp;автомобилю
        </ButtonLink>
        <ButtonLink variant="line" href="/support">
          Спросить менеджера
        </ButtonLink>
      </>
    }
  >
    {isKnown
      ? 'Деталь мы знаем, но сейчас её не\u00a0продаём.'
      : 'Проверьте номер: в\u00a0нём легко спутать O и\u00a00, I и\u00a01. Деталь можно найти по\u00a0автомобилю.'}
  </StateView>
)
