import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { CustomerPopups } from '../../../src/layouts/popups/customer-popups'
import { surveyPopup } from '../../../src/survey/lazy-survey'
import { SurveyBlock } from '../../../src/survey/survey-block'
import { surveyOf } from '../../support/conversations/surveys'
import { type Answers, openShop } from '../support/open-shop'
import { buyer } from '../support/people'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A server with surveys 1 and 2; what comes for one of them closes it, where `more` lets it. */
function server(more: Answers = {}): Answers {
  let open = [1, 2]
  const close = ({ params }: { params: { id: number } }) => {
    open = open.filter((id) => id !== params.id)
    return null
  }
  const answers: Answers = { 'surveys.list': () => ({ data: open.map(surveyOf) }), 'surveys.answer': close, 'surveys.skip': close }
  return { ...answers, ...more }
}

/** The block with the survey in it, two seconds after the page came. */
async function open(answers = server()) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await surveyPopup.load()
  const type = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  const shop = await openShop(
    <>
      <h1>Обзор</h1>
      <SurveyBlock />
      <CustomerPopups />
    </>,
    { ...buyer(0), ...answers },
  )
  await act(async () => {
    await vi.advanceTimersByTimeAsync(2500)
  })
  return { type, sent: () => shop.calls.filter(({ name }) => name === 'surveys.answer' || name === 'surveys.skip'), ...shop }
}
const block = () => within(screen.getByRole('region', { name: 'Опрос' }))
const dialog = () => within(screen.getByRole('dialog', { name: 'Опрос 1' }))
const press = (name: string) => dialog().getByRole('button', { name })
const radio = (name: string) => dialog().getByRole<HTMLInputElement>('radio', { name })
const box = (name: string) => dialog().getByRole<HTMLInputElement>('checkbox', { name })
const plain = (text: string | null | undefined) => (text ?? '').replace(/\u00a0/g, ' ')

describe('the block of a survey', () => {
  it('says what is asked and how far it is answered, and opens it [NAV-015, NAV-024]', async () => {
    const { type } = await open()
    expect({ tagName: block().getByText('Опрос 1').tagName, plain: plain(block().getByText(/вопрос/).textContent) }).toEqual({
      tagName: 'B',
      plain: '3 вопроса',
    })
    await type.click(block().getByRole('button', { name: 'Ответить' }))
    await type.click(radio('Ответ 11'))
    await type.click(press('Закрыть'))
    expect(plain(block().getByText(/Отвечено/).textContent)).toBe('Отвечено 1 из 3')
    await type.click(block().getByRole('button', { name: 'Продолжить' }))
    expect(radio('Ответ 11').checked).toBe(true)
  })

  it('is not there where nothing is asked', async () => {
    await open({ 'surveys.list': () => ({ data: [] }) })
    expect(screen.queryByRole('region', { name: 'Опрос' })).toBe(null)
  })

  it('skips at once what nothing was answered of, and asks before where something was [CALL-046]', async () => {
    const { type, sent } = await open()
    await type.click(block().getByRole('button', { name: 'Ответить' }))
    await type.click(radio('Ответ 11'))
    await type.click(press('Пропустить опрос'))
    await type.click(screen.getByRole('button', { name: 'Оставить' }))
    expect(sent()).toEqual([])
    await type.click(press('Пропустить опрос'))
    await type.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Пропустить' }))
    await waitFor(() => expect(block().getByText('Опрос 2')).toBeTruthy())
    expect([sent().map(({ args }) => args), screen.queryByRole('dialog')]).toEqual([[{ params: { id: 1 } }], null])
    await type.click(block().getByRole('button', { name: 'Пропустить' }))
    await waitFor(() => expect(sent().length).toBe(2))
  })
})

describe('the dialog of a survey', () => {
  it('asks one question at a time, there and back; the focus goes along [STATE-010]', async () => {
    const { type } = await open()
    await type.click(block().getByRole('button', { name: 'Ответить' }))
    const groups = () =>
      dialog()
        .getAllByRole('group')
        .map((group) => group.querySelector('legend')?.textContent)
    expect([groups(), dialog().queryByRole('button', { name: 'Назад' })]).toEqual([['Первый вопрос?'], null])
    await type.click(press('Далее'))
    expect([groups(), document.activeElement === box('Ответ 21')]).toEqual([['Второй вопрос?'], true])
    await type.click(press('Назад'))
    expect([groups(), document.activeElement === radio('Ответ 11')]).toEqual([['Первый вопрос?'], true])
  })

  it('closes the other boxes once the limit is reached, and says which it is [VALID-004, CONST-016]', async () => {
    const { type } = await open()
    await type.click(block().getByRole('button', { name: 'Ответить' }))
    await type.click(press('Далее'))
    const open22 = () => !box('Ответ 22').disabled
    const limit = () => plain(dialog().getByText(/Можно выбрать/).textContent)
    await type.click(box('Ответ 21'))
    expect({ open22: open22(), limit: limit() }).toEqual({ open22: true, limit: 'Можно выбрать не более 2 вариантов' })
    await type.click(box('Ответ 23'))
    expect({ open22: open22(), limit: limit() }).toEqual({
      open22: false,
      limit: 'Можно выбрать не более 2 вариантов. Чтобы выбрать другой, снимите отметку',
    })
    await type.click(box('Ответ 21'))
    expect(open22()).toBe(true)
  })

  it('is sent when everything is answered, says what lacks till then, and thanks [STATE-010, VALID-005]', async () => {
    let accept = (_: null) => {}
    const waited = new Promise<null>((resolve) => (accept = resolve))
    const plainServer = server()
    const withAnswer = {
      ...plainServer,
      'surveys.answer': (args: never, options: object) => waited.then(() => plainServer['surveys.answer']?.(args, options)),
    }
    const { type, sent } = await open(withAnswer)
    await type.click(block().getByRole('button', { name: 'Ответить' }))
    await type.click(press('Далее'))
    await type.type(dialog().getByRole('textbox', { name: /Свой ответ/ }), 'Цены')
    await type.click(press('Далее'))
    expect([press('Отправить').getAttribute('aria-disabled'), plain(dialog().getByText(/Осталось/).textContent)]).toEqual([
      'true',
      'Осталось ответить на 2 вопроса',
    ])
    await type.click(press('Отправить'))
    expect(sent()).toEqual([])
    await type.click(press('Без ответа: вопрос 1'))
    await type.click(radio('Ответ 12'))
    expect(dialog().queryByRole('button', { name: 'Отправить' })).toBe(null)
    await type.keyboard('{Enter}')
    await type.keyboard('{Enter}')
    await type.click(radio('Ответ 31'))
    await type.keyboard('{Enter}')
    expect(sent().map(({ args }) => args)).toEqual([
      {
        params: { id: 1 },
        body: {
          company_region_id: 5,
          questions: [
            { id: 1, items: [12], text_answer: '' },
            { id: 2, items: [], text_answer: 'Цены' },
            { id: 3, items: [31], text_answer: '' },
          ],
        },
      },
    ])
    await act(async () => accept(null))
    expect(plain(document.activeElement?.textContent)).toMatch(/^Спасибо за ответы!/)
    await type.click(dialog().getAllByRole('button', { name: 'Закрыть' }).at(-1)!)
    await waitFor(() => expect([screen.queryByRole('dialog'), block().getByText('Опрос 2').tagName]).toEqual([null, 'B']))
  })

  it('an answer that ends it opens «Отправить» at once [STATE-010]', async () => {
    const { type, sent } = await open()
    await type.click(block().getByRole('button', { name: 'Ответить' }))
    expect(dialog().queryByRole('button', { name: 'Отправить' })).toBe(null)
    await type.click(radio('Ответ 13'))
    await type.click(press('Отправить'))
    expect(sent().length).toBe(1)
  })

  it('that was not sent says nothing, and is sent by another press [ERROR-009]', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    let isDown = true
    const { type, sent } = await open(server({ 'surveys.answer': () => (isDown ? Promise.reject(new ApiError(503, 'Нет')) : null) }))
    await type.click(block().getByRole('button', { name: 'Ответить' }))
    await type.click(radio('Ответ 13'))
    const words = () => dialog().getByRole('heading').closest('dialog')?.textContent
    const before = words()
    await type.click(press('Отправить'))
    await waitFor(() => expect(press('Отправить').getAttribute('aria-busy')).toBe(null))
    expect({ words: words(), checked: radio('Ответ 13').checked }).toEqual({ words: before, checked: true })
    isDown = false
    await type.click(press('Отправить'))
    await waitFor(() => expect(sent().length).toBe(2))
  })

  it('a text that is too long is kept, said and not sent', async () => {
    const { type } = await open()
    await type.click(block().getByRole('button', { name: 'Ответить' }))
    await type.click(radio('Ответ 13'))
    await type.click(press('Далее'))
    const field = dialog().getByRole<HTMLTextAreaElement>('textbox', { name: /Свой ответ/ })
    await type.click(field)
    await type.paste('<b>'.repeat(334))
    expect([
      field.value.length,
      plain(dialog().getByText(/Не.больше/).textContent),
      dialog().queryByRole('button', { name: 'Отправить' }),
    ]).toEqual([1002, 'Не больше 1 000 знаков', null])
  })
})
