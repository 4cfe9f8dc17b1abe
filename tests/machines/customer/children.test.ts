import { expect, it } from 'vitest'
import type { SharedFact } from '../../../machines/customer/child'
import { children } from '../../../machines/customer/customer.children'
import { customerNames } from '../../../machines/customer/customer.names'
import type { CustomerContext } from '../../../machines/customer/customer.types'
import { user } from '../../components/support/people'
import { region } from '../../support/plain-region'

const context: CustomerContext = {
  user,
  tab: 't',
  holds: [],
  remembered: { regionId: null, addressId: null },
  lives: 0,
  region: region(1),
  following: null,
  crashed: [],
  unfinished: null,
}
const changed = (tags: readonly string[]): SharedFact[] => [true, false].map((isOwn) => ({ type: 'data.changed', tags, region: 1, isOwn }))
/** Facts of each kind, in the order of the columns of the atlas. */
const facts: readonly (readonly SharedFact[])[] = [
  [{ type: 'region.applied', region: region(1) }],
  [['cart'], ['cart', 'orders'], ['delivery'], ['regions'], ['favoriteRegion']].flatMap(changed),
  [{ type: 'page.shown' }],
  [{ type: 'address.reached', path: '/cart' }],
  [{ type: 'answers.possible' }],
]
/** The commands that a child may get for facts of each kind. */
const commands = ({ commandOf }: (typeof children)[number]): string[][] =>
  facts.map((kind) => [...new Set(kind.flatMap((fact) => commandOf(fact, context)?.type ?? []))])
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('the atlas says which command each child gets for each fact', () => {
  const { lines = [] } = customerNames.about.tables?.find(({ title }) => title === 'Кому что передаётся') ?? {}
  const written = lines.map(([name = '', ...cells]) => [
    plain(name),
    cells.map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code)),
  ])
  const sent = children
    .map((child) => [plain(customerNames.calls?.[child.id] ?? ''), commands(child)] as const)
    .filter(([, byFact]) => byFact.some((types) => types.length > 0))
  expect(written).toEqual(sent)
})

it.each([
  ['this tab changed it', { region: 1, isOwn: true }, ['cart'], undefined],
  ['another tab changed it for another region', { region: 2, isOwn: false }, ['cart'], undefined],
  ['another tab changed it', { region: 1, isOwn: false }, ['cart'], 'cart.load'],
  ['an order took lines', { region: 1, isOwn: false }, ['orders', 'cart'], 'cart.outdate'],
  ['only orders were changed', { region: 1, isOwn: false }, ['orders'], undefined],
])('the command to the cart when %s', (_, fact, tags, expected) => {
  const cart = children.find(({ id }) => id === 'cart')
  expect(cart?.commandOf({ type: 'data.changed', tags, ...fact }, context)?.type).toBe(expected)
})
