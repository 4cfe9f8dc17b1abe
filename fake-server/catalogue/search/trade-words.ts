import { chunksOf, formOf, wordsIn } from './spelling'

/**
 * What the trade calls goods whose names do not say it. `of`: each is words that a name has, all of them in any form and order;
 * `but`: a word of those that are none of them all the same; `said`: words by which that name is found as if they stood in it. The
 * first one said is long: short words join with a number before them.
 */
export const TRADE_WORDS: readonly { of: readonly string[]; but?: string; said: string }[] = [
  { of: ['стеклоомывающая', 'стеклоомывателя'], said: 'омывайка стеклоомыватель омыватель омывающая жидкость' },
  {
    of: ['стеклоомывающая °C', 'стеклоомывающая зимняя', 'стеклоомывателя зимняя'],
    but: 'leto',
    said: 'незамерзайка незамерзающая зимняя',
  },
  { of: ['антифриз', 'тосол', 'охлаждающая жидкость'], said: 'антифриз охлаждающая жидкость ож' },
  { of: ['охлаждающая жидкость'], said: 'тосол' },
  { of: ['жидкость тормозная'], said: 'тормозуха' },
  { of: ['жидкость гур'], said: 'гидроусилитель руля' },
  { of: ['жидкость акпп', 'жидкость автоматических трансмиссий'], said: 'автоматическая коробка atf' },
  { of: ['жидкость вариатора'], said: 'вариаторная cvt' },
  { of: ['реагент scr', 'реагент adblue'], said: 'мочевина адблю адблу adblue' },
  { of: ['вода дистиллированная'], said: 'дистиллят' },
  { of: ['проникающая смазка', 'жидкий ключ'], said: 'вдшка вэдэшка вд40 wd40 проникающая жидкость' },
  { of: ['литол'], said: 'литиевая литолка' },
  { of: ['солидол'], said: 'кальциевая' },
  { of: ['графитная смазка', 'графитовая смазка'], said: 'графитка графитная графитовая' },
  { of: ['смазка шрус'], said: 'шрусовая граната' },
  { of: ['сож', 'эмульсол'], said: 'эмульсия смазочноохлаждающая' },
  { of: ['масло трансмиссионное'], said: 'трансмиссионка' },
  { of: ['масло гидравлическое'], said: 'гидравлика' },
  { of: ['масло индустриальное'], said: 'веретёнка веретённое индустриалка' },
  { of: ['масло промывочное'], said: 'промывка двигателя' },
  { of: ['дизтоплива', 'дизтопливо', 'дизельное топливо'], said: 'солярка дизтопливо' },
  { of: ['аккумулятор'], said: 'аккумуляторная батарея акб' },
  { of: ['зарядное устройство'], said: 'зарядка зу' },
  { of: ['пусковое устройство'], said: 'бустер джампстартер' },
  { of: ['провода прикуривания'], said: 'прикурка крокодилы прикуриватель' },
  { of: ['преобразователь 220', 'преобразователь напряжения'], said: 'инвертор' },
  {
    of: ['щётка стеклоочистителя', 'щётка задняя', 'щётка зимняя', 'щётка бескаркасная', 'щётка каркасная'],
    said: 'дворник стеклоочиститель',
  },
  { of: ['лампа'], said: 'лампочка автолампа' },
  { of: ['свеча зажигания', 'свеча накаливания'], said: 'свечка' },
  { of: ['фильтр воздушный'], said: 'воздушник' },
  { of: ['фильтр салонный'], said: 'салонник' },
  { of: ['фильтр масляный'], said: 'маслофильтр масляник' },
  { of: ['фильтр топливный'], said: 'топливник' },
  { of: ['ремень поликлиновой'], said: 'ручейковый генератора' },
  { of: ['помпа водяная'], said: 'водяной насос' },
  { of: ['ароматизатор'], said: 'вонючка пахучка освежитель' },
  { of: ['очиститель карбюратора'], said: 'карбклинер' },
  { of: ['антисиликон'], said: 'обезжириватель' },
  { of: ['автошампунь бесконтактной'], said: 'активная пена' },
  { of: ['чернитель шин', 'чернитель резины'], said: 'чернилка' },
  { of: ['хомуты пластиковые'], said: 'стяжка кабельная' },
  { of: ['ключ баллонный'], said: 'баллонник' },
  { of: ['ветошь', 'салфетка'], said: 'тряпка' },
  { of: ['сметка', 'скребок'], said: 'щётка снега' },
]

/** What people say of a name besides its own words, '' where nothing. In: the name in parts; the same parts come again and again. */
export function tradeReader(): (parts: readonly string[]) => string {
  const wanted = new Map<string, number>()
  const idOf = (form: string): number => wanted.get(form) ?? wanted.set(form, wanted.size).size - 1
  const rules = TRADE_WORDS.flatMap(({ of, but, said }) =>
    of.map((words) => ({ ids: wordsIn(words).map(formOf).map(idOf), but: but === undefined ? null : idOf(but), said })),
  )
  const known = new Map<string, string>()
  /** The wanted words of a part, as a text that two parts make by standing together. */
  const met = (part: string): string => {
    const own =
      known.get(part) ??
      wordsIn(part)
        .map((word) => wanted.get(formOf(word)))
        .filter((id) => id !== undefined)
        .map((id) => `,${id}`)
        .join('')
    known.set(part, own)
    return own
  }
  const told = new Map<string, string>()
  const tell = (key: string): string => {
    const ids = new Set(key.split(',').slice(1).map(Number))
    const said = rules
      .filter(({ ids: wantedIds, but }) => wantedIds.every((id) => ids.has(id)) && (but === null || !ids.has(but)))
      .flatMap((rule) => chunksOf(rule.said))
    return [...new Set(said)].join(' ')
  }
  return (parts) => {
    let key = ''
    for (const part of parts) key += met(part)
    if (key === '') return ''
    const said = told.get(key) ?? tell(key)
    told.set(key, said)
    return said
  }
}
