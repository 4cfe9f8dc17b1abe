import { describe, expect, it } from 'vitest'
import type { SurveyAnswer } from '../../../model/conversation/survey'
import { newServer, visitor } from '../../support/world'

type Api = Awaited<ReturnType<typeof visitor>>['api']
/** User 7 buys for region 7, which is asked surveys 1 and 2; user 1 for regions 1 and 2, of which the second is asked survey 1. */
const open = async (person = 7) => (await visitor(newServer(), person)).api
const surveys = async (api: Api, region = 7) =>
  (await api('surveys.list', { query: { company_region_id: region, placement: 'sidebar' } })).data
const ids = async (api: Api, region = 7) => (await surveys(api, region)).map(({ id }) => id)
const send = (api: Api, questions: SurveyAnswer[], region = 7, id = 1) =>
  api('surveys.answer', { params: { id }, body: { company_region_id: region, questions } })
const said = (id: number, items: number[], text_answer = ''): SurveyAnswer => ({ id, items, text_answer })
const WHOLE = [said(1, [11]), said(2, [21, 22]), said(3, [], 'По телефону')]

describe('surveys', () => {
  it('are of a region, with questions, until they are answered or skipped [CALL-045, CALL-046, CALL-047, ENT-016]', async () => {
    const api = await open()
    const [first] = await surveys(api)
    expect([first?.title, first?.placement, first?.questions.map(({ title, max_user_answers: max }) => [title, max])]).toEqual([
      'Как вам личный кабинет?',
      'sidebar',
      [
        ['Каким разделом вы пользуетесь чаще всего?', 1],
        ['Чего не хватает в каталоге?', 2],
        ['Как вы предпочитаете делать заказ?', 1],
      ],
    ])
    expect(await ids(api)).toEqual([1, 2])
    expect(await send(api, WHOLE)).toBe(null)
    expect(await ids(api)).toEqual([2])
    expect(await api('surveys.skip', { params: { id: 2 } })).toBe(null)
    expect(await ids(api)).toEqual([])
  })

  it('are answered by each for himself, and skipped in all of his regions', async () => {
    const server = newServer()
    const [one, other] = [(await visitor(server, 1)).api, (await visitor(server, 7)).api]
    expect([await ids(one, 1), await ids(one, 2)]).toEqual([[], [1]])
    await one('surveys.skip', { params: { id: 1 } })
    expect([await ids(one, 2), await ids(other)]).toEqual([[], [1, 2]])
  })

  it('sent again after a lost answer are as they were; answers count more than a skip', async () => {
    const api = await open()
    await send(api, WHOLE)
    expect(await send(api, [said(1, [15])])).toBe(null)
    await api('surveys.skip', { params: { id: 1 } })
    await api('surveys.skip', { params: { id: 2 } })
    expect(await send(api, [said(4, [45])], 7, 2)).toBe(null)
    expect(await ids(api)).toEqual([])
  })

  it.each<[string, SurveyAnswer[], string[]]>([
    ['an unknown question', [...WHOLE, said(4, [41])], ['questions.3.id']],
    ['a question twice', [...WHOLE, said(1, [12])], ['questions.3.id']],
    ['an item of another question', [said(1, [21]), said(2, [21]), said(3, [31])], ['questions.0.items']],
    ['an item twice', [said(1, [11]), said(2, [21, 21]), said(3, [31])], ['questions.1.items']],
    ['more than may be chosen [VALID-004]', [said(1, [11]), said(2, [21, 22, 23]), said(3, [31])], ['questions.1.items']],
    ['a text where none is allowed [VALID-005]', [said(1, [11], 'Своё'), said(2, [21]), said(3, [31])], ['questions.0.text_answer']],
    ['a question left open [STATE-010]', [said(1, [11]), said(2, [], '  '), said(3, [31])], ['questions']],
    ['nothing', [], ['questions']],
    ['a text of a thousand and one', [said(1, [11]), said(2, [], 'я'.repeat(1001)), said(3, [31])], ['questions.1.text_answer']],
  ])('refuse %s, by its field', async (_, questions, fields) => {
    const api = await open()
    const refused = await send(api, questions).then(
      () => null,
      (error: { status: number; fields: object }) => error,
    )
    expect([refused?.status, Object.keys(refused?.fields ?? {})]).toEqual([422, fields])
    expect(await ids(api)).toEqual([1, 2])
  })

  it('are whole with an answer that ends them [STATE-010]', async () => {
    const api = await open()
    expect(await send(api, [said(1, [15])])).toBe(null)
  })

  it('of another region are nobody’s [DEC-033]', async () => {
    const api = await open()
    await expect(send(api, WHOLE, 7, 3)).rejects.toMatchObject({ status: 404 })
    await expect(send(api, WHOLE, 1)).rejects.toMatchObject({ status: 403 })
    await expect(api('surveys.skip', { params: { id: 3 } })).rejects.toMatchObject({ status: 404 })
  })
})
