import { expect, it } from 'vitest'
import { numberedClauses } from '../../../model/content/company/clauses'

it('sections and clauses are numbered as a contract is, with the links and lists of a clause in their places', () => {
  expect(
    numberedClauses([
      { id: 'subject', title: 'Предмет', clauses: ['Товар.', ['См. ', { text: 'оферту', href: '/info/offer' }]] },
      { id: 'price', title: 'Цена', clauses: [{ text: 'Включает:', points: ['налог;', 'упаковку.'] }] },
    ]),
  ).toEqual([
    { type: 'heading', id: 'subject', text: '1. Предмет' },
    { type: 'paragraph', text: '1.1.\u00a0Товар.' },
    { type: 'paragraph', text: ['1.2.\u00a0', 'См. ', { text: 'оферту', href: '/info/offer' }] },
    { type: 'heading', id: 'price', text: '2. Цена' },
    { type: 'paragraph', text: '2.1.\u00a0Включает:' },
    { type: 'list', items: ['налог;', 'упаковку.'] },
  ])
})
