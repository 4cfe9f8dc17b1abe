import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { searchMachine, selectActiveId, selectAnswered, selectOptions } from '../../../machines/search/search.machine'
import type { SearchAnswer } from '../../../model/content/external-search'
import { SUGGEST_PAUSE_MS } from '../../../model/limits'
import { atRest } from '../../support/waiting/at-rest'

type Question = { text: string; answer: (found: number) => void; fail: () => void; isCalledOff: () => boolean }
const found = (count: number): SearchAnswer => ({
  items: Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `Масло ${at + 1}`,
    article: `A-${at + 1}`,
    brand: 'B',
    image: null,
  })),
  total: count,
  categories: [],
})

function open(stored: string[] = []) {
  const clock = new SimulatedClock()
  const questions: Question[] = []
  const used: string[] = []
  const machine = searchMachine.provide({
    actors: {
      findGoods: fromPromise<SearchAnswer, { text: string }>(
        ({ input: { text }, signal }) =>
          new Promise((resolve, reject) => {
            questions.push({
              text,
              answer: (count) => resolve(found(count)),
              fail: () => reject(new Error('no')),
              isCalledOff: () => signal.aborted,
            })
          }),
      ),
      readRecent: fromPromise<readonly string[], void>(async () => stored),
    },
    actions: {
      keepQuery: (_, { query }) => void used.push(query),
      dropQuery: (_, { query }) => void stored.splice(stored.indexOf(query), 1),
      clearQueries: () => void stored.splice(0),
    },
  })
  const search = createActor(machine, { clock }).start()
  return {
    search,
    questions,
    used,
    type: (text: string) => search.send({ type: 'field.typed', text }),
    rest: async () => {
      clock.increment(SUGGEST_PAUSE_MS)
      await atRest()
    },
    answer: async (at: number, count: number) => {
      questions[at]?.answer(count)
      await atRest()
    },
    fail: async (at: number) => {
      questions[at]?.fail()
      await atRest()
    },
    shown: () => selectOptions(search.getSnapshot()).map(({ id }) => id),
    active: () => selectActiveId(search.getSnapshot()),
    is: (tag: 'open' | 'busy' | 'recent' | 'failed') => search.getSnapshot().hasTag(tag),
  }
}

it('is asked when the keys rest, with what stands there then', async () => {
  const { type, rest, questions } = open()
  for (const text of ['м', 'ма', 'мас', ' масло ']) type(text)
  expect(questions).toHaveLength(0)
  await rest()
  expect(questions.map(({ text }) => text)).toEqual(['масло'])
})

it('a late answer never replaces a newer one: the question that was typed over is called off [DEC-057]', async () => {
  const { type, rest, questions, answer, search } = open()
  type('масло')
  await rest()
  type('масло 5w')
  expect(questions[0]?.isCalledOff()).toBe(true)
  await rest()
  await answer(1, 2)
  await answer(0, 5)
  expect([selectAnswered(search.getSnapshot())?.text, selectOptions(search.getSnapshot()).length]).toEqual(['масло 5w', 3])
})

it('what was found stays while it is asked anew, without what was active in it', async () => {
  const { type, rest, answer, search, shown, active, is } = open()
  type('масло')
  await rest()
  await answer(0, 2)
  search.send({ type: 'option.moved', step: 1 })
  expect(active()).toBe('product-1')
  type('масло 5')
  expect([shown(), active(), is('busy')]).toEqual([['product-1', 'product-2', 'all'], null, true])
})

it('the same text is not asked again when the field is entered again', async () => {
  const { type, rest, answer, search, questions, shown } = open()
  type('масло ')
  await rest()
  await answer(0, 1)
  search.send({ type: 'list.dismissed' })
  for (const text of ['масло', ' масло']) search.send({ type: 'field.entered', text })
  await rest()
  expect([questions.length, shown()]).toEqual([1, ['product-1', 'all']])
})

it('earlier queries stand there while hardly anything is typed, and go one by one or all', async () => {
  const { search, is, shown, rest, type, questions } = open(['фильтр', 'масло', 'акб'])
  search.send({ type: 'field.entered', text: '' })
  await atRest()
  expect([is('recent'), shown()]).toEqual([true, ['recent-0', 'recent-1', 'recent-2']])
  search.send({ type: 'recent.dropped', query: 'масло' })
  await atRest()
  expect(selectOptions(search.getSnapshot()).map((it) => it.kind === 'recent' && it.query)).toEqual(['фильтр', 'акб'])
  search.send({ type: 'recent.cleared' })
  await atRest()
  expect(shown()).toEqual([])
  type('м')
  await rest()
  expect(questions).toHaveLength(0)
})

it('a search that fails says so, keeps nothing old, and is asked again by hand or by another text', async () => {
  const { type, rest, answer, fail, search, shown, is, questions } = open()
  type('масло')
  await rest()
  await answer(0, 2)
  type('масло 4')
  await rest()
  await fail(1)
  expect([is('failed'), shown()]).toEqual([true, []])
  search.send({ type: 'search.retried' })
  await answer(2, 1)
  expect([is('failed'), shown()]).toEqual([false, ['product-1', 'all']])
  type('масло 40')
  await rest()
  await fail(3)
  type('масло 4')
  await rest()
  expect(questions.map(({ text }) => text)).toEqual(['масло', 'масло 4', 'масло 4', 'масло 40', 'масло 4'])
})

it('what is gone to is kept and closes the list; a question on its way is called off', async () => {
  const { type, rest, search, used, is, questions } = open()
  type('масло')
  await rest()
  search.send({ type: 'query.used', query: 'масло' })
  expect([used, is('open'), questions[0]?.isCalledOff()]).toEqual([['масло'], false, true])
})
