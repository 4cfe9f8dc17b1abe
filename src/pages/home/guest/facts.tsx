import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useConfig } from '../../../hooks/data/use-config'
import { useResource } from '../../../hooks/data/use-resource'
import { useGoodsCount } from '../use-goods-count'
import { OwnText } from '../../../ui/text/own-text'
import styles from './guest.module.scss'

/** The shop in figures, as its server knows them; what it does not say is left out. [DEC-001] */
export function Facts() {
  const config = useConfig()
  const goods = useGoodsCount()
  const brands = useResource('brands.list', {})
  const cities = useResource('storeCities.list', {})
  const names = cities.status === 'ready' ? cities.data.items.map(({ name }) => name) : []
  const facts = [
    config && { figure: `с\u00a0${config.since} года`, words: 'поставляем сервисам и магазинам' },
    brands.status === 'ready' && { figure: counted(brands.data.items.length, words.brand), words: 'масла, жидкости, АКБ, фильтры' },
    names.length > 0 && {
      figure: counted(names.length, words.warehouse),
      words: `${names.slice(0, 2).join(', ')}${names.length > 2 ? ' и другие' : ''}`,
    },
    goods > 0 && { figure: counted(goods, words.product), words: 'в каталоге сегодня' },
  ]
  return (
    <ul className={styles.facts}>
      {facts.map((fact, at) => (
        // Each fact keeps its place, known or not.
        <li key={at}>
          {fact && (
            <>
              <b>{fact.figure}</b>
              <OwnText>{fact.words}</OwnText>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
