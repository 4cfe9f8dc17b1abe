import type { SelectionStep } from '../../../../model/vehicle/selection'

/** What is asked in a step, what its list is searched for, and what it is called. */
export const STEP_WORDS: Readonly<Record<SelectionStep, { title: string; search: string; subject: string }>> = {
  make: { title: 'Выберите марку', search: 'Марка, по-русски или по-английски', subject: 'Марка' },
  model: { title: 'Выберите модель', search: 'Модель', subject: 'Модель' },
  year: { title: 'Выберите год выпуска', search: 'Год', subject: 'Год' },
  engine: { title: 'Выберите двигатель', search: 'Код, объём или мощность', subject: 'Двигатель' },
}
