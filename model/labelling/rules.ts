/** From when on somebody has to do something about labelled goods. */
export type LabellingStage = { from: string; who: string; what: string }

/**
 * How goods of some categories are labelled. `slugs`: categories with everything below them; `codesFrom`: from this day on the codes of what is sold
 * are reported; null: they never are. `serialLengths`: how long a serial number may be, where the separator behind it is lost.
 */
export type LabellingRule = {
  id: string
  name: string
  status: 'mandatory' | 'voluntary' | 'none'
  slugs: readonly string[]
  codesFrom: string | null
  serialLengths: readonly number[]
  stages: readonly LabellingStage[]
  note: string
  /** Where this is written, and on what day it was read. */
  source: { name: string; checked: string }
}

const OPERATOR = 'Сайт оператора системы маркировки «Честный знак»'

/** Mandatory labelling by categories: data with days, so that a new stage is a new row. [DEC-076] */
export const LABELLING_RULES: readonly LabellingRule[] = [
  {
    id: 'oils',
    name: 'Масла: моторные, трансмиссионные, индустриальные',
    status: 'mandatory',
    slugs: ['motornye-masla', 'transmissionnye-masla', 'industrialnye-masla'],
    codesFrom: '2026-04-01',
    serialLengths: [13],
    stages: [
      { from: '2025-03-01', who: 'Все участники оборота', what: 'Зарегистрироваться в\u00a0системе маркировки' },
      { from: '2025-09-01', who: 'Производители и\u00a0импортёры', what: 'Наносить коды и\u00a0вводить товар в\u00a0оборот' },
      { from: '2026-04-01', who: 'Все, кто покупает и\u00a0продаёт', what: 'Передавать сведения об\u00a0обороте: коды\u00a0– в\u00a0УПД' },
    ],
    note: '',
    source: { name: OPERATOR, checked: '2026-11-20' },
  },
  {
    id: 'filters',
    name: 'Фильтры',
    status: 'voluntary',
    slugs: ['filtry'],
    codesFrom: null,
    serialLengths: [13],
    stages: [],
    note: 'Код на\u00a0коробке может быть, сообщать о\u00a0нём не\u00a0нужно.',
    source: { name: OPERATOR, checked: '2026-11-20' },
  },
  {
    id: 'batteries',
    name: 'Аккумуляторы',
    status: 'none',
    slugs: ['akb-i-ustroistva'],
    codesFrom: null,
    serialLengths: [],
    stages: [],
    note: 'В\u00a0перечне товаров их\u00a0нет: квадратный код на\u00a0корпусе\u00a0– учёт завода.',
    source: { name: OPERATOR, checked: '2026-11-20' },
  },
]

/** @returns the rule of goods by the slugs of their category and of those above it; null: nothing is said of them */
export const labellingRuleOf = (slugs: readonly string[]): LabellingRule | null =>
  LABELLING_RULES.find((rule) => rule.slugs.some((slug) => slugs.includes(slug))) ?? null

/** Whether the codes of goods sold on a day are to be reported. @param day «2026-11-21» */
export const areCodesDue = ({ codesFrom }: Pick<LabellingRule, 'codesFrom'>, day: string): boolean => codesFrom !== null && codesFrom <= day

/** The stage that is in force on a day; null: none is yet. @param day «2026-11-21» */
export const stageAt = ({ stages }: Pick<LabellingRule, 'stages'>, day: string): LabellingStage | null =>
  stages.findLast(({ from }) => from <= day) ?? null
