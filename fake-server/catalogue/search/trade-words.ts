import { chunksOf, formOf, wordsIn } from './spelling'

/**
 * What the trade calls goods whose names do not say it. `of`: each is words that a name has, all of them in any form and order, the first
 * before the brand, where names say what goods are;
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
  { of: ['антифриз', 'тосол', 'охлаждающая жидкость'], said: 'охлаждающая жидкость антифриз' },
  { of: ['охлаждающая жидкость'], said: 'тосол' },
  { of: ['тормозная жидкость'], said: 'тормозуха' },
  { of: ['гур жидкость'], said: 'гидроусилитель руля' },
  { of: ['акпп жидкость', 'автоматических трансмиссий жидкость'], said: 'коробка atf' },
  { of: ['вариатора жидкость'], said: 'вариаторная cvt' },
  { of: ['реагент scr', 'реагент adblue'], said: 'мочевина адблю адблу adblue' },
  { of: ['дистиллированная вода'], said: 'дистиллят' },
  { of: ['проникающая смазка', 'жидкий ключ'], said: 'вдшка вэдэшка вд40 wd40 проникающая жидкость' },
  { of: ['смазка литол'], said: 'литиевая литолка' },
  { of: ['смазка солидол'], said: 'кальциевая' },
  { of: ['смазка графитная', 'смазка графитовая'], said: 'графитка графитная графитовая' },
  { of: ['шрус смазка'], said: 'шрусовая граната' },
  { of: ['сож', 'эмульсол'], said: 'эмульсия смазочноохлаждающая' },
  { of: ['трансмиссионное масло'], said: 'трансмиссионка' },
  { of: ['гидравлическое масло'], said: 'гидравлика' },
  { of: ['индустриальное масло'], said: 'веретёнка веретённое индустриалка' },
  { of: ['промывочное масло'], said: 'промывка двигателя' },
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
  { of: ['воздушный фильтр'], said: 'воздушник' },
  { of: ['салонный фильтр'], said: 'салонник' },
  { of: ['масляный фильтр'], said: 'маслофильтр масляник' },
  { of: ['топливный фильтр'], said: 'топливник' },
  { of: ['поликлиновой ремень'], said: 'ручейковый генератора' },
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

const WHITE = /[ \u00a0]/

/**
 * What people say of a name besides its own words, '' where nothing. It takes the name in parts, or the
 * pattern of many names: each array is read once.
 */
export function tradeReader(): (parts: readonly string[]) => string {
  const rules = TRADE_WORDS.flatMap(({ of, but, said }) => of.map((words) => ({ all: wordsIn(words).map(formOf), but, said })))
  /** What stands between white space, in the forms of its words: names have the same again and again. */
  const inChunks = new Map<string, readonly string[]>()
  const formsIn = (chunk: string): readonly string[] => {
    const forms = inChunks.get(chunk) ?? wordsIn(chunk).map(formOf)
    inChunks.set(chunk, forms)
    return forms
  }
  const formsOf = (parts: readonly string[]) => new Set(parts.flatMap((part) => part.split(WHITE).flatMap(formsIn)))
  const tell = (parts: readonly string[]): string => {
    const met = formsOf(parts)
    const said = rules.filter(({ all, but }) => all.every((form) => met.has(form)) && (but === undefined || !met.has(but)))
    return [...new Set(said.flatMap((rule) => chunksOf(rule.said)))].join(' ')
  }
  /** What is said of names with this first part, whatever comes behind it; null: that depends. */
  const readHead = (head: string): string | null => {
    const met = formsOf([head])
    const isOpen = rules.some(({ all, but }) => met.has(all[0] ?? '') && (but !== undefined || !all.every((form) => met.has(form))))
    return isOpen ? null : tell([head])
  }
  const ofHeads = new Map<string, string | null>()
  const known = new WeakMap<readonly string[], string>()
  return (parts) => {
    const [head = ''] = parts
    const ofHead = ofHeads.get(head)
    const saidOfHead = ofHead === undefined ? readHead(head) : ofHead
    if (ofHead === undefined) ofHeads.set(head, saidOfHead)
    if (saidOfHead !== null) return saidOfHead
    const said = known.get(parts) ?? tell(parts)
    known.set(parts, said)
    return said
  }
}
