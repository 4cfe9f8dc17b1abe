import { drop, factory, primaryKey } from '@mswjs/data'
import type { Survey, SurveyAnswer } from '../model/conversation/survey'
import type { SeenLine } from '../model/order/order'
import type { OrderReview } from '../model/order/review'
import type { OrderStatus } from '../model/order/status'

/** A line of a stored order: what was bought and at what price. */
export type StoredItem = SeenLine & { note?: string }

/** A line of a stored saved cart, pieces; 0: it was taken out, and comes back to its place. `cost`: kopecks a unit when it was saved; null: none. */
export type StoredSavedLine = { product_id: number; qty: number; cost: number | null; note: string }

/** A question of a stored survey. */
export type StoredQuestion = Survey['questions'][number]

/** A status and when it was reached, ms. */
export type StatusStep = { status: OrderStatus; at: number }

/** A list of anything that JSON can hold: the library keeps such lists as they are, its types know lists of plain values only. */
const list = <T>() => (() => []) as unknown as (() => string[]) & (() => T[])

/** Everything that changes, seeded or not. The catalogue does not: see catalogue/. Moments are ms, money is kopecks, 0 is «none». */
function model() {
  return factory({
    user: {
      id: primaryKey(Number),
      name: String,
      email: String,
      phone: String,
      password: String,
      registration_not_complete: Boolean,
      last_company_id: Number,
      favorite_region_id: Number,
    },
    session: { id: primaryKey(String), user_id: Number, at: Number },
    /** Wrong passwords of the last minute. */
    loginTry: { id: primaryKey(String), login: String, at: Number },
    /** `user_id`: who created it. */
    company: { id: primaryKey(Number), company_name: String, inn: String, kpp: String, user_id: Number },
    region: {
      id: primaryKey(Number),
      company_id: Number,
      store_city_id: Number,
      status: Number,
      admin_ids: list<number>(),
      member_ids: list<number>(),
      user_id: Number,
      stopped: Boolean,
      manager_id: Number,
      debt: Number,
      overdue_debt: Number,
      overdue_debt5: Number,
    },
    address: {
      id: primaryKey(Number),
      region_id: Number,
      is_primary: Number,
      name: String,
      address: String,
      position: String,
      region: String,
      subregion: String,
      /** 0: none. */
      schedule_id: Number,
    },
    cart: { id: primaryKey(String), version: Number },
    cartLine: { id: primaryKey(String), cart_id: String, product_id: Number, qty: Number, at: Number, note: String },
    userCart: {
      id: primaryKey(Number),
      user_id: Number,
      /** Whose prices its lines were saved at. */
      region_id: Number,
      name: String,
      is_manager: Boolean,
      at: Number,
      version: Number,
      items: list<StoredSavedLine>(),
      /** When it was deleted; it may come back for a while. */
      removed_at: Number,
      /** The key that it was saved under; '' of a seeded one. */
      made_by: String,
    },
    /** Products that have left the catalogue, by their ids. */
    withdrawn: { id: primaryKey(Number) },
    /** Who wants to hear for which region that a product is there. */
    productNotification: { id: primaryKey(Number), user_id: Number, region_id: Number, product_id: Number, at: Number },
    favorite: { id: primaryKey(String), user_id: Number, product_id: Number, at: Number },
    order: {
      id: primaryKey(Number),
      uuid: String,
      user_id: Number,
      region_id: Number,
      at: Number,
      items: list<StoredItem>(),
      receiving_type: String,
      receiving_id: Number,
      receiving_name: String,
      receiving_address: String,
      description: String,
      contact_name: String,
      contact_phone: String,
      buyer_number: String,
      wanted_date: String,
      wanted_window: String,
      pickup_date: String,
      pickup_from: String,
      gift: Boolean,
      gift_product_id: Number,
      is_waiting: Boolean,
      /** Where the status was set by hand: all it went through. Empty: the clock decides. [DEC-024] */
      steps: list<StatusStep>(),
    },
    /** What was said of an order, by its id: one review in `said`. */
    review: { id: primaryKey(Number), at: Number, said: list<OrderReview>() },
    /** Orders whose owner was asked for a mark; `at` 0: before the demo began. */
    viewedPopup: { id: primaryKey(Number), at: Number },
    uuid: { id: primaryKey(String), user_id: Number },
    document: {
      id: primaryKey(Number),
      region_id: Number,
      number: String,
      at: Number,
      order_id: Number,
      total: Number,
      signed: Boolean,
      overdue: Boolean,
    },
    notification: {
      id: primaryKey(Number),
      user_id: Number,
      title: String,
      text: String,
      icon: String,
      url: String,
      at: Number,
      read_at: Number,
    },
    /** A promotion that a member of a region is told of. */
    promoNotification: {
      id: primaryKey(Number),
      user_id: Number,
      region_id: Number,
      title: String,
      url: String,
      at: Number,
      read_at: Number,
      visited_at: Number,
    },
    /** `status`: as it was answered; that it has run out the clock says. `code`: of its link, in capitals. */
    invite: {
      id: primaryKey(Number),
      code: String,
      region_id: Number,
      inviter_id: Number,
      email: String,
      status: String,
      expires_at: Number,
    },
    /** `link`: a path of the shop, '' where it leads nowhere. */
    message: { id: primaryKey(Number), to: String, kind: String, title: String, text: String, link: String, at: Number },
    /** What members of these regions are asked. */
    survey: { id: primaryKey(Number), title: String, region_ids: list<number>(), questions: list<StoredQuestion>() },
    /** What somebody said to a survey: `<survey>/<user>`; skipped, it has no answers. */
    surveyReply: {
      id: primaryKey(String),
      survey_id: Number,
      user_id: Number,
      region_id: Number,
      at: Number,
      is_skipped: Boolean,
      answers: list<SurveyAnswer>(),
    },
    /** Messages to the shop. `user_id` 0: of a guest; `files`: their names; `made_by`: the key that it came under. */
    feedback: {
      id: primaryKey(Number),
      user_id: Number,
      name: String,
      email: String,
      phone: String,
      subject: String,
      order_number: String,
      text: String,
      files: list<string>(),
      at: Number,
      made_by: String,
    },
    /** Applications for vacancies. `resume`: the name of the file, '' where none was attached. */
    jobApplication: {
      id: primaryKey(Number),
      job_id: Number,
      name: String,
      phone: String,
      email: String,
      city: String,
      cover_letter: String,
      resume: String,
      at: Number,
    },
    doneKey: { id: primaryKey(String), at: Number },
    logEntry: { id: primaryKey(Number), at: Number, type: String, text: String, recording: String },
  })
}
export type Tables = ReturnType<typeof model>
export type TableName = keyof Tables & string
export type Row = { id: string | number }
/** Rows by table: what differs from the seed, and the ids of seeded rows that are gone. */
export type Changes = Record<string, { rows: Row[]; gone: Row['id'][] }>
type Named<T> = { [K in keyof T as K extends string ? K : never]: T[K] }
/** A row of a table as plain data. */
export type TableRow<T extends TableName> = Named<NonNullable<ReturnType<Tables[T]['findFirst']>>>
export type SeedRows = { readonly [T in TableName]?: readonly TableRow<T>[] }

/** @mswjs/data mirrors its tables to other tabs by itself, which would undo the sharing through the store: it is made without BroadcastChannel. */
export function createTables(): Tables {
  const channel = globalThis.BroadcastChannel
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  try {
    return model()
  } finally {
    if (channel) globalThis.BroadcastChannel = channel
  }
}

// One table's types cannot be followed through a lookup by name.
type AnyTable = { getAll(): Row[]; create(row: Row): void }
const tableOf = (tables: Tables, name: TableName) => tables[name] as unknown as AnyTable
const seedOf = (seed: SeedRows, name: TableName): readonly Row[] => seed[name] ?? []
const names = (tables: Tables) => Object.keys(tables) as TableName[]

/** Makes the tables what the seed and the stored changes say, whatever was in them. */
export function fill(tables: Tables, seed: SeedRows, changes: Changes): void {
  drop(tables)
  for (const name of names(tables)) {
    const { rows = [], gone = [] } = changes[name] ?? {}
    const replaced = new Set([...rows.map(({ id }) => id), ...gone])
    for (const row of [...seedOf(seed, name).filter(({ id }) => !replaced.has(id)), ...rows]) tableOf(tables, name).create(row)
  }
}

/** The seed as texts by table and id, to compare with; made once for a server. */
export type SeedTexts = ReadonlyMap<string, ReadonlyMap<Row['id'], string>>
/** @returns each row of the seed as text */
export const seedTexts = (tables: Tables, seed: SeedRows): SeedTexts =>
  new Map(names(tables).map((name) => [name, new Map(seedOf(seed, name).map((row) => [row.id, JSON.stringify(row)]))]))

/** Only what differs from the seed is stored: the rest is made anew at every start. [DEC-066] */
export function changesOf(tables: Tables, seed: SeedTexts): Changes {
  return Object.fromEntries(
    names(tables).map((name) => {
      const seeded = seed.get(name) ?? new Map<Row['id'], string>()
      const all = tableOf(tables, name).getAll()
      const present = new Set(all.map(({ id }) => id))
      const changed = all.map((row) => ({ id: row.id, text: JSON.stringify(row) })).filter(({ id, text }) => seeded.get(id) !== text)
      return [name, { rows: changed.map(({ text }) => JSON.parse(text) as Row), gone: [...seeded.keys()].filter((id) => !present.has(id)) }]
    }),
  )
}

/** The next free number of a table's ids. */
export const nextId = (tables: Tables, name: TableName, from = 1): number =>
  tableOf(tables, name)
    .getAll()
    .reduce((most, { id }) => Math.max(most, Number(id)), from - 1) + 1
