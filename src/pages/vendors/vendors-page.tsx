import { Link } from 'wouter'
import { formatPhone } from '../../../model/identity/phone'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { useBrands } from '../../hooks/data/use-brands'
import { useConfig } from '../../hooks/data/use-config'
import { useArrived } from '../../hooks/screen/use-navigation'
import { ResourceView } from '../../layouts/resource-view'
import { ButtonLink } from '../../ui/controls/button'
import { Panel } from '../../ui/surfaces/panel'
import { OwnText } from '../../ui/text/own-text'
import styles from './vendors-page.module.scss'

/** What a maker or an importer of goods needs to know before he writes to the buyers of the shop. */
const TO_SEND = [
  'Прайс-лист с\u00a0артикулами, штрихкодами и\u00a0ценами по\u00a0объёму партии',
  'Кратность упаковки, вес и\u00a0размеры коробки, срок годности',
  'Декларации и\u00a0сертификаты, паспорта безопасности для жидкостей и\u00a0химии',
  'Допуски и\u00a0одобрения производителей техники, если они есть',
  'Условия: отсрочка, наименьшая партия, сроки и\u00a0склад отгрузки',
  'Фотографии товаров на\u00a0белом фоне',
]
const STEPS = [
  {
    title: 'Смотрим ассортимент',
    text: 'Сравниваем с\u00a0тем, что уже есть на\u00a0складах и\u00a0чего покупатели ищут и\u00a0не\u00a0находят.',
  },
  { title: 'Проверяем документы', text: 'Товар без деклараций и\u00a0паспортов безопасности в\u00a0каталог не\u00a0попадает.' },
  { title: 'Берём пробную партию', text: 'Ставим на\u00a0склад, показываем в\u00a0каталоге и\u00a0смотрим, как её заказывают.' },
]

/** For who wants to sell through the shop: what to send, what happens then, whom to write; and the brands that are there already. [ROUTE-042, NAV-009] */
export default function VendorsPage({ route }: PageProps) {
  const config = useConfig()
  useHead({ title: route.title, canonical: '/info/vendors' })
  useArrived(true)
  return (
    <>
      <h1>{route.title}</h1>
      <p className={styles.lead}>
        Мы&nbsp;закупаем смазочные материалы, технические жидкости, аккумуляторы, фильтры, автохимию и&nbsp;автотовары у&nbsp;производителей
        и&nbsp;импортёров
        {config && (
          <>
            <OwnText> и&nbsp;работаем с&nbsp;</OwnText>
            <OwnText>{config.since}</OwnText>
            <OwnText>&nbsp;года</OwnText>
          </>
        )}
        <OwnText>. Если вашего бренда у&nbsp;нас ещё нет, напишите нам.</OwnText>
      </p>
      <div className={styles.columns}>
        <Panel title="Что прислать">
          <ul className={styles.list}>
            {TO_SEND.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Panel>
        <Panel title="Что будет дальше">
          <ol className={styles.steps}>
            {STEPS.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </Panel>
        <Panel title="Куда писать" className={styles.contacts}>
          {config ? (
            <p>
              <a href={`mailto:${config.email}?subject=${encodeURIComponent('Предложение поставщика')}`}>{config.email}</a>
              <a href={`tel:+${config.phone}`}>{formatPhone(config.phone)}</a>
              <span>{config.phone_hours}</span>
            </p>
          ) : (
            <p>
              <Link href="/support">Обратная связь</Link>
            </p>
          )}
        </Panel>
      </div>
      <VendorBrands />
    </>
  )
}

function VendorBrands() {
  const brands = useBrands()
  return (
    <section aria-labelledby="vendor-brands" className={styles.brands}>
      <div className={styles.head}>
        <h2 id="vendor-brands">Бренды, которые уже в&nbsp;каталоге</h2>
        {brands.status === 'ready' && brands.data.length > 0 && <span>{counted(brands.data.length, words.brand)}</span>}
      </div>
      <ResourceView of={brands} waiting="Загружаем бренды" failed="Бренды не загрузились" height={240} className={styles.place}>
        {(all) =>
          all.length === 0 ? (
            <p>Пока ни&nbsp;одного: ваш может стать первым.</p>
          ) : (
            <>
              <ul className={styles.grid}>
                {[...all]
                  .sort((one, other) => other.count - one.count)
                  .map(({ slug, name, country, count }) => (
                    <li key={slug}>
                      {count > 0 ? <Link href={`/catalog?brands=${encodeURIComponent(slug)}`}>{name}</Link> : <span>{name}</span>}
                      {country !== null && <small>{country}</small>}
                    </li>
                  ))}
              </ul>
              <ButtonLink href="/brands" variant="line">
                Бренды по&nbsp;алфавиту
              </ButtonLink>
            </>
          )
        }
      </ResourceView>
    </section>
  )
}
