import { describe, expect, it } from 'vitest'
import { withoutArticleWords } from '../../../model/text/typed/article-words'
import { withUnits } from '../../../model/text/typed/units'

describe('units in a text', () => {
  it.each([
    ['масло 4 литра', 'масло 4 л'],
    ['масло 4l 5w30', 'масло 4 л 5w30'],
    ['4Л', '4Л'],
    ['0,5 литра', '0,5 л'],
    ['500ml', '500 мл'],
    ['20 килограммов', '20 кг'],
    ['60ah', '60 А·ч'],
    ['60 ампер-час', '60 А·ч'],
    ['60ач', '60 А·ч'],
    ['12v', '12 В'],
    ['4l60e', '4l60e'],
    ['10w', '10w'],
    ['литр', 'литр'],
  ])('«%s» is «%s»', (text, written) => expect(withUnits(text).replaceAll('\u00a0', ' ')).toBe(written))
})

describe('the words around an article', () => {
  it.each([
    ['арт. AL-4071-004', 'AL-4071-004'],
    ['Артикул: AL-4071-004', 'AL-4071-004'],
    ['№AL-4071-004', 'AL-4071-004'],
    ['AL-4071-004 4 шт.', 'AL-4071-004'],
    ['AL-4071-004 4шт', 'AL-4071-004'],
    ['art AL-4071-004', 'AL-4071-004'],
    ['артек 12', 'артек 12'],
    ['кодекс', 'кодекс'],
    ['шт', ''],
  ])('are left out of «%s»', (text, bare) => expect(withoutArticleWords(text)).toBe(bare))
})
