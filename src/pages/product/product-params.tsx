import { valueText, type Product, type ProductValue } from '../../../model/catalogue/product'
import { tied } from '../../../model/text/tied'
import { Tag, Tags } from '../../ui/marks/tag'
import { Panel } from '../../ui/surfaces/panel'
import { Params } from '../../ui/surfaces/params'
import styles from './product-view.module.scss'

const kilograms = new Intl.NumberFormat('ru', { maximumFractionDigits: 3 })

/** The parameters of a product; what has several values (approvals) stands below as nameplates. */
export function ProductParams({ product }: { product: Product }) {
  const groups = new Map<string, ProductValue[]>()
  for (const value of product.values) groups.set(value.parameter.id, [...(groups.get(value.parameter.id) ?? []), value])
  const single: ProductValue[] = []
  const several: ProductValue[][] = []
  for (const values of groups.values()) {
    const [first] = values
    if (values.length > 1) several.push(values)
    else if (first) single.push(first)
  }
  const rows = [
    ...single.map((value) => ({ key: value.parameter.id, name: tied(value.parameter.name), value: valueText(value) })),
    ...(product.weight > 0 ? [{ name: 'Вес единицы', value: `${kilograms.format(product.weight / 1000)}\u00a0кг` }] : []),
    ...(product.barcode ? [{ name: 'Штрихкод', value: product.barcode }] : []),
  ]
  return (
    <Panel title="Характеристики">
      <Params rows={rows} />
      {several.map((values) => (
        <div key={values[0]?.parameter.id} className={styles.several}>
          <h3>{tied(values[0]?.parameter.name ?? '')}</h3>
          <Tags>
            {[...new Set(values.map(valueText))].map((text) => (
              <Tag key={text}>{text}</Tag>
            ))}
          </Tags>
        </div>
      ))}
    </Panel>
  )
}
