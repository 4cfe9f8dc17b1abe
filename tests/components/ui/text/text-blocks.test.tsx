import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { headingsOf } from '../../../../model/content/headings'
import type { TextBlock } from '../../../../model/content/text-block'
import { TextBlocks } from '../../../../src/ui/text/text-blocks'

afterEach(cleanup)

const show = (...blocks: TextBlock[]) => render(<TextBlocks blocks={blocks} headings={headingsOf(blocks)} />)

describe('TextBlocks', () => {
  it('gives headings their level and an address', () => {
    show({ type: 'heading', text: 'Доставка', id: 'delivery' }, { type: 'heading', text: 'Сроки', level: 3 })
    expect([screen.getByRole('heading', { level: 2 }).id, screen.getByRole('heading', { level: 3 }).id]).toEqual(['delivery', 'section-2'])
  })

  it('moves the levels down under a heading of the page', () => {
    render(<TextBlocks blocks={[{ type: 'heading', text: 'Сроки' }]} headingLevel={3} />)
    expect(screen.getByRole('heading', { level: 3 }).id).toBe('')
  })

  it('shows paragraphs and both kinds of lists', () => {
    const { container } = show(
      { type: 'paragraph', text: 'Возим сами.' },
      { type: 'list', items: ['быстро'] },
      { type: 'list', items: ['выберите', 'оплатите'], is_ordered: true },
    )
    expect([...container.querySelectorAll('p, ul, ol')].map(({ tagName, children }) => `${tagName} ${children.length}`)).toEqual([
      'P 0',
      'UL 1',
      'OL 2',
    ])
  })

  it('leads to pages of the shop, to a heading, and to another site in a tab of its own', () => {
    show({
      type: 'paragraph',
      text: [
        { text: 'вопросы', href: '/info/faq' },
        ' ',
        { text: 'сроки', href: '#section-2' },
        ' ',
        { text: 'банк', href: 'https://bank.example' },
        ' ',
        { text: 'никуда', href: '' },
      ],
    })
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['вопросы', '/info/faq', null],
      ['сроки', '#section-2', null],
      ['банк', 'https://bank.example', '_blank'],
    ])
  })

  it('names a table and its rows', () => {
    show({ type: 'table', caption: 'Сроки доставки', head: ['Город', 'Дней'], rows: [['Казань', '2']] })
    const table = within(screen.getByRole('table', { name: 'Сроки доставки' }))
    expect([table.getByRole('rowheader').textContent, table.getByRole('cell').textContent]).toEqual(['Казань', '2'])
  })

  it('keeps the room of a picture and says what is on it', () => {
    show({ type: 'image', src: '/pictures/1', alt: 'Склад', width: 640, height: 360, caption: 'Склад в Казани' })
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'Склад' })
    expect([image.width, image.height, screen.getByText('Склад в Казани').tagName]).toEqual([640, 360, 'FIGCAPTION'])
  })

  it('shows mark-up as words', () => {
    const { container } = show({ type: 'note', text: '<img src=x onerror="alert(1)">' })
    expect(screen.getByText('<img src=x onerror="alert(1)">')).toBeTruthy()
    expect(container.querySelector('img')).toBeNull()
  })
})
