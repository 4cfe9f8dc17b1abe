import { describe, expect, it } from 'vitest'
import { headingsOf } from '../../../model/content/headings'
import { RichText, TextBlock } from '../../../model/content/text-block'

describe('a block of a text', () => {
  it.each<TextBlock>([
    { type: 'heading', text: 'Доставка' },
    { type: 'paragraph', text: 'Возим сами.' },
    { type: 'list', items: ['быстро', 'бережно'] },
  ])('keeps the shape that it always had: $type', (block) => expect(TextBlock.parse(block)).toEqual(block))

  it.each(['https://karter.example/a', '/info/faq', '#delivery', 'mailto:help@karter.example', 'tel:+78002000000'])(
    'may lead to %s',
    (href) => expect(RichText.safeParse(['Смотрите ', { text: 'здесь', href }]).success).toBe(true),
  )
  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,a', '#', 'mailto:a b@c', 'tel:позвоните'])(
    'may not lead to %s',
    (href) => expect(RichText.safeParse([{ text: 'здесь', href }]).success).toBe(false),
  )
})

describe('the headings of a text', () => {
  it('have ids of their own, the editors’ ones first, and none twice', () => {
    const blocks: TextBlock[] = [
      { type: 'heading', text: 'Оплата' },
      { type: 'paragraph', text: 'Счёт' },
      { type: 'heading', text: 'Доставка', id: 'delivery' },
      { type: 'heading', text: 'Сроки', id: 'delivery', level: 3 },
    ]
    expect([...headingsOf(blocks)]).toEqual([
      [0, { id: 'section-1', text: 'Оплата', level: 2 }],
      [2, { id: 'delivery', text: 'Доставка', level: 2 }],
      [3, { id: 'delivery-2', text: 'Сроки', level: 3 }],
    ])
  })
})
