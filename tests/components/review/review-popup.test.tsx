import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import type { OrderReview } from '../../../model/order/review'
import { actorOf } from '../../../src/shop/actors'
import { reviewPopup } from '../../../src/review/lazy-review'
import { CustomerPopups } from '../../../src/layouts/popups/customer-popups'
import { OrderReview as OrderReviewPanel } from '../../../src/pages/orders/order/order-review'
import { memoryReviews } from '../../../src/platform/reviews'
import { type Answers, openShop } from '../support/open-shop'
import { order } from '../support/order'
import { buyer } from '../support/people'

beforeAll(async () => void (await reviewPopup.load()))
afterEach(cleanup)

const shipped = order({ status: 90 })
const said: OrderReview = {
  mark_speed: 5,
  comment_speed: '',
  mark_quality: 0,
  comment_quality: 'Помято\nи мокрое',
  mark_delivery: null,
  comment_delivery: 'Вежливо',
  mark_manager: 4,
  comment_manager: '',
}
const open = (answers: Answers = {}, of = shipped, reviews = memoryReviews()) =>
  openShop(
    <>
      <OrderReviewPanel order={of} />
      <CustomerPopups />
    </>,
    { ...buyer(0), 'regions.viewedOrderPopup': () => null, ...answers },
    { reviews, path: '/personal/orders/481392' },
  )
const dialog = () => screen.getByRole('dialog')
const opened = async (answers: Answers = {}, reviews = memoryReviews()) => {
  const shop = await open(answers, shipped, reviews)
  fireEvent.click(screen.getByRole('button', { name: 'Оценить заказ' }))
  await screen.findByRole('dialog')
  return shop
}
const stars = () => within(dialog()).getByRole('radiogroup')
const star = (mark: number) => within(stars()).getByRole('radio', { name: new RegExp(`^${mark} из`) })
const chosen = () => within(stars()).queryByRole('radio', { checked: true })?.getAttribute('aria-label')?.[0] ?? null
const press = (key: string, on = document.activeElement!) => fireEvent.keyDown(on, { key })
const button = (name: RegExp | string) => within(dialog()).getByRole('button', { name })
const isClosed = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const comment = () => within(dialog()).getByRole<HTMLTextAreaElement>('textbox', { name: 'Комментарий' })

describe('the dialog of four questions', () => {
  it('opens from the page of the order at the first question, 552 px wide at most; next is closed until it is answered [STATE-011, VALID-006, NAV-023]', async () => {
    await opened()
    expect(dialog().style.getPropertyValue('--width')).toBe('552px')
    expect(within(dialog()).getByRole('heading', { level: 3 }).textContent).toMatch(/^Вопрос 1 из 4. Оцените скорость/)
    expect([chosen(), isClosed('Далее'), within(dialog()).queryByRole('button', { name: 'Назад' })]).toEqual([null, true, null])
    fireEvent.click(button('Далее'))
    expect(within(dialog()).getByRole('heading', { level: 3 }).textContent).toMatch(/^Вопрос 1/)
    fireEvent.click(star(0))
    expect({ chosen: chosen(), isClosed: isClosed('Далее') }).toEqual({ chosen: '0', isClosed: false })
    fireEvent.click(button('Далее'))
    const heading = within(dialog()).getByRole('heading', { level: 3 })
    expect([heading.textContent?.slice(0, 14), document.activeElement]).toEqual(['Вопрос 2 из 4.', heading])
    fireEvent.change(comment(), { target: { value: 'Цело' } })
    expect(isClosed('Далее')).toBe(false)
    fireEvent.click(button('Назад'))
    expect(chosen()).toBe('0')
  })

  it('takes marks by arrows, ends and digits; arrows go round, a digit marks from anywhere but the comment', async () => {
    await opened()
    act(() => star(0).focus())
    press('ArrowRight')
    expect({ chosen: chosen(), activeElement: document.activeElement }).toEqual({ chosen: '1', activeElement: star(1) })
    press('ArrowLeft')
    press('ArrowLeft')
    expect({ chosen: chosen(), activeElement: document.activeElement }).toEqual({ chosen: '5', activeElement: star(5) })
    press('Home')
    expect(chosen()).toBe('0')
    press('4')
    expect({ chosen: chosen(), activeElement: document.activeElement }).toEqual({ chosen: '4', activeElement: star(4) })
    press('6')
    press('3', button('Далее'))
    expect(chosen()).toBe('3')
    fireEvent.keyDown(comment(), { key: '1' })
    fireEvent.keyDown(star(3), { key: '2', ctrlKey: true })
    expect(chosen()).toBe('3')
    expect(
      within(stars())
        .getAllByRole('radio', { hidden: false })
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1)
  })

  it('counts the comment and does not go on over 1000 characters, which stay [CONST-003, VALID-006]', async () => {
    await opened()
    fireEvent.click(star(5))
    fireEvent.change(comment(), { target: { value: 'ж'.repeat(1001) } })
    expect([comment().value.length, isClosed('Далее')]).toEqual([1001, true])
    expect(dialog().textContent).toMatch(/1.001 из 1.000: сократите на 1/)
    expect(button('Далее').getAttribute('aria-describedby')).not.toBe(null)
    // Two units each, as the field's limit counts.
    fireEvent.change(comment(), { target: { value: '🛢'.repeat(500) } })
    expect({ isClosed: isClosed('Далее'), test: /1.000 из 1.000/.test(dialog().textContent ?? '') }).toEqual({
      isClosed: false,
      test: true,
    })
  })

  const answerAll = () => {
    for (let question = 0; question < 4; question++) {
      press('4', button(question < 3 ? 'Далее' : 'Отправить отзыв'))
      if (question < 3) fireEvent.click(button('Далее'))
    }
  }

  it('sends with a mark on the last question, thanks in the words of the shop and shows what was said [ERROR-008, VALID-006]', async () => {
    const { calls } = await opened({ 'orders.review': () => null })
    answerAll()
    fireEvent.click(button('Назад'))
    fireEvent.click(button('Далее'))
    expect(isClosed('Отправить отзыв')).toBe(false)
    fireEvent.click(button('Отправить отзыв'), { detail: 2 }) // of a double click on «Далее»
    expect(calls.filter(({ name }) => name === 'orders.review')).toEqual([])
    fireEvent.click(button('Отправить отзыв'))
    const thanks = await screen.findByText('Уважаемый партнер, благодарим Вас за уделенное время')
    expect(document.activeElement).toBe(thanks)
    expect(calls.filter(({ name }) => name === 'orders.review').map(({ args }) => args)).toEqual([
      {
        params: { id: shipped.id },
        body: { ...said, mark_speed: 4, mark_quality: 4, comment_quality: '', mark_delivery: 4, comment_delivery: '', mark_manager: 4 },
      },
    ])
    expect(
      within(dialog())
        .getAllByRole('img')
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual(Array(4).fill('4 из 5'))
    fireEvent.click(within(dialog()).getAllByRole('button', { name: 'Закрыть' })[1]!)
    expect(screen.queryByRole('dialog')).toBe(null)
  })

  it('that the server does not take stays and says nothing; what is on its way is not changed [ERROR-007]', async () => {
    let refuse = (_: unknown) => {}
    await opened({ 'orders.review': () => new Promise((_, reject) => (refuse = reject)) })
    answerAll()
    const before = dialog().textContent
    fireEvent.click(button('Отправить отзыв'))
    expect([button('Отправить отзыв').getAttribute('aria-busy'), comment().readOnly]).toEqual(['true', true])
    fireEvent.click(star(1))
    expect(chosen()).toBe('4')
    await act(async () => refuse(new ApiError(500, 'Сбой')))
    expect([dialog().textContent, screen.queryByRole('alert'), isClosed('Отправить отзыв')]).toEqual([before, null, false])
  })

  it.each(['Escape', 'cross', 'backdrop'])('closed by %s sends nothing, is told as seen, and opens as it was', async (way) => {
    const reviews = memoryReviews()
    const { calls } = await opened({}, reviews)
    fireEvent.click(star(2))
    fireEvent.click(button('Далее'))
    if (way === 'Escape') press('Escape')
    else if (way === 'cross') fireEvent.click(button('Закрыть'))
    else {
      fireEvent.pointerDown(dialog())
      fireEvent.click(dialog())
    }
    expect(screen.queryByRole('dialog')).toBe(null)
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === 'regions.viewedOrderPopup' || name === 'orders.review')).toEqual([
        { name: 'regions.viewedOrderPopup', args: { params: { id: 5 }, body: { order_id: shipped.id } } },
      ]),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Оценить заказ' }))
    await screen.findByRole('dialog')
    expect(within(dialog()).getByRole('heading', { level: 3 }).textContent).toMatch(/^Вопрос 2/)
    fireEvent.click(button('Назад'))
    expect(chosen()).toBe('2')
  })

  it('asks who collected the goods about the place where he got them', async () => {
    await opened()
    press('4', button('Далее'))
    fireEvent.click(button('Далее'))
    press('4', button('Далее'))
    fireEvent.click(button('Далее'))
    expect(dialog().textContent).toMatch(/Оцените внешний вид доставки.*Пункт выдачи/)
  })
})

describe('the popup of stars', () => {
  /** The server names the order, once the page has rested. */
  async function due(of = shipped) {
    const shop = await open({
      'regions.orderNotPopupShowed': () => ({ order_id: of.id }),
      'orders.get': () => of,
    })
    const review = actorOf(shop.app, 'review')!
    await waitFor(() => expect(review.getSnapshot().context.regionId).not.toBe(null))
    act(() => review.send({ type: 'xstate.after.startPause.review.watching.resting' } as never)) // as its clock does
    await screen.findByRole('dialog')
    return shop
  }

  it('opens the questions with the mark that is pressed; the focus goes with it [DEC-048, STATE-011]', async () => {
    await due()
    expect(within(dialog()).getByRole('heading', { level: 2 }).textContent).toMatch(/^Как вам заказ/)
    expect(
      within(stars())
        .getAllByRole('radio')
        .map((each) => each.getAttribute('aria-label')?.replace('\u00a0', ' ')),
    ).toEqual(['0 из 5, очень плохо', '1 из 5, плохо', '2 из 5, так себе', '3 из 5, нормально', '4 из 5, хорошо', '5 из 5, отлично'])
    fireEvent.click(star(3), { detail: 2 })
    expect(within(dialog()).queryByRole('heading', { level: 3 })).toBe(null)
    fireEvent.click(star(3), { detail: 1 })
    const heading = within(dialog()).getByRole('heading', { level: 3 })
    expect([chosen(), document.activeElement, heading.textContent?.slice(0, 14)]).toEqual(['3', heading, 'Вопрос 1 из 4.'])
  })

  it('is walked by arrows without choosing; a digit chooses', async () => {
    await due()
    act(() => star(0).focus())
    press('ArrowUp')
    press('ArrowRight')
    expect([document.activeElement, chosen(), dialog().textContent]).toEqual([star(2), null, expect.stringContaining('Так себе')])
    press('5')
    expect([chosen(), within(dialog()).getByRole('heading', { level: 3 })]).toEqual(['5', document.activeElement])
  })

  it('takes a digit as soon as it is there, and the arrows lead into it; what else is pressed chooses nothing', async () => {
    await due()
    expect(document.activeElement?.textContent).toMatch(/отгружен\. Оцените его/)
    for (const key of ['Enter', ' ', '9', 'a']) press(key)
    press('ArrowRight')
    expect({ activeElement: document.activeElement, chosen: chosen() }).toEqual({ activeElement: star(0), chosen: null })
    act(() => (dialog().querySelector('[data-autofocus]') as HTMLElement).focus())
    press('4')
    expect([chosen(), within(dialog()).getByRole('heading', { level: 3 })]).toEqual(['4', document.activeElement])
  })

  it('is not asked of another’s order, whatever the server names [ROLE-004]', async () => {
    const shop = await open({
      'regions.orderNotPopupShowed': () => ({ order_id: shipped.id }),
      'orders.get': () => order({ status: 90, user_id: 2 }),
    })
    const review = actorOf(shop.app, 'review')!
    await waitFor(() => expect(review.getSnapshot().context.regionId).not.toBe(null))
    act(() => review.send({ type: 'xstate.after.startPause.review.watching.resting' } as never)) // as its clock does
    await waitFor(() => expect(review.getSnapshot().matches({ watching: 'idle' })).toBe(true))
    expect(screen.queryByRole('dialog')).toBe(null)
  })

  it('of an order that was reviewed opens as answered [STATE-011]', async () => {
    await due(order({ status: 90, review: said }))
    expect(screen.getByText('Уважаемый партнер, благодарим Вас за уделенное время')).toBeTruthy()
    expect(dialog().textContent).toContain('без оценки')
  })
})

describe('the page of an order', () => {
  it('shows a review in short [ENT-015]', async () => {
    await open({}, order({ status: 90, review: said }))
    const panel = screen.getByRole('region', { name: 'Ваш отзыв' })
    expect(
      within(panel)
        .getAllByRole('term')
        .map((each) => each.textContent),
    ).toEqual(['Скорость', 'Качество', 'Внешний вид доставки', 'Менеджер'])
    expect(
      within(panel)
        .getAllByRole('img')
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual(['5 из 5', '0 из 5', '4 из 5'])
    expect(panel.textContent).toContain('Помято\nи мокрое')
  })

  it('asks for none before the order has come; of another’s order it says why not [ROLE-004, DEC-035]', async () => {
    for (const status of [0, 10, 20, 99] as const) {
      await open({}, order({ status }))
      expect(screen.queryByRole('button', { name: 'Оценить заказ' })).toBe(null)
      cleanup()
    }
    await open({}, order({ status: 90, user_id: 2 }))
    const refused = screen.getByRole('button', { name: 'Оценить заказ' })
    expect([refused.getAttribute('aria-disabled'), screen.getByText(/только тот, кто его.оформил/).id]).toEqual([
      'true',
      refused.getAttribute('aria-describedby'),
    ])
    fireEvent.click(refused)
    expect(screen.queryByRole('dialog')).toBe(null)
  })
})
