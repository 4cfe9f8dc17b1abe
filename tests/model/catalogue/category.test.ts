import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Category, categoryPath, findCategory, trailOf, visibleCategories } from '../../../model/catalogue/category'

type Shape = { children: Shape[] }
const { shape } = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.record({
    children: fc.oneof({ maxDepth: 5, depthSize: 'small' }, fc.constant<Shape[]>([]), fc.array(tie('shape'), { maxLength: 3 })),
  }),
}))
/** A tree whose slugs repeat in different branches, as slugs may, while ids do not. */
const tree = fc.array(shape, { minLength: 1, maxLength: 3 }).map((shapes) => {
  let id = 0
  const grow = ({ children }: Shape, place: number): Category => ({
    id: ++id,
    slug: `s${place}`,
    name: `Раздел ${id}`,
    children: children.map(grow),
  })
  return shapes.map(grow)
})
/** Every category with its trail, by walking. */
const walk = (roots: readonly Category[], above: readonly Category[] = []): Category[][] =>
  roots.flatMap((root) => [[...above, root], ...walk(root.children, [...above, root])])

describe('categories', () => {
  it('each is found by the slugs of its trail, by its id, and its address is made of them, to any depth [DEC-052] [DEC-054]', () =>
    fc.assert(
      fc.property(tree, (roots) => {
        for (const trail of walk(roots)) {
          expect(
            findCategory(
              roots,
              trail.map(({ slug }) => slug),
            ),
          ).toEqual(trail)
          expect(trailOf(roots, trail.at(-1)?.id ?? 0)).toEqual(trail)
          expect(categoryPath(trail)).toBe(`/catalog${trail.map(({ slug }) => `/${slug}`).join('')}`)
        }
      }),
    ))

  it('an unknown slug anywhere in the path makes it unknown [DEC-054]', () =>
    fc.assert(
      fc.property(tree, fc.nat(), fc.nat(5), (roots, nth, at) => {
        const all = walk(roots)
        const slugs = (all[nth % all.length] ?? []).map(({ slug }) => slug)
        expect(findCategory(roots, [...slugs.slice(0, at), 'net-takogo', ...slugs.slice(at)])).toBe(null)
        expect(findCategory(roots, [...slugs, 's9'])).toBe(null)
      }),
    ))

  it('the trail of no slugs and of an unknown id is empty', () =>
    expect({ findCategory: findCategory([], []), trailOf: trailOf([], 1), categoryPath: categoryPath([]) }).toEqual({
      findCategory: [],
      trailOf: [],
      categoryPath: '/catalog',
    }))

  it('the schema takes five levels and more', () =>
    fc.assert(
      fc.property(tree, (roots) => {
        expect(roots.map((root) => Category.parse(root))).toEqual(roots)
      }),
    ))

  it('«zapcasti» is hidden from menus and found by its address [DEC-054] [NAV-013] [CONST-010]', () => {
    const roots: Category[] = ['masla', 'zapcasti', 'filtry'].map((slug, id) => ({ id: id + 1, slug, name: slug, children: [] }))
    expect(visibleCategories(roots).map(({ slug }) => slug)).toEqual(['masla', 'filtry'])
    expect(findCategory(roots, ['zapcasti'])).toEqual([roots[1]])
  })
})
