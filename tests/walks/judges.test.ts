// Who judges the walks is judged here: what nothing leads through is planted in a small machine, and has to be seen.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { loginFormNames } from '../../machines/session/login-form.names'
import { loginFormMachine } from '../../machines/session/login-form.machine'
import { judge, WHOLE } from '../e2e/walks/harness/judge'
import { runs } from '../support/runs'
import { drawnTransitions } from '../support/walks/drawn-transitions'
import { planted, plantedNames as names, UNREACHABLE, withUnreachable } from '../support/walks/planted'
import { coveragePage, walkedOf } from './coverage'
import { unreachedOf, unseenOf } from './not-on-screen'
import { type Note, notesIn } from './notes'

const ALL = [
  'planted.home--went.0',
  'planted.asking--done.load.0',
  'planted.asking--error.load.0',
  'planted.away--came.0',
  'planted.away--after.pause.0',
  'planted.back--always.0',
]
/** What can be walked where more is planted. */
const REACHABLE = [...ALL, 'planted.away--went.0']
const STRANGE = ['planted.gone--went.0', 'other.home--went.0']
const noted = (file: string, walked: readonly string[]): Note => ({ file, walked, started: [], told: [] })
const OF_PATHS = 'tests/machines/paths/paths.test.ts'
const OF_OTHERS = 'tests/machines/planted/planted.test.ts'
const rowOf = (machine: AnyStateMachine, notes: readonly Note[]) => walkedOf([{ machine, names }], notes, {}, [])[0]

it('the chart is known whole, and what is planted in it too', () => {
  expect(drawnTransitions(planted).sort()).toEqual([...ALL].sort())
  expect(drawnTransitions(withUnreachable).sort()).toEqual([...REACHABLE, ...UNREACHABLE].sort())
})

it('a run that takes all that can be taken is whole, until an unreachable transition is planted', () => {
  expect(rowOf(planted, [noted(OF_PATHS, ALL)])?.missing).toEqual([])
  expect(rowOf(withUnreachable, [noted(OF_PATHS, REACHABLE)])?.missing).toEqual(UNREACHABLE)
})

it('whatever a run takes, missing is what it does not, and what other tests take is not counted to the paths', () => {
  const some = fc.subarray([...REACHABLE, ...UNREACHABLE, ...STRANGE])
  fc.assert(
    fc.property(some, some, (onPaths, elsewhere) => {
      const row = rowOf(withUnreachable, [noted(OF_PATHS, onPaths), noted(OF_OTHERS, elsewhere)])
      const taken = (ids: readonly string[]) => ids.filter((id) => !STRANGE.includes(id)).length
      const missing = [...REACHABLE, ...UNREACHABLE].filter((id) => !onPaths.includes(id) && !elsewhere.includes(id))
      expect({ ...row, missing: [...(row?.missing ?? [])].sort() }).toEqual({
        id: 'planted',
        title: names.title,
        drawn: 9,
        byPaths: taken(onPaths),
        byAll: taken([...new Set([...onPaths, ...elsewhere])]),
        onScreen: null,
        missing: missing.sort(),
      })
    }),
    runs(100),
  )
})

it('what goes another way each time is not counted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'notes-'))
  const steady = noted('tests/machines/some.test.ts', ['planted.home--went.0'])
  const random = [noted('tests/machines/random-events.test.ts', ALL), noted('random-events.test.ts', ALL)]
  try {
    writeFileSync(join(folder, 'one'), `${[random[0], steady].map((note) => JSON.stringify(note)).join('\n')}\n`)
    writeFileSync(join(folder, 'two'), `${JSON.stringify(random[1])}\n`)
    expect(notesIn(folder)).toEqual([steady])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('in a browser, too, what is planted is missing until it is excused, and what is excused must not be walked', () => {
  const why = Object.fromEntries(UNREACHABLE.map((id) => [id, 'Сюда не прийти.']))
  expect(judge({ machine: planted, unreached: {} }, ALL)).toEqual(WHOLE)
  expect(judge({ machine: withUnreachable, unreached: {} }, REACHABLE)).toEqual({ ...WHOLE, missing: UNREACHABLE })
  expect(judge({ machine: withUnreachable, unreached: why }, REACHABLE)).toEqual(WHOLE)
  expect(judge({ machine: withUnreachable, unreached: why }, [...REACHABLE, ...UNREACHABLE])).toEqual({ ...WHOLE, stale: UNREACHABLE })
  expect(judge({ machine: planted, unreached: why }, ALL)).toEqual({ ...WHOLE, unknown: UNREACHABLE })
})

it('whatever is walked and excused, every transition is judged by whether it is drawn, walked and excused', () => {
  const ids = [...REACHABLE, ...UNREACHABLE, ...STRANGE]
  const fates = fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), isWalked: fc.boolean(), isExcused: fc.boolean() })))
  fc.assert(
    fc.property(fates, (all) => {
      const idsOf = (isSo: (fate: (typeof all)[number]) => boolean) => all.filter(isSo).map(({ id }) => id)
      const unreached = Object.fromEntries(idsOf(({ isExcused }) => isExcused).map((id) => [id, 'Сюда не прийти.']))
      const { missing, stale, unknown } = judge(
        { machine: withUnreachable, unreached },
        idsOf(({ isWalked }) => isWalked),
      )
      expect([missing.sort(), stale.sort(), unknown.sort()]).toEqual([
        idsOf(({ id, isWalked, isExcused }) => !STRANGE.includes(id) && !isWalked && !isExcused).sort(),
        idsOf(({ isWalked, isExcused }) => isWalked && isExcused).sort(),
        idsOf(({ id, isWalked, isExcused }) => STRANGE.includes(id) && (isWalked || isExcused)).sort(),
      ])
    }),
    runs(100),
  )
})

it('the page names in words what a browser does not reach and does not show, with the reasons, and how much it does', () => {
  const machines = [
    { machine: withUnreachable, names },
    { machine: loginFormMachine, names: loginFormNames },
  ]
  const driver = {
    machine: withUnreachable,
    unreached: { 'planted.away--went.1': 'Прежде берут другое.' },
    isOfPage: true,
    starts: [],
    events: {},
    calls: {},
    states: {
      home: async () => {},
      asking: { unseen: 'Спрашивает | молча.' },
      away: async () => {},
      nowhere: { unseen: 'Сюда не прийти.' },
    },
  }
  const unreached = unreachedOf(machines, [driver])
  const unseen = unseenOf(machines, [driver])
  expect(unreached).toEqual([{ title: '[Посаженный](planted.md)', what: 'В пути: ушёл [иначе]', why: 'Прежде берут другое.' }])
  expect(unseen.map(({ what, why }) => [what, why])).toEqual([
    ['Спрашивает', 'Спрашивает | молча.'],
    ['Нигде', 'Сюда не прийти.'],
  ])

  const rows = walkedOf(machines, [noted(OF_PATHS, ALL), noted(OF_OTHERS, REACHABLE)], { planted: ALL }, [driver])
  const page = coveragePage({ rows, unreached, unseen, unheard: ['planted'] })
  expect(page.split('\n').filter((line) => line.startsWith('|'))).toEqual([
    expect.stringContaining('| Переходов | Кратчайшими путями | Во всех прогонах | В браузере | Состояний видно |'),
    expect.stringContaining('---'),
    '| [Посаженный](planted.md) | `planted` | 9 | 6 | 7 | 6 | 2 из 4 |',
    '| [Форма входа](loginForm.md) | `loginForm` | 5 | 0 | 0 | – | – |',
    '| **Всего** |  | 14 | 6 (42\u00a0%) | 7 (50\u00a0%) | 6 из 9 | 2 из 4 |',
    '| Участник | Переход | Почему |',
    '| --- | --- | --- |',
    '| [Посаженный](planted.md) | В пути: ушёл [иначе] | Прежде берут другое. |',
    '| Участник | Состояние | Почему |',
    '| --- | --- | --- |',
    '| [Посаженный](planted.md) | Спрашивает | Спрашивает \\| молча. |',
    '| [Посаженный](planted.md) | Нигде | Сюда не прийти. |',
  ])
  expect(page).toContain('(«Посаженный»)')
  expect(coveragePage({ rows, unreached: [], unseen: [], unheard: [] }).split('Такого нет.')).toHaveLength(3)
})
