import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { closeTabs, openTab, signedIn, type Tab } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { browser, newServer } from '../../../support/world'

afterEach(closeTabs)

const CODE = 'H7QD-PAVE-3JZT'
const UNFINISHED = 5
const accept = (tab: Tab) => tab.api('invites.accept', { params: { id: CODE } })
const known = (tab: Tab) => tab.app.getSnapshot().context.user?.registration_not_complete
/** Somebody without a company, who is invited into one; his other tab beside. */
async function opened({ intercept }: Pick<Parameters<typeof openTab>[0] & object, 'intercept'> = {}) {
  const server = newServer()
  const who = browser(server)
  const tab = openTab({ server, who, channel: 'own-data', ...(intercept && { intercept }) })
  tab.app.start()
  await waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
  tab.logIn(UNFINISHED)
  await signedIn(tab)
  await waitFor(tab.child('regions'), (state) => state.hasTag('known'))
  const other = openTab({ server, who, channel: 'own-data' })
  other.app.start()
  await signedIn(other)
  return { tab, other }
}

describe('what is known of who is signed in', () => {
  it('is read anew when it changed, here and in other tabs; his new region is in force, and nothing of his begins anew [DEC-040]', async () => {
    const { tab, other } = await opened()
    const [customer, lives] = [tab.child('customer'), tab.app.getSnapshot().context.lives]
    expect([known(tab), known(other)]).toEqual([true, true])
    await accept(tab)
    for (const each of [tab, other]) {
      await waitFor(each.app, () => known(each) === false)
      await waitFor(
        await signedIn(each),
        (state) => state.context.region?.id === UNFINISHED && !state.context.user.registration_not_complete,
      )
    }
    expect([tab.child('customer') === customer, tab.app.getSnapshot().context.lives]).toEqual([true, lives])
    expect(tab.told.toasts).toEqual(['Добро пожаловать!'])
  })

  it.each([
    ['stays as it was where no answer comes', 503, 'customer'],
    ['is asked for with a login where the server wants one', 401, 'suspended'],
  ] as const)('%s', async (_, status, expected) => {
    let isDown = false
    const { tab } = await opened({
      intercept: (url, __, send) =>
        isDown && url.endsWith('/auth/user') ? Promise.resolve(Response.json({ message: 'Нет' }, { status })) : send(),
    })
    isDown = true
    await accept(tab)
    await atRest()
    const customer = await signedIn(tab)
    expect([known(tab), customer.getSnapshot().hasTag('suspended') ? 'suspended' : 'customer']).toEqual([true, expected])
    if (expected === 'customer') expect(tab.child('session').getSnapshot().matches({ signedIn: 'outdated' })).toBe(true)
  })

  it('of another, who logged in elsewhere meanwhile, is not taken for his', async () => {
    let isAnother = false
    const { tab } = await opened({
      intercept: async (url, _, send) => {
        if (!isAnother || !url.endsWith('/auth/user')) return send()
        const user = (await (await send()).json()) as object
        return Response.json({ ...user, id: 6 })
      },
    })
    isAnother = true
    await accept(tab)
    await waitFor(tab.app, (state) => state.context.user?.id === 6)
    expect((await signedIn(tab)).getSnapshot().context.user.id).toBe(6)
  })
})
