import { expect, it } from 'vitest'
import { deadLinks } from './dead-links'

it.each([
  ['/catalog/filtry/', []],
  ['/catalog/filtry/salonnye-filtry', []],
  ['/catalog?brands=arktelub', []],
  ['/personal/documents', []],
  ['#stores', []],
  ['https://shop.example', []],
  ['', ['']],
  ['#elsewhere', ['#elsewhere']],
  ['/personal/papers', ['/personal/papers']],
  ['/catalog/filtry/motornye-masla', ['/catalog/filtry/motornye-masla']],
  ['/catalog?brands=nobody', ['/catalog?brands=nobody']],
  ['/info/faq', ['/info/faq']],
])('of a link to %j finds %j dead', (href, dead) => {
  const text = ['см. ', { text: 'здесь', href }]
  expect(
    deadLinks([
      { type: 'heading', id: 'stores', text: 'Склады' },
      { type: 'table', caption: 'Где', head: ['Что'], rows: [[text]] },
    ]),
  ).toEqual(dead)
})
