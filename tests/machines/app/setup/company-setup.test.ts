import { afterEach, describe, expect, it } from 'vitest'
import { SimulatedClock, waitFor } from 'xstate'
import { SCENARIO_COOKIE } from '../../../../fake-server/scenarios'
import { selectAsked, selectErrors } from '../../../../machines/company-setup/company-setup.selectors'
import { FINISHED } from '../../../../machines/company-setup/company-setup.words'
import { decide } from '../../../../model/routing/guards'
import { EMPTY_SETUP, type SetupDraft } from '../../../../model/identity/company-form'
import { closeTabs, openTab, signedIn, smallServer, type Tab, type TabOptions } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { visitor } from '../../../support/world'

afterEach(closeTabs)

const UNREGISTERED = 5
const REGIONLESS = 6
const PERSON = { inn: '500100732259', company_name: 'ИП Зуев И. П.' }

/** Somebody signed in, and what this tab keeps of what he types. */
async function open(
  person: number,
  { server = smallServer(), ...options }: TabOptions = {},
): Promise<Tab & { kept: { typed: SetupDraft }; ports: NonNullable<TabOptions['ports']> }> {
  const { who } = options.who ? { who: options.who } : await visitor(server, person)
  const kept = { typed: EMPTY_SETUP }
  const ports = {
    readSetup: () => kept.typed,
    keepSetup: (_: number, typed: SetupDraft | null) => void (kept.typed = typed ?? EMPTY_SETUP),
  }
  const tab = openTab({ server, who, ports, ...options })
  tab.app.start()
  await signedIn(tab)
  return { ...tab, kept, ports }
}
const popup = (tab: Tab) => tab.child('overlay').getSnapshot().context.shown
const asked = (tab: Tab, what: 'company' | 'lastStep' | null) => waitFor(tab.child('companySetup'), (state) => selectAsked(state) === what)
const type = (tab: Tab, fields: Partial<typeof PERSON>) => {
  for (const [field, value] of Object.entries(fields))
    tab.child('companySetup').send({ type: 'field.typed', field: field as keyof typeof PERSON, value })
}
const submit = (tab: Tab) => tab.child('companySetup').send({ type: 'setup.submitted' })
const chooseCity = (tab: Tab, value: number) => tab.child('companySetup').send({ type: 'field.typed', field: 'store_city_id', value })
const isFree = (tab: Tab) => waitFor(tab.child('companySetup'), (state) => !state.hasTag('busy'))
const writes = ({ sent }: Tab) => sent.filter((line) => /^POST \/compan(ies|yRegions)$/.test(line))
const opens = (tab: Tab) => {
  const { user } = tab.app.getSnapshot().context
  const { regions } = tab.child('regions').getSnapshot().context
  return decide(['auth', 'registrationComplete', 'hasCompanyRegions'], {
    kind: 'customer',
    user: user!,
    regionCount: regions.length,
    whitelist: null,
  }).kind
}
/** His registration is complete everywhere. */
const complete = async (tab: Tab) => {
  await waitFor(tab.app, ({ context }) => context.user?.registration_not_complete === false)
  await waitFor(tab.child('customer'), ({ context }) => context.region !== null)
}
/** What another tab tells takes a turn of the real event loop. */
const tell = () => new Promise((resolve) => setTimeout(resolve, 5)) // a BroadcastChannel has nothing to wait for

describe('the set-up of a company', () => {
  it('goes from nothing to a region on moderation: the popup comes, both steps are done, the pages open [STATE-005, STATE-006, DEC-025, DEC-030]', async () => {
    const tab = await open(UNREGISTERED)
    await asked(tab, 'company')
    expect({ popup: popup(tab), opens: opens(tab) }).toEqual({ popup: 'setup', opens: 'home' })
    type(tab, PERSON)
    submit(tab)
    await asked(tab, 'lastStep')
    expect(popup(tab)).toBe('setup')
    chooseCity(tab, 7)
    submit(tab)
    await complete(tab)
    await atRest()
    const { region } = tab.child('customer').getSnapshot().context
    expect({ popup: popup(tab), opens: opens(tab), region, toasts: tab.told.toasts, typed: tab.kept.typed }).toEqual({
      popup: null,
      opens: 'pass',
      region: expect.objectContaining({
        company_name: PERSON.company_name,
        store_city_name: 'Самара',
        status: 0,
        favorite: 1,
        admin_ids: [UNREGISTERED],
      }),
      toasts: [FINISHED.text],
      typed: EMPTY_SETUP,
    })
    const { products } = await tab.api('products.stocksAndPrices', { body: { company_region_id: region!.id, products_ids: [1] } })
    expect(products[0]).toMatchObject({ cost: null, discount: { discount: 0 } })
  })

  it('begins with the last step where a company is there', async () => {
    const tab = await open(REGIONLESS)
    await asked(tab, 'lastStep')
    expect([popup(tab), tab.sent.includes('GET /users/6/companies/8/companyRegionVsRegionExists')]).toEqual(['setup', true])
    chooseCity(tab, 6)
    submit(tab)
    await complete(tab)
    expect(opens(tab)).toBe('pass')
  })

  it('makes one company and one region where the answers are lost [DEC-005]', async () => {
    const tab = await open(UNREGISTERED)
    await asked(tab, 'company')
    tab.who.cookies[SCENARIO_COOKIE] = 'setupAnswerLost'
    type(tab, PERSON)
    submit(tab)
    await asked(tab, 'lastStep')
    chooseCity(tab, 7)
    submit(tab)
    await complete(tab)
    expect({ writes: writes(tab), popup: popup(tab), opens: opens(tab) }).toEqual({
      writes: ['POST /companies', 'POST /companyRegions'],
      popup: null,
      opens: 'pass',
    })
    expect((await tab.api('companies.checkInn', { query: { inn: PERSON.inn } })).count).toBe(1)
    expect(await tab.api('regions.list', { params: { id: UNREGISTERED }, query: {} })).toHaveLength(1)
  })

  it('says what failed and keeps what was typed, where the server is down', async () => {
    const tab = await open(UNREGISTERED)
    await asked(tab, 'company')
    tab.who.cookies[SCENARIO_COOKIE] = 'setupFails'
    type(tab, PERSON)
    submit(tab)
    await isFree(tab)
    expect({ form: selectErrors(tab.child('companySetup').getSnapshot()).form, inn: tab.kept.typed.inn, popup: popup(tab) }).toEqual({
      form: expect.stringContaining('Компания не\u00a0создана'),
      inn: PERSON.inn,
      popup: 'setup',
    })
    delete tab.who.cookies[SCENARIO_COOKIE]
    submit(tab)
    await asked(tab, 'lastStep')
  })

  it('of an INN that is registered makes nothing [DEC-036]', async () => {
    const tab = await open(UNREGISTERED)
    await asked(tab, 'company')
    type(tab, { ...PERSON, inn: '520090548638' })
    submit(tab)
    await isFree(tab)
    expect({ errors: selectErrors(tab.child('companySetup').getSnapshot()), writes: writes(tab) }).toEqual({
      errors: { inn: 'Компания с\u00a0таким ИНН уже зарегистрирована' },
      writes: [],
    })
  })

  it('done in one tab is done in the other, step by step', async () => {
    const server = smallServer()
    const { who } = await visitor(server, UNREGISTERED)
    const shared = { server, who, channel: `set-up-${Math.random()}`, clock: new SimulatedClock() }
    const [one, other] = [await open(UNREGISTERED, shared), await open(UNREGISTERED, shared)]
    await asked(one, 'company')
    await asked(other, 'company')
    type(other, { inn: '77' })
    type(one, PERSON)
    submit(one)
    await asked(one, 'lastStep')
    await asked(other, 'lastStep')
    expect(popup(other)).toBe('setup')
    chooseCity(other, 6)
    submit(other)
    await complete(other)
    await complete(one)
    await tell()
    await atRest()
    expect([popup(one), popup(other), opens(one), opens(other)]).toEqual([null, null, 'pass', 'pass'])
  })

  it('waits for a login that has run out, and is there again with what was typed [DEC-008]', async () => {
    const tab = await open(UNREGISTERED)
    await asked(tab, 'company')
    type(tab, PERSON)
    tab.who.cookies[SCENARIO_COOKIE] = 'sessionExpires'
    submit(tab)
    await waitFor(tab.child('customer'), (state) => state.matches('suspended'))
    await atRest()
    expect(popup(tab)).toBe('login')
    delete tab.who.cookies[SCENARIO_COOKIE]
    tab.logIn(UNREGISTERED)
    await waitFor(tab.child('customer'), (state) => state.matches('active'))
    await atRest()
    expect({ popup: popup(tab), inn: tab.child('companySetup').getSnapshot().context.typed.inn }).toEqual({
      popup: 'setup',
      inn: PERSON.inn,
    })
    submit(tab)
    await asked(tab, 'lastStep')
  })

  it('comes back with the next page, with what was typed; a logout forgets that [DEC-047]', async () => {
    const tab = await open(UNREGISTERED)
    await asked(tab, 'company')
    type(tab, { inn: '5001' })
    tab.child('companySetup').send({ type: 'setup.postponed' })
    expect(popup(tab)).toBe(null)
    const next = await open(UNREGISTERED, {
      server: tab.server,
      who: tab.who,
      ports: tab.ports,
    })
    await asked(next, 'company')
    expect({ popup: popup(next), inn: next.child('companySetup').getSnapshot().context.typed.inn }).toEqual({ popup: 'setup', inn: '5001' })
    next.child('session').send({ type: 'logout.requested' })
    await waitFor(next.app, (state) => state.matches({ visitor: 'guest' }))
    expect([popup(next), next.has('companySetup'), tab.kept.typed]).toEqual([null, false, EMPTY_SETUP])
  })

  it('is nobody’s who has finished', async () => {
    const tab = await open(1)
    await atRest()
    expect({ popup: popup(tab), asked: selectAsked(tab.child('companySetup').getSnapshot()) }).toEqual({ popup: null, asked: null })
    expect(tab.sent.filter((line) => line.includes('companyRegionVsRegionExists'))).toEqual([])
  })
})

describe('who is signed in', () => {
  it('is asked for again when something of him changed; without an answer he goes on, and it is asked again', async () => {
    const tab = await open(1)
    const asks = () => tab.sent.filter((line) => line === 'GET /auth/user').length
    const before = asks()
    tab.network.isDown = true
    tab.app.send({ type: 'data.changed', tags: ['user'], region: null })
    await waitFor(tab.child('session'), (state) => state.matches({ signedIn: 'outdated' }))
    expect(tab.app.getSnapshot().matches({ visitor: 'customer' })).toBe(true)
    tab.network.isDown = false
    tab.clock.increment(15_000)
    await waitFor(tab.child('session'), (state) => state.matches({ signedIn: 'known' }))
    expect(asks()).toBeGreaterThan(before + 1)
    expect(tab.told.toasts).toEqual([])
  })

  it('is renewed after a logout that was withdrawn, where something of him changed meanwhile', async () => {
    const tab = await open(1)
    const session = tab.child('session')
    session.send({ type: 'logout.requested' })
    session.send({ type: 'session.reread' })
    session.send({ type: 'logout.withdrawn' })
    expect(session.getSnapshot().matches({ signedIn: 'rereading' })).toBe(true)
  })
})
