import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../support/waiting/eventually'
import { is, watching } from './open-inspector'

/** A picture of the login, of which each event has two lines. */
const svg = vi.hoisted(() => {
  const ids = ['signedIn--logout.requested', 'signedIn--session.recheck', 'signedIn--session.reject', 'guest--session.recheck']
  const label = (id: string) =>
    `<text class="sc-event" data-transition="session.${id}.0">первая</text><text class="sc-event">вторая ${id}</text>`
  return `<svg class="sc"><g>${[...ids, 'confirming--done.loadUser', 'signedIn--after.askAgain'].map(label).join('')}</g></svg>`
})
vi.mock('../../../docs/flows/session.svg?raw', () => ({ default: svg }))

afterEach(cleanup)
/** The lines of the chart that look as if they can be pressed. */
const pressable = () => [...document.querySelectorAll<SVGElement>('.is-possible')]

describe('an event in the chart of an actor', () => {
  it('looks pressable, and is, where it is possible now', async () => {
    await watching()
    await eventually(() => expect(pressable()).not.toEqual([]))
    const ids = new Set(pressable().flatMap(({ dataset }) => dataset['transition'] ?? []))
    expect([...ids].sort()).toEqual(['session.signedIn--logout.requested.0', 'session.signedIn--session.recheck.0'])
    // Its further line as well.
    for (const line of [pressable()[0]!, screen.getByText('вторая signedIn--logout.requested')]) {
      fireEvent.click(line)
      within(screen.getByRole('dialog')).getByText('logout.requested')
      fireEvent.click(screen.getByRole('button', { name: 'Отмена' }))
    }
  })

  it('does not where it leads away from another state, and where a call or the clock tells it', async () => {
    await watching()
    await eventually(() => expect(pressable()).not.toEqual([]))
    for (const id of ['guest--session.recheck', 'confirming--done.loadUser', 'signedIn--after.askAgain', 'signedIn--session.reject']) {
      const line = screen.getByText(`вторая ${id}`)
      expect([id, line.matches('.is-possible'), line.previousElementSibling!.matches('.is-possible')]).toEqual([id, false, false])
      fireEvent.click(line.previousElementSibling!)
      expect(screen.queryByRole('dialog')).toBeNull()
    }
  })

  it('does not in the past', async () => {
    const { user } = await watching()
    await eventually(() => expect(pressable()).not.toEqual([]))
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(pressable()).toEqual([])
  })
})

describe('the events that are possible now', () => {
  const list = () => screen.getByRole('group', { name: 'События, возможные сейчас' })

  it('stand above whatever is shown of the actor, with their codes', async () => {
    const { user } = await watching()
    await within(list()).findByText('logout.requested')
    await user.click(screen.getByRole('tab', { name: 'Данные' }))
    expect(within(list()).getByText('logout.requested').checkVisibility()).toBe(true)
    const panel = screen.getByRole('tabpanel')
    expect([panel.contains(list()), !!(list().compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING)]).toEqual([false, true])
  })

  it('are looked for by words and code where there are many', async () => {
    const possible = ['logout.requested', ...Array.from({ length: 40 }, (_, at) => `made.up${at}`)]
    const { answer, tell, user } = await watching({ possible })
    await screen.findByText('Сейчас возможно событий: 42')
    const found = () =>
      within(list())
        .queryAllByRole('button')
        .map(({ title }) => title)
    expect(found().length).toBe(42)
    const field = screen.getByRole('searchbox', { name: 'Найти возможное событие' })
    for (const text of ['LOGOUT', 'нажато «выйти»']) {
      await user.clear(field)
      await user.click(field)
      await user.paste(text)
      expect({ text, found: found() }).toEqual({ text, found: ['logout.requested'] })
    }
    await user.paste('нет такого')
    expect(found()).toEqual([])
    within(list()).getByText(/Такого среди возможных/)
    answer.possible = []
    await tell(is('guest'))
    await screen.findByText('Сейчас возможно событий: 1')
    expect([screen.queryByRole('searchbox', { name: 'Найти возможное событие' }), found()]).toEqual([null, ['session.recheck']])
  })
})
