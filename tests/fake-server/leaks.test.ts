import { describe, expect, it } from 'vitest'
import { demoPeople } from '../../fake-server/seed/people'
import { contract, type EndpointName } from '../../model/contract'
import { apiOf, login, newServer, person } from '../support/world'
import { BUILT, callOf } from './calls'
import { type Heard, listening, namesIn } from './calls/support/listening'
import { VISITORS } from './calls/support/rights-of'

const shared = newServer()
const ORDER = 481_344

/** All that a visitor is answered who makes a call, success or not. */
async function answersTo(name: EndpointName, who: (typeof VISITORS)[number][0]): Promise<Heard[]> {
  const [, id, regionId, addressId] = VISITORS.find(([visitor]) => visitor === who)! // the type says so
  const { who: ear, heard } = listening(contract[name].kind === 'read' ? shared : newServer())
  const api = apiOf(ear)
  await login(api, person(id))
  const { uuid } = await api('orders.newUuid', {})
  heard.length = 0
  await callOf(name)
    .call(api, { userId: id, regionId, addressId, orderId: ORDER, uuid }, 'key-of-leaks')
    .catch(() => {})
  return heard
}
const NAMES = BUILT.map(([name]) => name)

/** What is owed, and what the settlements are made of. */
const DEBT = /debt|balance|^(opening|closing|debit|credit)$/i
/** What only a buyer with personal terms is told of. */
const TERMS = /^(cost|base_price|cost_vs_discount|bonus|price_doc|price_type)$/

/** The people of the demo whose e-mail or phone was answered. @param known by number, who is no secret here */
function peopleIn(heard: readonly Heard[], known: readonly number[]): number[] {
  const text = JSON.stringify(heard.map(({ json }) => json))
  return demoPeople.flatMap(({ id, email, phone }) => (!known.includes(id) && (text.includes(email) || text.includes(phone)) ? [id] : []))
}

describe('a plain member of a region', () => {
  it.each(NAMES)('%s: is answered nothing of what the region owes [ROLE-003]', async (name) => {
    const heard = await answersTo(name, 'a member')
    expect(heard.flatMap(({ json }) => namesIn(json, DEBT))).toEqual([])
  })

  it.each(NAMES)('%s: is answered the e-mail or phone of nobody outside the region [DEC-033]', async (name) =>
    expect(peopleIn(await answersTo(name, 'a member'), [1, 3])).toEqual([]),
  )

  it('such names are found where they do stand: the administrator is answered them', async () => {
    const heard = [...(await answersTo('regions.debt', 'an administrator')), ...(await answersTo('documents.get', 'an administrator'))]
    expect(heard.flatMap(({ json }) => namesIn(json, DEBT))).toEqual(expect.arrayContaining(['debt', 'balance']))
  })
})

describe('somebody of another company', () => {
  it('such texts are found where they do stand: an administrator is answered those of colleagues', async () =>
    expect(peopleIn(await answersTo('regions.users', 'an administrator'), [1])).toEqual([3]))

  it.each(NAMES)('%s: is answered nobody’s e-mail or phone, and nothing that the region owes [DEC-033]', async (name) => {
    const heard = await answersTo(name, 'a stranger')
    expect(peopleIn(heard, [2])).toEqual([])
    expect(heard.flatMap(({ json }) => namesIn(json, DEBT))).toEqual([])
  })
})

describe('a buyer on moderation', () => {
  const MODERATED = 'a buyer on moderation, of their own region'
  const termsIn = (heard: readonly Heard[]) => heard.flatMap(({ json }) => namesIn(json, TERMS, (value) => value !== '' && value !== 0))

  // What is saved has the price for all, see below.
  it.each(NAMES.filter((name) => name !== 'userCarts.create'))('%s: is answered no personal term [ROLE-006, DEC-032]', async (name) =>
    expect(termsIn(await answersTo(name, MODERATED))).toEqual([]),
  )

  it('saves a cart at the price for all [ROLE-006]', async () => {
    const api = apiOf(listening(shared).who)
    await login(api, person(4))
    const { products } = await api('products.stocksAndPrices', { body: { company_region_id: 6, products_ids: [1] } })
    const [{ json } = { json: null }] = await answersTo('userCarts.create', MODERATED)
    expect(json).toMatchObject({ items: [{ cost: (products[0]?.guest_cost ?? 0) / 100 }] })
  })

  it('such names are found where they do stand: a buyer with terms is answered them', async () => {
    const heard = [
      ...(await answersTo('products.stocksAndPrices', 'an administrator')),
      ...(await answersTo('products.bonuses', 'an administrator')),
    ]
    expect(termsIn(heard)).toEqual(expect.arrayContaining(['cost', 'base_price', 'bonus']))
  })
})
