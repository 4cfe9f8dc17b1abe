import { KINDS, LEAF_BY_ID } from '../facts'
import { linesOf } from '../generate/families'
import { SHOP_SEED } from '../generate/shop-seed'
import { draftsOf, finish, type Variant } from '../generate/variants'
import { hash, mix } from '../random'

/** The drafts of each leaf, each as often as it has lines: as the generator counts them. */
const drafts = new Map<number, ReturnType<typeof draftsOf>>()

/** The variant that all goods of a category have that are made for one engine or model: its size is that of the part. Null: the category has none. */
export function fittingVariant(leafId: number, fit: string): Variant | null {
  const leaf = LEAF_BY_ID.get(leafId)
  const kind = leaf && KINDS[leaf.kind]
  if (!leaf || !kind?.fit) return null
  const lined = drafts.get(leafId) ?? draftsOf(leaf).flatMap((draft) => linesOf(kind, draft).map(() => draft))
  drafts.set(leafId, lined)
  const draft = lined[mix(mix(hash(SHOP_SEED), leafId), hash(fit)) % lined.length]
  return draft ? finish(leaf.kind, draft) : null
}
