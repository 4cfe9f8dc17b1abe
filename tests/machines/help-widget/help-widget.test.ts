import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { helpWidgetMachine, selectArticles, selectIsSearchable } from '../../../machines/help-widget/help-widget.machine'
import { ApiError } from '../../../model/api-error'
import type { HelpConfig } from '../../../model/content/help'
import { HELP_DEBOUNCE_MS, HELP_SHOWN } from '../../../model/limits'
import { atRest } from '../../support/waiting/at-rest'

const ON: HelpConfig = { enabled: true, initial_expanded: false }
const article = (title: string) => ({ title, uri: '/info/faq/a' })
type Answer = { question: string; say: (titles: readonly string[]) => Promise<void>; fail: () => Promise<void> }

/** @param configs what each asking for the configuration brings, the last of them again and again; null: it does not come */
async function open(...configs: (HelpConfig | null)[]) {
  const clock = new SimulatedClock()
  const asked: Answer[] = []
  const actor = createActor(
    helpWidgetMachine.provide({
      actors: {
        loadConfig: fromPromise(async () => {
          const config = configs.length > 1 ? configs.shift() : configs[0]
          if (!config) throw new ApiError(503, '')
          return config
        }),
        findArticles: fromPromise(
          ({ input: { question } }) =>
            new Promise((resolve, reject) =>
              asked.push({
                question,
                say: async (titles) => {
                  resolve(titles.map(article))
                  await atRest()
                },
                fail: async () => {
                  reject(new ApiError(503, ''))
                  await atRest()
                },
              }),
            ),
        ),
      },
    }),
    { clock },
  )
  actor.start()
  await atRest()
  const type = (text: string) => actor.send({ type: 'question.typed', text })
  const rest = (ms = HELP_DEBOUNCE_MS) => clock.increment(ms)
  const shown = () => selectArticles(actor.getSnapshot()).map(({ title }) => title)
  const is = (tag: 'shown' | 'open' | 'busy' | 'failed' | 'answered') => actor.getSnapshot().hasTag(tag)
  const questions = () => asked.map(({ question }) => question)
  return { actor, asked, questions, type, rest, shown, is }
}
async function opened() {
  const help = await open({ ...ON, initial_expanded: true })
  return help
}

describe('the help centre', () => {
  it.each([
    ['is collapsed where it is on', ON, [true, false]],
    ['is open where the configuration says so', { enabled: true, initial_expanded: true }, [true, true]],
    ['is absent where it is off', { enabled: false, initial_expanded: true }, [false, false]],
    ['is absent where nobody says that it is there', null, [false, false]],
  ] as const)('%s [NAV-026]', async (_, config, expected) => {
    const { is, actor } = await open(config)
    expect([is('shown'), is('open')]).toEqual(expected)
    if (!is('shown')) actor.send({ type: 'widget.opened' })
    expect(is('shown')).toBe(expected[0])
  })

  it('whose configuration did not come is asked for on the next page; one that is off or there is not', async () => {
    const late = await open(null, null, ON)
    for (const expected of [false, true, true]) {
      late.actor.send({ type: 'page.entered' })
      await atRest()
      expect(late.is('shown')).toBe(expected)
    }
    const off = await open({ ...ON, enabled: false }, ON)
    off.actor.send({ type: 'page.entered' })
    await atRest()
    expect(off.is('shown')).toBe(false)
  })
})

describe('a question', () => {
  it('is asked from two characters on, when the keys have rested for 500 ms; below that nothing stands there [VALID-008, CONST-012]', async () => {
    const { type, rest, questions, asked, shown, actor } = await opened()
    type('з')
    type(' з ')
    rest(10_000)
    expect({ questions: questions(), isSearchable: selectIsSearchable(actor.getSnapshot()) }).toEqual({
      questions: [],
      isSearchable: false,
    })
    type('за')
    rest(HELP_DEBOUNCE_MS - 1)
    type('зак')
    rest(HELP_DEBOUNCE_MS - 1)
    expect({ questions: questions(), isSearchable: selectIsSearchable(actor.getSnapshot()) }).toEqual({ questions: [], isSearchable: true })
    rest(1)
    expect(questions()).toEqual(['зак'])
    await asked[0]!.say(['Как оформить заказ'])
    expect(shown()).toEqual(['Как оформить заказ'])
    type('з')
    expect(shown()).toEqual([])
  })

  it('that is typed over is called off: its late answer replaces nothing; what was found stays until the next answer', async () => {
    const { type, rest, asked, shown, is } = await opened()
    type('заказ')
    rest()
    await asked[0]!.say(['Первый'])
    type('заказы')
    rest()
    type('возврат')
    expect(shown()).toEqual(['Первый'])
    await asked[1]!.say(['Поздний'])
    expect([shown(), is('answered')]).toEqual([['Первый'], false])
    rest()
    await asked[2]!.say([])
    expect([shown(), is('answered')]).toEqual([[], true])
  })

  it('is asked at once by the button, once; an answer that is there is not asked for again', async () => {
    const { actor, type, rest, questions, asked, is } = await opened()
    actor.send({ type: 'question.submitted' })
    type('з')
    actor.send({ type: 'question.submitted' })
    expect(questions()).toEqual([])
    type('заказ')
    for (let press = 0; press < 3; press++) actor.send({ type: 'question.submitted' })
    rest()
    expect(questions()).toEqual(['заказ'])
    await asked[0]!.say(['А'])
    actor.send({ type: 'question.submitted' })
    type('заказ ')
    rest()
    expect([questions(), is('answered')]).toEqual([['заказ'], true])
  })

  it('without an answer says so, keeps what was typed, and is asked again', async () => {
    const { actor, type, rest, asked, is, shown } = await opened()
    type('заказ')
    rest()
    await asked[0]!.fail()
    expect([is('failed'), actor.getSnapshot().context.text]).toEqual([true, 'заказ'])
    actor.send({ type: 'question.submitted' })
    await asked[1]!.say(['А'])
    expect([is('failed'), shown()]).toEqual([false, ['А']])
  })

  it('and its answer are cleared by closing; an answer that comes then is nobody’s [STATE-020]', async () => {
    const { actor, type, rest, asked, shown, is } = await opened()
    type('заказ')
    rest()
    actor.send({ type: 'widget.closed' })
    await asked[0]!.say(['А'])
    actor.send({ type: 'widget.opened' })
    expect([is('open'), shown(), actor.getSnapshot().context.text]).toEqual([true, [], ''])
  })

  it('that fits a million articles shows the first of them', async () => {
    const { type, rest, asked, shown } = await opened()
    type('заказ')
    rest()
    await asked[0]!.say(Array.from({ length: 1_000_000 }, () => 'А'))
    expect(shown()).toHaveLength(HELP_SHOWN)
  })
})
