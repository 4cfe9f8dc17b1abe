import type { DocumentCodes } from '../../../model/document/document-codes'
import { areCodesDue, labellingRuleOf } from '../../../model/labelling/rules'
import { CATEGORY_TREE, type CategoryNode } from '../../catalogue/facts'
import { createRandom } from '../../catalogue/random'
import type { Scene } from '../../scene'
import type { TableRow } from '../../tables'
import { documentLines } from './document-lines'

const MOSCOW_MS = 3 * 3_600_000
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const SERIAL_LENGTH = 13

/** The slugs of every category and of those above it. */
const slugsById: ReadonlyMap<number, readonly string[]> = new Map(slugsUnder(CATEGORY_TREE, []))
function slugsUnder(nodes: readonly CategoryNode[], above: readonly string[]): (readonly [number, readonly string[]])[] {
  return nodes.flatMap(({ id, slug, children = [] }) => {
    const slugs = [...above, slug]
    return [[id, slugs] as const, ...slugsUnder(children, slugs)]
  })
}

/** The code of one piece: always the same for its document, line and place. */
function codeOf(barcode: string, documentId: number, line: number, piece: number): string {
  const random = createRandom(documentId, line * 10_000 + piece)
  const serial = Array.from({ length: SERIAL_LENGTH }, () => random.pick(Array.from(ALPHABET))).join('')
  return `010${barcode}21${serial}`
}

/** The codes that the goods of a document must have: those whose rule asked for it on the day of the document. [DEC-076] */
export function labellingCodes(scene: Pick<Scene, 'tables' | 'world' | 'archive'>, row: TableRow<'document'>): DocumentCodes {
  const day = new Date(row.at + MOSCOW_MS).toISOString().slice(0, 10)
  const { byId } = scene.world.catalogue
  const lines = row.labelling === 'none' ? [] : documentLines(scene, row)
  return {
    number: row.number,
    lines: lines.flatMap(({ line, product_id, article, name, qty }) => {
      const product = product_id === null ? undefined : byId.get(product_id)
      const rule = product ? labellingRuleOf(slugsById.get(product.categoryId) ?? []) : null
      if (!product || !rule || !areCodesDue(rule, day)) return []
      const codes = Array.from({ length: qty }, (_, piece) => codeOf(product.barcode, row.id, line, piece))
      return [{ line, article, name, qty, codes }]
    }),
  }
}
