import type { ProductDocument } from '../../../model/conversation/product-document'
import type { TextBlock } from '../../../model/content/text-block'
import { type CatalogueProduct, orderedValues } from '../catalogue-product'
import { compactText, formatNumber, PARAMETERS } from '../parameters'
import { hash } from '../random'
import { applicationsOf, declarationDates, descriptionOf, DOCUMENT_TITLES, type DocumentKind, documentsOf } from './product-about'
import { type Hazard, hazardOf, type Regulation, regulationOf, storageOf, textsOf } from './product-facts'
import { typeset } from '../../seed/typeset'

/** Who sells, as documents name it. */
export type Supplier = { name: string; address: string; phone: string }

/** A document of a product with its text; null where the product has none of that kind. @param today ms, midnight */
export function productSheet(product: CatalogueProduct, kind: string, supplier: Supplier, today: number): ProductDocument | null {
  if (!documentsOf(product, today).some((it) => it.kind === kind)) return null
  const known = kind as DocumentKind // one of its documents
  const texts = textsOf(product.kind)
  const dates = declarationDates(product, today)
  const bodies: Record<DocumentKind, () => TextBlock[]> = {
    technical: () => technicalSheet(product),
    safety: () => safetySheet(product, hazardOf(texts)!, supplier), // it has this document
    declaration: () => declaration(product, regulationOf(texts)!, supplier, dates), // it has this document
  }
  return {
    title: DOCUMENT_TITLES[known],
    product_name: product.name,
    article: product.article,
    issued_at: dates.from,
    body: [...bodies[known](), DEMO],
  }
}

const DEMO: TextBlock = {
  type: 'note',
  text: typeset('Документ демонстрационного магазина: товар, изготовитель и регистрационные номера вымышлены.'),
}
const heading = (text: string): TextBlock => ({ type: 'heading', text: typeset(text) })
const paragraph = (text: string): TextBlock => ({ type: 'paragraph', text: typeset(text) })
const table = (caption: string, head: string[], rows: string[][]): TextBlock => ({
  type: 'table',
  caption,
  head,
  rows: rows.map((cells) => cells.map(typeset)),
})

/** The values of a product as rows; several of one parameter in one. */
function valueRows(product: CatalogueProduct, isShown: (id: string) => boolean = () => true): string[][] {
  const rows = new Map<string, string[]>()
  for (const value of orderedValues(product)) if (isShown(value[0])) rows.set(value[0], [...(rows.get(value[0]) ?? []), compactText(value)])
  return [...rows].map(([id, values]) => [PARAMETERS.get(id)?.name ?? id, values.join(', ')])
}

const weightText = ({ weight }: CatalogueProduct): string => `${formatNumber(weight / 1000)} кг`
const maker = ({ brand }: CatalogueProduct): string => [brand.name, brand.country].filter(Boolean).join(', ')

function technicalSheet(product: CatalogueProduct): TextBlock[] {
  const { purpose, use, storage } = descriptionOf(product)
  const applications = applicationsOf(product)
  return [
    paragraph(purpose),
    heading('Характеристики'),
    table(
      'Характеристики',
      ['Показатель', 'Значение'],
      [
        ...valueRows(product),
        ['Вес единицы', weightText(product)],
        ['Артикул', product.article],
        ['Штрихкод', product.barcode],
        ['Изготовитель', maker(product)],
      ],
    ),
    heading('Применение'),
    ...(applications.length > 0
      ? [
          table(
            'Где применяют',
            ['Где', 'Условие'],
            applications.map(({ name, note }) => [name, note]),
          ),
        ]
      : []),
    paragraph(use),
    heading('Хранение и упаковка'),
    paragraph(storage),
  ]
}

/** What a safety data sheet calls physical: temperatures, densities, viscosities, colour. */
const PHYSICAL = new Set(['color', 'form', 'freeze', 'boil', 'pour', 'flash', 'v40', 'v100', 'density', 'drop', 'tmin', 'tmax', 'urea'])

/** In the sixteen parts of GOST 30333. */
function safetySheet(product: CatalogueProduct, hazard: Hazard, supplier: Supplier): TextBlock[] {
  const physical = valueRows(product, (id) => PHYSICAL.has(id))
  const part = (title: string, ...texts: string[]): TextBlock[] => [heading(title), ...texts.map(paragraph)]
  return [
    heading('1. Продукт и поставщик'),
    table(
      'Продукт и поставщик',
      ['Сведение', 'Значение'],
      [
        ['Наименование', product.name],
        ['Артикул', product.article],
        ['Изготовитель', maker(product)],
        ['Поставщик', `${supplier.name}, ${supplier.address}`],
        ['Телефон', supplier.phone],
        ['Экстренные службы', '112'],
      ],
    ),
    ...part('2. Опасности', hazard.class, hazard.harm),
    ...part('3. Состав', `${hazard.name}.`),
    ...part('4. Первая помощь', hazard.aid),
    ...part('5. Пожаротушение', hazard.fire),
    ...part('6. Разлив и утечка', hazard.spill),
    ...part('7. Хранение и обращение', storageOf(textsOf(product.kind))),
    ...part('8. Защита работающих', hazard.protect),
    heading('9. Физические и химические свойства'),
    physical.length > 0
      ? table('Физические и химические свойства', ['Показатель', 'Значение'], physical)
      : paragraph('Указаны на этикетке продукта.'),
    ...part('10. Стабильность', 'В заводской упаковке продукт стабилен. Не допускайте перегрева и смешения с сильными окислителями.'),
    ...part('11. Токсичность', hazard.harm),
    ...part('12. Окружающая среда', 'Не допускайте попадания в почву, водоёмы и канализацию.'),
    ...part('13. Отходы', 'Остатки и тару сдайте лицензированной организации; не сжигайте и не выливайте.'),
    ...part('14. Перевозка', hazard.ship),
    ...part('15. Правовое регулирование', 'Паспорт составлен по ГОСТ 30333–2022.'),
    ...part('16. Дополнительно', 'Сведения относятся к продукту в заводской упаковке и не заменяют инструкцию по применению.'),
  ]
}

function declaration(
  product: CatalogueProduct,
  { act, name, scheme }: Regulation,
  supplier: Supplier,
  { from, until }: { from: string; until: string },
): TextBlock[] {
  const number = String(10_000 + (hash(`number ${product.family}`) % 90_000))
  const written = (date: string) => date.split('-').reverse().join('.')
  return [
    table(
      'Сведения о декларации',
      ['Сведение', 'Значение'],
      [
        ['Регистрационный номер', `ЕАЭС N RU Д-RU.РА00.В.${number}/${from.slice(2, 4)}`],
        ['Действует', `с ${written(from)} до ${written(until)}`],
        ['Заявитель', `${supplier.name}, ${supplier.address}`],
        ['Продукция', `${product.name}, артикул ${product.article}`],
        ['Изготовитель', maker(product)],
        ['Соответствует требованиям', `${act} «${name}»`],
        ['Схема декларирования', scheme],
      ],
    ),
    heading('Основание'),
    paragraph(
      'Декларация принята на основании протоколов испытаний и технической документации изготовителя. Она распространяется на все фасовки продукта.',
    ),
    paragraph(
      'Продукция безопасна, если её применяют по назначению. Заявитель принял меры, чтобы она соответствовала требованиям регламента.',
    ),
  ]
}
