import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { navigationMachine, type NavigationCommand } from '../../../machines/navigation/navigation.machine'

function open() {
  const commands: NavigationCommand[] = []
  const history = fromCallback<NavigationCommand>(({ receive }) => {
    receive((command) => commands.push(command))
  })
  const navigation = createActor(navigationMachine.provide({ actors: { history } }), { input: { path: '/' } }).start()
  return { navigation, commands, isTravelling: () => navigation.getSnapshot().matches('travelling') }
}

describe('navigation', () => {
  it('moves by its port and travels until the page says that it is drawn', () => {
    const { navigation, commands, isTravelling } = open()
    navigation.send({ type: 'page.arrived' })
    expect(isTravelling()).toBe(false)
    navigation.send({ type: 'navigation.go', to: '/cart' })
    navigation.send({ type: 'navigation.go', to: '/', replace: true, isScrollKept: true })
    expect([isTravelling(), navigation.getSnapshot().context.path]).toEqual([false, '/']) // the address has not changed yet
    navigation.send({ type: 'address.changed', path: '/cart' })
    expect([isTravelling(), navigation.getSnapshot().context.path]).toEqual([true, '/cart'])
    navigation.send({ type: 'page.arrived' })
    expect([isTravelling(), commands]).toEqual([
      false,
      [
        { type: 'history.arrived' },
        { type: 'history.go', to: '/cart', replace: false, isScrollKept: false },
        { type: 'history.go', to: '/', replace: true, isScrollKept: true },
        { type: 'history.arrived' },
      ],
    ])
  })

  it('restores the scroll once for each arrival, and does not travel to where it is', () => {
    const { navigation, commands, isTravelling } = open()
    navigation.send({ type: 'page.arrived' })
    navigation.send({ type: 'page.arrived' })
    navigation.send({ type: 'address.changed', path: '/' })
    expect([isTravelling(), commands]).toEqual([false, [{ type: 'history.arrived' }]])
  })
})
