import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkEvent } from '../../src/inspector/recording/check-event'
import { Secret } from '../../model/identity/secret'
import { EVENT_LIMITS, mask } from '../../src/inspector/tap/mask'

const seen = [
  { type: 'quantity.changed', id: 5, qty: 12, lines: [{ id: 1, note: null }], note: 'x' },
  { type: 'quantity.changed', id: 6, qty: 1, lines: [] },
]
const check = (event: unknown, of = seen as { type: string }[]) =>
  checkEvent(typeof event === 'string' ? event : JSON.stringify(event), 'quantity.changed', of)

describe('an event by hand', () => {
  it.each([
    ['the same', seen[0]],
    ['other values', { type: 'quantity.changed', id: 1, qty: 0, lines: [] }],
    ['without its type', { id: 1, qty: 0, lines: [], note: 'y' }],
    ['what was null may be anything', { type: 'quantity.changed', id: 1, qty: 2, lines: [{ id: 4, note: 'да' }] }],
  ])('goes: %s', (_, event) => expect(check(event)).toHaveProperty('event'))

  it.each([
    [{ type: 'cart.clear', id: 1, qty: 1, lines: [] }, 'Поле «type» менять нельзя: здесь отправляют «quantity.changed».'],
    [{ type: 'quantity.changed', id: '5', qty: 1, lines: [] }, 'В\u00a0поле «id» ожидается число, а\u00a0стоит текст.'],
    [{ type: 'quantity.changed', id: 5, qty: null, lines: [] }, 'В\u00a0поле «qty» ожидается число, а\u00a0стоит пустое значение (null).'],
    ['{"id": 5, "qty": 1e999, "lines": []}', 'В\u00a0поле «qty» ожидается число, а\u00a0стоит число больше, чем бывает.'],
    [{ type: 'quantity.changed', id: 5, lines: [] }, 'Не\u00a0хватает поля «qty».'],
    [
      { type: 'quantity.changed', id: 5, qty: 1, lines: [{ id: 'x', note: null }] },
      'В\u00a0поле «lines.1.id» ожидается число, а\u00a0стоит текст.',
    ],
    [
      { type: 'quantity.changed', id: 5, qty: 1, lines: [], more: 1 },
      'Поля «more» у\u00a0этого события не\u00a0было. Были: type, id, qty, lines, note.',
    ],
  ])('stays and says why: %j', (event, refusal) => expect(check(event)).toEqual({ refusal }))

  it.each(['', '{', '{"a":}', '{"a": 1,}', 'привет'])('says of %j that it is no JSON', (text) =>
    expect(checkEvent(text, 'a.b', [])).toMatchObject({ refusal: expect.stringContaining('Это не\u00a0JSON') as string }),
  )
  it.each([
    ['{"type":"a.b",\n"a":}', 'строке 2, знак 5'],
    ['{"a": 1,}', 'строке 1, знак 9'],
    ['{"a": 1', 'строке 1, знак 8'],
    ['{"a": "б\n}', 'строке 1, знак 7'],
    ['{} // так', 'строке 1, знак 4'],
  ])('says where the JSON %j is wrong', (text, place) =>
    expect(checkEvent(text, 'a.b', [])).toMatchObject({ refusal: expect.stringContaining(`ошибка в\u00a0${place}.`) as string }),
  )
  it.each(['[]', '1', 'null', '"a"'])('says of %s that an event is an object', (text) =>
    expect(checkEvent(text, 'a.b', [])).toEqual({ refusal: 'Событие\u00a0— это объект в\u00a0фигурных скобках.' }),
  )
  it.each([
    [{ password: '•••' }, 'password'],
    [{ list: ['→ cart'] }, 'list.1'],
    [{ list: [1, '… ещё 70'] }, 'list.2'],
    [{ of: { phone: '+7 903 •••' } }, 'of.phone'],
    [{ note: 'такой длинный те…' }, 'note'],
    [{ deep: { of: '…' } }, 'deep.of'],
    [{ 'p•••@•••': 1 }, 'p•••@•••'],
  ])('sends no mask for the data: %j [DEC-047]', (event, place) => {
    const refused = { refusal: expect.stringContaining(`В\u00a0поле «${place}» стоит знак вместо данных`) as string }
    const all = [{ type: 'a.b' }, { type: 'a.b', ...event }]
    expect(checkEvent(JSON.stringify(event), 'a.b', all)).toMatchObject(refused)
    // It may have been moved.
    if ('list' in event) expect(checkEvent(JSON.stringify({ list: event.list.slice(-1) }), 'a.b', all)).toHaveProperty('refusal')
  })
  it.each([
    [{ password: new Secret('planted') }, 'password'],
    [{ then: () => {} }, 'then'],
    [{ of: { cart: { sessionId: 'x:1', id: 'cart', send: () => {} } } }, 'of.cart'],
  ])('says that only the screen sends what JSON cannot write, whatever stands in its place: %j', (event, place) => {
    const all = [mask({ type: 'a.b', ...event }, EVENT_LIMITS) as { type: string }]
    const refused = { refusal: expect.stringMatching(`В\u00a0поле «${place}» магазин ждёт объект из\u00a0кода.* с\u00a0экрана`) as string }
    for (const text of [JSON.stringify(all[0]), '{"password":"своё","then":1,"of":{"cart":"моя"}}', '{}'])
      expect(checkEvent(text, 'a.b', all)).toMatchObject(refused)
  })
  it.each([
    [{ text: 'Перезвоните, пожалуйста…' }, { text: 'Спасибо' }],
    [{ text: 'Перезвоните, пожалуйста…' }, { text: 'такой длинный те…' }],
    [{ text: '→ сюда •••' }, { text: 'туда' }],
    [{ text: '…' }, {}],
  ])('what looks like a mask and was none goes: %j', (event, seen) => {
    const all = Object.keys(seen).length > 0 ? [{ type: 'a.b', ...seen }] : []
    expect(checkEvent(JSON.stringify(event), 'a.b', all)).toEqual({ event: { type: 'a.b', ...event } })
  })
  it('is held against the newest of the seen, not against thousands', () => {
    const all = Array.from({ length: 2000 }, (_, at) => ({ type: 'a.b', of: at < 50 ? at : 'давно' }))
    expect([checkEvent('{"of": "давно"}', 'a.b', all), checkEvent('{"of": 7}', 'a.b', all)]).toEqual([
      { refusal: 'В\u00a0поле «of» ожидается число, а\u00a0стоит текст.' },
      { event: { type: 'a.b', of: 7 } },
    ])
  })
})

it('an event with a field that says nothing goes again as its JSON shows it: there such a field is not', () => {
  const told = structuredClone(mask({ type: 'toast.show', text: 'x', link: undefined }, EVENT_LIMITS)) as { type: string }
  expect(checkEvent(JSON.stringify(told), told.type, [told])).toEqual({ event: { type: 'toast.show', text: 'x' } })
})

it('fields that are named as what every object has are checked as any', () => {
  const seen = [
    { type: 'a.b', toString: 1, of: { constructor: 1 } },
    { type: 'a.b', toString: 2, of: {} },
  ] as unknown as { type: string }[]
  const check = (event: string) => checkEvent(event, 'a.b', seen)
  expect(check('{"of": {}}')).toEqual({ refusal: 'Не\u00a0хватает поля «toString».' })
  expect(check('{"toString": 1, "of": {"constructor": "x"}}')).toEqual({
    refusal: 'В\u00a0поле «of.constructor» ожидается число, а\u00a0стоит текст.',
  })
  expect(check('{"toString": 1, "of": {}}')).toHaveProperty('event')
})

test.prop([fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.jsonValue({ maxDepth: 3 })), fc.boolean()])(
  'what was seen once goes again, and with another field it does not',
  (fields, isMore) => {
    const event = { ...fields, type: 'a.b' }
    fc.pre(!/•••|→|ƒ|↺|…|символ/.test(JSON.stringify(event))) // what has a sign in it does not go again
    const more = isMore ? { ...event, Foreign: 1 } : event
    expect('event' in checkEvent(JSON.stringify(more), 'a.b', [event])).toBe(!isMore)
  },
)

it('the event of a product goes again as it was told: its barcode is data [DEC-047]', () => {
  const event = { type: 'quantity.changed', product: { id: 1, article: 'AL-4071', barcode: '4601234567893' } }
  const told = mask(event, EVENT_LIMITS) as typeof event
  expect(checkEvent(JSON.stringify(told), event.type, [told])).toEqual({ event })
})
