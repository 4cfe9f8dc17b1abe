import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { navigationMachine, type NavigationCommand, type NavigationFact } from '../../../machines/navigation/navigation.machine'

function open() {
  const commands: NavigationCommand[] = []
  const history = fromCallback<NavigationCommand>(({ receive }) => {
    receive((command) => commands.push(command))
  })
  const navigation = createActor(navigationMachine.provide({ actors: { history } }), { input: { path: '/' } })
  const facts: NavigationFact[] = []
  navigation.on('*', (fact) => facts.push(fact))
  navigation.start()
  return { navigation, commands, facts, isTravelling: () => navigation.getSnapshot().matches('travelling') }
}

describe('navigation', () => {
  it('moves by its port and travels until the page says that it is drawn', () => {
    const { navigation, commands, isTravelling } = open()
    navigation.send({ type: 'page.arrived' })
    expect(isTravelling()).toBe(false)
    navigation.send({ type: 'navigation.go', to: '/cart' })
    navigation.send({ type: 'navigation.go', to: '/', replace: true, isScrollKept: true })
    expect({ isTravelling: isTravelling(), path: navigation.getSnapshot().context.path }).toEqual({ isTravelling: false, path: '/' }) // the address has not changed yet
    navigation.send({ type: 'address.changed', path: '/cart' })
    expect({ isTravelling: isTravelling(), path: navigation.getSnapshot().context.path }).toEqual({ isTravelling: true, path: '/cart' })
    navigation.send({ type: 'page.arrived' })
    expect({ isTravelling: isTravelling(), commands }).toEqual({
      isTravelling: false,
      commands: [
        { type: 'history.arrived' },
        { type: 'history.go', to: '/cart', replace: false, isScrollKept: false },
        { type: 'history.go', to: '/', replace: true, isScrollKept: true },
        { type: 'history.arrived' },
      ],
    })
  })

  it('restores the scroll once for each arrival, and does not travel to where it is', () => {
    const { navigation, commands, isTravelling } = open()
    navigation.send({ type: 'page.arrived' })
    navigation.send({ type: 'page.arrived' })
    navigation.send({ type: 'address.changed', path: '/' })
    expect({ isTravelling: isTravelling(), commands }).toEqual({ isTravelling: false, commands: [{ type: 'history.arrived' }] })
  })

  it('leads away from a page that is not for who asks, to the login with the way back or home, and leaves nothing to go back to [DEC-030]', () => {
    const { navigation, commands } = open()
    navigation.send({ type: 'address.changed', path: '/personal/orders?page=2' })
    navigation.send({ type: 'page.refused', path: '/personal/orders?page=2', kind: 'login' })
    navigation.send({ type: 'page.refused', path: '/personal/orders?page=2', kind: 'home' })
    navigation.send({ type: 'page.moved', path: '/personal/orders?page=2', to: '/personal/orders/7' })
    expect(commands).toEqual([
      { type: 'history.go', to: '/auth/login?return=%2Fpersonal%2Forders%3Fpage%3D2', replace: true, isScrollKept: false },
      { type: 'history.go', to: '/', replace: true, isScrollKept: false },
      { type: 'history.go', to: '/personal/orders/7', replace: true, isScrollKept: false },
    ])
  })

  it('does not listen to a page that was left', () => {
    const { navigation, commands } = open()
    navigation.send({ type: 'page.refused', path: '/personal', kind: 'login' })
    navigation.send({ type: 'page.moved', path: '/orders/7', to: '/personal/orders/7' })
    expect(commands).toEqual([])
  })

  it('tells each address that is reached, once', () => {
    const { navigation, facts } = open()
    for (const path of ['/', '/cart', '/cart', '/']) navigation.send({ type: 'address.changed', path })
    expect(facts).toEqual([
      { type: 'address.reached', path: '/cart' },
      { type: 'address.reached', path: '/' },
    ])
  })
})
