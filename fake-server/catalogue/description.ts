import { keyValues } from './key-values'
import { type CompactValue, compactText, PARAMETERS } from './parameters'

/** What goods are for, by kind; the first that fits. */
const PURPOSES: readonly (readonly [kinds: RegExp, sentence: string])[] = [
  [/^motor_oil_pc/, 'Для двигателей легковых автомобилей и лёгкого коммерческого транспорта.'],
  [/^motor_oil_hd/, 'Для дизельных двигателей грузовиков, автобусов и спецтехники.'],
  [/^motor_oil_gas/, 'Для двигателей на природном газе.'],
  [/^motor_oil_(moto|2t|powersport|marine)/, 'Для мотоциклов, снегоходов, лодочных моторов и другой лёгкой техники.'],
  [/^motor_oil_garden/, 'Для газонокосилок, мотоблоков, пил и генераторов.'],
  [/^flush/, 'Для промывки перед заменой рабочей жидкости.'],
  [/^gear_oil|^utto/, 'Для механических коробок передач, мостов и редукторов.'],
  [/^(atf|cvt|dct)/, 'Для автоматических трансмиссий; тип жидкости должен совпадать с указанным в руководстве машины.'],
  [/^psf/, 'Для гидроусилителей рулевого управления.'],
  [
    /^(hydraulic|compressor_oil|industrial|turbine|slideway|heat_transfer|transformer|refrigeration|food_oil|metalworking|motor_oil_rail)/,
    'Для промышленного оборудования и техники предприятий.',
  ],
  [/^(grease|paste)/, 'Для узлов трения, подшипников и соединений, где масло не удержится.'],
  [/^(coolant|tosol)/, 'Для систем охлаждения двигателей; разные классы не смешивают.'],
  [/^heat_carrier/, 'Для закрытых систем отопления.'],
  [/^brake_fluid/, 'Для тормозных систем и гидропривода сцепления.'],
  [/^washer/, 'Для бачка стеклоомывателя.'],
  [/^adblue/, 'Для систем очистки выхлопа SCR грузовиков и автобусов.'],
  [/^battery_/, 'Свежий аккумулятор с завода, заряжен и готов к установке.'],
  [/^filter/, 'Сменный фильтр: меняют при плановом обслуживании.'],
  [/^wiper/, 'Щётка в сборе, переходник уже установлен.'],
  [/^bulb/, 'Лампа с цоколем по правилам ООН для автомобильной светотехники.'],
  [/^(spark|glow|brake_|belt|thermostat|water_pump)/, 'Деталь для планового ремонта; сверьте размеры с установленной.'],
  [/^(additive|antigel)/, 'Добавляют в рабочую жидкость по инструкции на упаковке.'],
  [/^(cleaner|shampoo|polish|tyre_black|deicer|solvent|air_freshener)/, 'Для мойки, чистки и ухода в сервисе и в магазине.'],
  [/^(sealant|threadlock|epoxy|glue|spray|anticor|rust|paint)/, 'Для кузовного и слесарного ремонта.'],
  [/^set$/, 'Товары для одной работы вместе, целыми коробками.'],
  [/^(tool|jack|tyre|compressor)/, 'Инструмент и расходные материалы для сервиса и шиномонтажа.'],
]
const OTHER_PURPOSE = 'Для продажи в магазине и для нужд сервиса.'

/**
 * Two to four plain sentences about a product, made from its parameters.
 * @param values in the order of its kind
 */
export function describe(product: { kind: string; pack: number }, values: readonly CompactValue[]): string {
  const purpose = PURPOSES.find(([kinds]) => kinds.test(product.kind))?.[1] ?? OTHER_PURPOSE
  const facts = keyValues(product.kind, values).map((id) => factOf(id, values))
  const approvals = values.flatMap(([id, value]) => (id === 'oem' ? [String(value)] : []))
  return [
    purpose,
    facts.length ? `${capital(facts.join('; '))}.` : '',
    approvals.length ? `Допуски и одобрения: ${approvals.join(', ')}.` : '',
    product.pack > 1 ? `Отгружаем коробками по ${product.pack}\u00a0шт.` : 'Отгружаем от одной штуки.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** «класс API: API SP», all values of the parameter. */
function factOf(id: string, values: readonly CompactValue[]): string {
  const name = PARAMETERS.get(id)?.name ?? id
  const texts = values.filter(([of]) => of === id).map(compactText)
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}: ${texts.join(', ')}`
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
