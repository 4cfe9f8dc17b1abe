import { fc, test } from '@fast-check/vitest'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { ActorInfo } from '../../../inspector/protocol'
import { foundRows, treeRows } from '../../../inspector/page/tree/tree-rows'
import { openInspector, session, tab } from './open-inspector'

afterEach(cleanup)
const cart: ActorInfo = { ...session('guest'), session: 'x:2', name: 'cart', machine: 'cart', states: ['cart'], tags: ['busy'] }
const wire: ActorInfo = { ...session('guest'), session: 'x:3', name: 'relay.cart', machine: null, states: [] }
async function looking(...actors: ActorInfo[]) {
  const page = openInspector()
  await page.say({ kind: 'here', tab })
  await page.tell({ kind: 'all', at: 1, life: 'l', actors: [session('guest'), ...actors], timers: [] })
  return page
}
const names = () => screen.getAllByRole('treeitem').map((it) => it.dataset['session'])

describe('the tree of actors', () => {
  it('says in full by a tip what may be cut', async () => {
    await looking(cart)
    expect(screen.getAllByRole('treeitem').map(({ title }) => title)).toEqual(['Вход session: Гость', 'Корзина cart: #busy'])
  })

  it('shows the wires between actors only when asked to', async () => {
    const { tell, user } = await looking(cart, wire)
    expect(names()).toEqual(['x:1', 'x:2'])
    await user.click(screen.getByRole('checkbox', { name: 'Служебные: 1' }))
    expect(names()).toEqual(['x:1', 'x:2', 'x:3'])
    await user.click(screen.getByRole('treeitem', { name: /^провод/ }))
    await user.click(screen.getByRole('checkbox', { name: 'Служебные: 1' }))
    // What is looked at stays.
    expect(names()).toEqual(['x:1', 'x:2', 'x:3'])
    await tell({ kind: 'gone', at: 2, session: 'x:3' })
    expect([names(), screen.queryByRole('checkbox', { name: /^Служебные: / })]).toEqual([['x:1', 'x:2'], null])
  })

  it('says at its top who broke, and leads there', async () => {
    const { tell, user } = await looking(cart)
    expect(screen.queryByRole('button', { name: /Сломался/ })).toBeNull()
    await tell({ kind: 'actor', at: 2, actor: { ...cart, status: 'error' } })
    await user.click(screen.getByRole('button', { name: 'Сломался: Корзина' }))
    expect(screen.getByRole('treeitem', { selected: true }).dataset['session']).toBe('x:2')
  })

  it('is narrowed by words, code and tags, a wire too; whoever stands above a found one stays, and keys move among what is left', async () => {
    const below: ActorInfo = {
      ...cart,
      session: 'x:4',
      name: 'resource-7',
      machine: 'resource',
      parent: 'x:1',
      states: ['resource'],
      tags: [],
    }
    const { user } = await looking(below, cart, wire)
    await user.click(screen.getByRole('treeitem', { name: /^Вход/ }))
    const search = screen.getByRole('searchbox', { name: 'Поиск по участникам' })
    const status = () => screen.getByRole('navigation', { name: 'Участники' }).querySelector('[role=status]')?.textContent
    for (const [text, found, count] of [
      ['resource-7', ['x:1', 'x:4'], 1],
      ['гость', ['x:1'], 1],
      // Whoever is looked at stays.
      ['#busy', ['x:1', 'x:2'], 1],
      ['relay', ['x:1', 'x:3'], 1],
      ['КОРЗ', ['x:1', 'x:2', 'x:3'], 2],
    ] as const) {
      await user.clear(search)
      await user.type(search, text)
      expect({ text, names: names(), status: status() }).toEqual({ text, names: found, status: `Найдено участников: ${count}` })
    }
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('treeitem', { selected: true }).dataset['session']).toBe('x:2')
    await user.type(search, ' нет такой')
    expect({ names: names(), status: status() }).toEqual({ names: ['x:2'], status: 'Таких участников нет.' })
    await user.clear(search)
    expect({ names: names(), status: status() }).toEqual({ names: ['x:1', 'x:4', 'x:2'], status: undefined })
  })

  it('draws a few hundred of twenty thousand, and reaches the last of them by the keyboard', async () => {
    const many = Array.from({ length: 20_000 }, (_, at): ActorInfo => ({ ...cart, session: `y:${at}`, name: `name-${at}` }))
    const { user } = await looking(...many)
    expect(screen.getAllByRole('treeitem')).toHaveLength(300)
    screen.getAllByRole('treeitem')[0]?.focus()
    await user.keyboard('{End}')
    expect((document.activeElement as HTMLElement).dataset['session']).toBe('y:19999')
    screen.getByRole('button', { name: 'Показать ещё' }).focus()
    await user.keyboard('{Enter}')
    expect(screen.getAllByRole('treeitem')).toHaveLength(601)
  })
})

describe('the rows of the tree', () => {
  /** Actors as a file may give them: whoever is anybody's parent. */
  const someActors = fc
    .uniqueArray(
      fc.record({ session: fc.integer({ min: 0, max: 12 }), parent: fc.option(fc.integer({ min: 0, max: 14 })), isCall: fc.boolean() }),
      {
        selector: ({ session: it }) => it,
      },
    )
    .map((all) =>
      all.map(({ session: own, parent, isCall }) => ({
        ...cart,
        session: String(own),
        parent: parent === null ? null : String(parent),
        machine: isCall ? null : 'cart',
      })),
    )
  const byId = (all: readonly ActorInfo[]) => new Map(all.map((it) => [it.session, it]))

  test.prop([someActors])('hold everyone once, each below its parent where that one lives', (all) => {
    const rows = treeRows(byId(all))
    expect(rows.map(({ actor }) => actor.session).toSorted()).toEqual(all.map(({ session: own }) => own).toSorted())
    rows.forEach(({ parent, level }, at) => {
      if (parent === null) return expect(level).toBe(1)
      const above = rows.slice(0, at).findLast((row) => row.level < level)
      expect({ session: above?.actor.session, level: above?.level }).toEqual({ session: parent, level: level - 1 })
    })
  })
  test.prop([someActors, fc.array(fc.integer({ min: 0, max: 12 }))])(
    'narrowed hold whoever is found and all above them, in their order',
    (all, wanted) => {
      const rows = treeRows(byId(all))
      const isFound = ({ session: own }: ActorInfo) => wanted.includes(Number(own))
      const found = foundRows(rows, isFound)
      /** The oracle: a row with all that is above it by the chain of parents. */
      const lineOf = (own: string | null): string[] =>
        own === null ? [] : [own, ...lineOf(rows.find(({ actor }) => actor.session === own)?.parent ?? null)]
      const kept = new Set(rows.filter(({ actor }) => isFound(actor)).flatMap(({ actor }) => lineOf(actor.session)))
      expect(found).toEqual(rows.filter(({ actor }) => kept.has(actor.session)))
    },
  )
  it('of those that a file says are each other’s parents one stands at the top', () => {
    const rows = treeRows(
      byId([
        { ...cart, session: 'a', parent: 'b' },
        { ...cart, session: 'b', parent: 'a' },
      ]),
    )
    expect(rows.map(({ actor, level }) => [actor.session, level])).toEqual([
      ['a', 1],
      ['b', 2],
    ])
  })
  it('go as deep as a file says', () => {
    const chain = Array.from({ length: 20_000 }, (_, at) => ({ ...cart, session: String(at), parent: at === 0 ? null : String(at - 1) }))
    expect(treeRows(byId(chain)).at(-1)?.level).toBe(20_000)
  })
})
