import { BRANDS, KINDS, LEAF_BY_ID, type RawValue } from '../facts'
import { compactValues } from '../parameters'
import { hash } from '../random'
import { DRAWN_PRODUCTS, type DrawnProduct } from './drawn-products'
import type { Member } from './families'
import { draftsOf, finish, type Variant } from './variants'

/** @returns a drawn product as a member of a family; throws where the facts have no such goods */
export function drawnMember(drawn: DrawnProduct): Member {
  const leaf = LEAF_BY_ID.get(drawn.leaf)
  const kind = leaf && KINDS[leaf.kind]
  const brand = BRANDS.find(({ name }) => name === drawn.brand)
  const like = leaf && draftsOf(leaf).find(({ raw }) => Object.entries(drawn.like).every(([id, value]) => raw[id] === value))
  if (!leaf || !kind || !brand || !like) throw new Error(`The facts have nothing like ${drawn.article}`)
  const pack = kind.packs?.find(([value]) => value === (drawn.pack ?? 1)) ?? null
  const key = drawn.family ?? hash(drawn.article)
  return {
    family: {
      key,
      leaf,
      kind,
      brand,
      line: drawn.line ? { n: drawn.line, f: 1 } : null,
      variant: variantLike(drawn, finish(leaf.kind, like)),
      fit: null,
      naming: {},
    },
    pack,
  }
}

/** Drawn products of one family share the values too. */
function variantLike(drawn: DrawnProduct, like: Variant): Variant {
  const first = DRAWN_PRODUCTS.find((other) => other.family !== undefined && other.family === drawn.family)
  const raw: Readonly<Record<string, RawValue>> = { ...like.raw, ...(first ?? drawn).set }
  const values = Object.entries(raw).flatMap(([id, value]) => compactValues(id, value))
  const tail = like.tail.flatMap(([id]) => compactValues(id, raw[id]))
  return { ...like, raw, values, tail }
}
