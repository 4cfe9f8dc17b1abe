import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { DiscountMark } from '../../../src/ui/amounts/discount-mark'

afterEach(cleanup)

const BOTH = <DiscountMark cost={268_400} discountedCost={244_620} first={700} second={200} />
const button = () =>
  screen.getByRole('button', { name: /^Ваша скидка 7\u00a0% \+ 2\u00a0% от цены до скидок [\d\s]+,\d\d\s₽: как посчитана$/ })
const rows = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])

describe('DiscountMark', () => {
  it('shows both discounts side by side, never as one percentage [DEC-014]', () => {
    render(BOTH)
    expect(button().textContent).toBe('7\u00a0% + 2\u00a0%')
  })

  it('explains under the mouse how the price came about, and stops when the mouse goes', async () => {
    const user = userEvent.setup()
    render(BOTH)
    await user.hover(button())
    expect(rows()).toEqual([
      ['Цена до скидок', '2\u00a0684,00\u00a0₽'],
      ['Скидка 1', '−7\u00a0%'],
      ['Скидка 2, после первой', '−2\u00a0%'],
      ['Ваша цена', '2\u00a0446,20\u00a0₽'],
    ])
    await user.unhover(button())
    expect(screen.queryByRole('tooltip')).toBe(null)
  })

  it('explains on keyboard focus, described by the tip, until Escape', async () => {
    const user = userEvent.setup()
    render(BOTH)
    await user.tab()
    expect(button().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
    await user.keyboard('{Escape}')
    expect([screen.queryByRole('tooltip'), document.activeElement]).toEqual([null, button()])
  })

  it('opens by a tap and closes by a tap elsewhere', () => {
    render(BOTH)
    fireEvent.pointerUp(button(), { pointerType: 'touch' })
    expect(screen.getAllByRole('tooltip').length).toBe(1)
    fireEvent.pointerDown(document.body)
    expect(screen.queryByRole('tooltip')).toBe(null)
  })

  it('shows one discount alone, parts of a percent too', () => {
    render(<DiscountMark cost={10_000} discountedCost={9_250} first={0} second={750} />)
    expect(screen.getByRole('button').textContent).toBe('7,5\u00a0%')
  })

  it('is not there without a discount', () => {
    const { container } = render(<DiscountMark cost={10_000} discountedCost={10_000} first={0} second={0} />)
    expect(container.childElementCount).toBe(0)
  })
})
