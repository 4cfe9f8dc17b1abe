import type { TableRow } from '../tables'

/** Someone to log in as in the demo: the login screen, the demo panel and the README name them. [DEC-070] */
export type DemoPerson = {
  id: number
  name: string
  email: string
  /** Digits, as they travel. */
  phone: string
  password: string
  /** What there is to see, one line in Russian. */
  role: string
}

/** The password of all of them. */
export const DEMO_PASSWORD = 'karter-2026'

/** The people of the seed. Phones are of a range that nobody is called by. */
export const demoPeople: readonly DemoPerson[] = [
  person(
    1,
    'Наталья Ермакова',
    'snab@volga-servis.example',
    'Администратор четырёх регионов: два действуют, один на модерации, один заблокирован',
  ),
  person(2, 'Тимур Гаврилов', 'gavrilov@tehno-zaimka.example', 'Пользователь № 2: видит раздел «Маркировка»'),
  person(3, 'Антон Рябов', 'ryabov@volga-servis.example', 'Рядовой закупщик: не администратор региона'),
  person(4, 'Ксения Лапина', 'lapina@stepnoy-veter.example', 'Закупщик на модерации: видит только цену для всех, заказать не может'),
  person(5, 'Игорь Зуев', 'zuev@pyataya-peredacha.example', 'Регистрация не завершена, компании нет'),
  person(6, 'Марина Фомина', 'fomina@tri-gaiki.example', 'Регистрация не завершена: компания есть, региона нет'),
  person(7, 'Виктор Шестаков', 'shestakov@dalniy-reis.example', 'Просроченные документы и СТОП-отгрузки, в кабинете опрос'),
  person(8, 'Людмила Соболева', 'soboleva@magistral-opt.example', 'Крупный покупатель: 5000 заказов и корзина на 300 строк'),
]

function person(id: number, name: string, email: string, role: string): DemoPerson {
  return { id, name, email, phone: `7900000010${id}`, password: DEMO_PASSWORD, role }
}

/** What else is known of them: the company that is not finished, and the region each likes best. 0 is none. */
const SETTINGS: Readonly<Record<number, { last_company_id: number; favorite_region_id: number; isUnfinished?: true }>> = {
  1: { last_company_id: 1, favorite_region_id: 1 },
  2: { last_company_id: 4, favorite_region_id: 5 },
  3: { last_company_id: 1, favorite_region_id: 1 },
  4: { last_company_id: 5, favorite_region_id: 6 },
  5: { last_company_id: 0, favorite_region_id: 0, isUnfinished: true },
  6: { last_company_id: 8, favorite_region_id: 0, isUnfinished: true },
  7: { last_company_id: 6, favorite_region_id: 7 },
  8: { last_company_id: 7, favorite_region_id: 8 },
}

/** @returns the rows of the table of users */
export const userRows = (): TableRow<'user'>[] =>
  demoPeople.map(({ id, name, email, phone }) => {
    const { last_company_id = 0, favorite_region_id = 0, isUnfinished = false } = SETTINGS[id] ?? {}
    return { id, name, email, phone, password: '', registration_not_complete: isUnfinished, last_company_id, favorite_region_id }
  })

const DAY_MS = 86_400_000
const AGENTS = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  store:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 YaBrowser/25.6.0.0 Safari/537.36',
}

/** Where people are signed in besides: the tokens of these sessions are nobody's. [DEC-073] @param today ms, midnight */
export const sessionRows = (today: number): TableRow<'session'>[] => [
  {
    id: 'phone of user 1',
    user_id: 1,
    at: today - 12 * DAY_MS,
    seen_at: today - 5 * 3_600_000,
    public_id: 'phone-of-1',
    agent: AGENTS.phone,
  },
  { id: 'store of user 1', user_id: 1, at: today - 40 * DAY_MS, seen_at: today - 9 * DAY_MS, public_id: 'store-of-1', agent: AGENTS.store },
]
