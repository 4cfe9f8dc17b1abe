import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Content } from '../../machines/opening/opening.machine'
import { demoRoutes } from '../../model/routing/demo-routes'
import { useOpening } from '../../src/hooks/screen/use-opening'
import { Atlas } from '../../atlas/page/atlas'
import { openShop } from '../components/support/open-shop'
import { buyer } from '../components/support/people'

const state = vi.hoisted(() => (id: string) => `<g data-state="opening.${id}"></g>`)
// The whole picture is more than this DOM reads.
vi.mock('../../docs/flows/opening.svg?raw', () => ({ default: `<svg>${['waiting', 'whole', 'partial'].map(state).join('')}</svg>` }))

afterEach(cleanup)

it('of several machines of one kind says how many are in which state, and lights each state', async () => {
  const Part = ({ name, content }: { name: string; content: Content }) => useOpening(name, 1, content, 60_000)
  await openShop(
    <>
      <Atlas route={demoRoutes[0]!} params={{ page: 'opening' }} />
      <Part name="one" content="missing" />
      <Part name="two" content="missing" />
      <Part name="three" content="there" />
    </>,
    buyer(0),
  )
  const now = await screen.findByText(/Сейчас в.этой вкладке/)
  await waitFor(() =>
    expect(now.textContent.replaceAll('\u00a0', ' ')).toBe(
      'Сейчас в этой вкладке таких участников 3: Ждёт, пока будет всё — 2; Показана целиком — 1',
    ),
  )
  const lit = () => [...document.querySelectorAll<SVGElement>('figure .is-active')].map(({ dataset }) => dataset['state'])
  await waitFor(() => expect(lit()).toEqual(['opening.waiting', 'opening.whole']))
})
