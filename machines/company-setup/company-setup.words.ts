import type { Toast } from '../toaster/toaster.machine'

/** Somebody has registered it before, or its own answer was lost. [DEC-036] */
export const INN_TAKEN = 'Компания с\u00a0таким ИНН уже зарегистрирована'
/** The last step needs a city. */
export const CHOOSE_CITY = 'Выберите город'

/** What was not done: the check of the INN, the company, or its region. */
export type Attempt = 'check' | 'company' | 'region'
/** That it was not done. */
export const NOT_DONE: Readonly<Record<Attempt, string>> = {
  check: 'ИНН не\u00a0проверен, компания не\u00a0создана.',
  company: 'Компания не\u00a0создана.',
  region: 'Регион не\u00a0создан.',
}

/** All is done. [STATE-007] */
export const FINISHED: Toast = {
  text: 'Регистрация завершена. Регион на\u00a0модерации: персональные цены будут доступны после неё',
  tone: 'ok',
  kind: 'notification',
}
