import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Route } from '../../../model/routing/route'
import { closeTabs } from '../../support/open-tab'
import { visits } from '../../support/routes/visits'
import { eventually } from '../../support/waiting/eventually'
import { atRest, openVisit } from './open-visit'

/** Home leaves out the parts that do not come or hold nothing. */
const LEAVES_OUT: ReadonlySet<string> = new Set(['ROUTE-001'])
/** A page on which an empty list says nothing: a text with the brands beside it; the regions, which the shop itself knows, with their companies; the sessions of an account, of which there is one at least. */
const HAS_LIST_BESIDE: ReadonlySet<string> = new Set(['ROUTE-042', 'ROUTE-045', 'ROUTE-054'])
/** On the page of one thing a list is a part that may be missing. */
const saysEmpty = ({ id, path }: Route) => !path.includes(':') && !LEAVES_OUT.has(id) && !HAS_LIST_BESIDE.has(id)
const EMPTY = /\s(пока|сейчас) (нет|пусто)|ничего не|(?<!\d)0\sтоваров/i

afterEach(() => {
  closeTabs()
  cleanup()
})

const page = () => within(screen.getByRole('main'))
const heading = () => screen.findByRole('heading', { level: 1 })
const retries = () => page().queryAllByRole('button', { name: 'Повторить' })
const isLoading = () => document.querySelector('main :is([aria-busy="true"], [class*="skeleton"])') !== null

describe.each(visits.map((visit) => [visit.address, visit] as const))('%s', (_, visit) => {
  const { id } = visit.route

  it('shows that its data are on their way, says that they did not come, and shows them when they are asked for again', async () => {
    const opened = await openVisit(visit, 'readsFail', true)
    if (!opened.isWaiting()) await heading()
    if (opened.ownReads.size > 0 && !LEAVES_OUT.has(id)) await eventually(() => expect(isLoading()).toBe(true))
    opened.release()
    await atRest(opened)
    await heading()
    if (opened.ownReads.size > 0 && !LEAVES_OUT.has(id)) await eventually(() => expect(retries()).not.toEqual([]))
    await eventually(() => expect(isLoading()).toBe(false))
    opened.plays(null)
    await act(async () => retries().forEach((button) => fireEvent.click(button)))
    await eventually(() => expect(retries()).toEqual([]))
    await atRest(opened)
    await heading()
    await eventually(() => expect(isLoading()).toBe(false))
  })

  it('is drawn with lists that hold nothing, and says so', async () => {
    const opened = await openVisit(visit, 'listsEmpty', false)
    await heading()
    await atRest(opened)
    await eventually(() => expect(isLoading()).toBe(false))
    expect(retries()).toEqual([])
    expect(opened.logged).toEqual([])
    const isEmptied = [...opened.ownReads.values()].includes('listsEmpty')
    if (isEmptied && saysEmpty(visit.route)) expect(screen.getByRole('main').textContent).toMatch(EMPTY)
  })
})
