import type { Application, DocumentEntry } from '../../../model/catalogue/product'
import { type CatalogueProduct, compactValuesOf } from '../catalogue-product'
import { hash } from '../random'
import { fillTemplate } from './fill-template'
import { hazardOf, MAKES, regulationOf, specialOf, storageOf, textsOf, valuesOf } from './product-facts'
import { typeset } from '../../seed/typeset'

/** Rows of «Где применяют» at most. */
const APPLICATIONS = 6

/** What the page of a product has beyond lists: what it is for, where it is used, which documents it has. @param today ms, midnight */
export const aboutProduct = (
  product: CatalogueProduct,
  today: number,
): { description: string; applications: Application[]; documents: DocumentEntry[] } => ({
  description: Object.values(descriptionOf(product)).join('\n'),
  applications: applicationsOf(product),
  documents: documentsOf(product, today),
})

/** What is written about a product, a paragraph each: what it is for, how it differs, how it is used, how it is stored and sold. */
export function descriptionOf(product: CatalogueProduct): Record<'purpose' | 'use' | 'storage', string> {
  const texts = textsOf(product.kind)
  const values = valuesOf(product)
  const filled = (templates: readonly string[]) => templates.flatMap((template) => fillTemplate(template, values) ?? [])
  const byValue = Object.entries(texts.by ?? {}).flatMap(([id, sentences]) => sentences[values(id) ?? ''] ?? [])
  const sold = product.pack > 1 ? `Отгружаем коробками по ${product.pack} шт.` : 'Отгружаем от одной штуки.'
  return {
    purpose: typeset([...filled(texts.lead), ...filled(texts.differs), ...byValue].join(' ')),
    use: typeset(fillTemplate(texts.use, values) ?? ''),
    storage: typeset(`${storageOf(texts)} ${sold}`),
  }
}

/** Where a product is used: what it is made for, whose approvals it has, and which classes or sizes decide. */
export function applicationsOf(product: CatalogueProduct): Application[] {
  const values = valuesOf(product)
  const fit = values('fit')
  const special = specialOf(product.kind)
  const own = textsOf(product.kind).where.flatMap(([name, note]): Application[] => {
    const [filledName, filledNote] = [fillTemplate(name, values), fillTemplate(note, values)]
    return filledName === null || filledNote === null ? [] : [{ name: filledName, note: filledNote }]
  })
  const made = fit === undefined ? [] : [{ name: fit, note: 'сверьте номер детали' }]
  const named = special === undefined ? [] : [{ name: special[1], note: special[2] }]
  return [...made, ...makesOf(product), ...named, ...own]
    .slice(0, APPLICATIONS)
    .map(({ name, note }) => ({ name: typeset(name), note: typeset(note) }))
}

/** Each make whose approvals a product has, with those approvals. */
function makesOf(product: CatalogueProduct): Application[] {
  const approvals = compactValuesOf(product).flatMap(([id, value]) => (id === 'oem' ? [String(value)] : []))
  return MAKES.flatMap(([pattern, name]) => {
    const own = approvals.filter((approval) => pattern.test(approval))
    return own.length === 0
      ? []
      : [{ name, note: own.some((approval) => approval !== name) ? own.slice(0, 3).join(', ') : 'по\u00a0допуску' }]
  })
}

/** The kinds of documents and their titles. */
export const DOCUMENT_TITLES = {
  technical: 'Техническое описание',
  safety: 'Паспорт безопасности',
  declaration: 'Декларация о\u00a0соответствии',
} as const
/** A kind of document. */
export type DocumentKind = keyof typeof DOCUMENT_TITLES

/** Which documents a product has: substances a safety data sheet, what a regulation names a declaration. */
export function documentsOf(product: CatalogueProduct, today: number): DocumentEntry[] {
  const texts = textsOf(product.kind)
  const entry = (kind: DocumentKind) => ({ kind, title: DOCUMENT_TITLES[kind] })
  return [
    entry('technical'),
    ...(hazardOf(texts) ? [entry('safety')] : []),
    ...(regulationOf(texts) ? [{ ...entry('declaration'), valid_until: declarationDates(product, today).until }] : []),
  ]
}

/** When the declaration of a family of goods was registered and until when it holds: five years, never over. */
export function declarationDates({ family }: Pick<CatalogueProduct, 'family'>, today: number): { from: string; until: string } {
  const chance = hash(`declaration ${family}`)
  const year = new Date(today).getUTCFullYear() - 1 - (chance % 3)
  const day = `${String(1 + (chance % 12)).padStart(2, '0')}-${String(1 + (chance % 28)).padStart(2, '0')}`
  return { from: `${year}-${day}`, until: `${year + 5}-${day}` }
}
