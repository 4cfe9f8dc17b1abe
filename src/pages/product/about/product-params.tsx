import { valueText, type Product, type ProductValue } from '../../../../model/catalogue/product'
import { tied } from '../../../../model/text/tied'
import { Article } from '../../../ui/marks/article'
import { Tag, Tags } from '../../../ui/marks/tag'
import { Panel } from '../../../ui/surfaces/panel'
import { Params } from '../../../ui/surfaces/params'
import styles from './product-params.module.scss'
import { once } from '../../../../model/text/once'

const kilograms = once(() => new Intl.NumberFormat('ru', { maximumFractionDigits: 3 }))

/** Each parameter with all its values: those a buyer knows the product by first, then in the order of the product. */
export function parameterGroups({ values, key_values }: Pick<Product, 'values' | 'key_values'>): ProductValue[][] {
  const groups = new Map<string, ProductValue[]>(key_values.map((id) => [id, []]))
  for (const value of values) groups.set(value.parameter.id, [...(groups.get(value.parameter.id) ?? []), value])
  return [...groups.values()].filter((group) => group.length > 0)
}

/** All parameters of a product; what has several values (approvals) stands below as nameplates. */
export function ProductParams({ product }: { product: Product }) {
  const groups = parameterGroups(product)
  const rows = [
    ...groups.flatMap(([first, ...others]) =>
      first && others.length === 0 ? [{ key: first.parameter.id, name: tied(first.parameter.name), value: valueText(first) }] : [],
    ),
    ...(product.weight > 0 ? [{ name: 'Вес единицы', value: `${kilograms().format(product.weight / 1000)}\u00a0кг` }] : []),
    { name: 'Артикул', value: <Article value={product.article} isCopyShown className={styles.code} /> },
    ...(product.barcode
      ? [{ name: 'Штрихкод', value: <Article value={product.barcode} noun="штрихкод" isCopyShown className={styles.code} /> }]
      : []),
  ]
  return (
    <Panel title="Характеристики" isPlain>
      <Params rows={rows} className={styles.params} />
      {groups
        .filter((values) => values.length > 1)
        .map((values) => (
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
