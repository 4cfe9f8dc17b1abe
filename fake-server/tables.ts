import type { Survey, SurveyAnswer } from '../model/conversation/survey'
import type { RegistrationStep1 } from '../model/identity/registration'
import type { SeenLine } from '../model/order/order'
import type { OrderReview } from '../model/order/review'
import type { OrderStatus } from '../model/order/status'
import { documentColumns } from './store/document-columns'
import { programColumns } from './store/program-columns'
import { list, type Row, Table } from './store/table'

/** Units of a product that orders have taken from a warehouse. */
export type TakenUnits = { stock_id: number; qty: number }

/** Units of a line that the warehouse refused when it confirmed the order, and why. */
export type RefusedUnits = { qty: number; reason: string }

/** A line of a stored order: what was bought and at what price, where it was taken from, what was refused; orders of the seed took nothing. */
export type StoredItem = SeenLine & { note?: string; taken?: readonly TakenUnits[]; refused?: RefusedUnits }

/** What is usually bought for a car, pieces. */
export type BasketLine = { product_id: number; qty: number }

/** A line of a stored saved cart, pieces; 0: it was taken out, and comes back to its place. `cost`: kopecks a unit when it was saved; null: none. */
export type StoredSavedLine = { product_id: number; qty: number; cost: number | null; note: string }

/** A question of a stored survey. */
export type StoredQuestion = Survey['questions'][number]

/** A status and when it was reached, ms. */
export type StatusStep = { status: OrderStatus; at: number }

/** Everything that changes, seeded or not. The catalogue does not: see catalogue/. Moments are ms, money is kopecks, 0 is «none». */
export const columns = {
  user: {
    id: Number,
    name: String,
    email: String,
    phone: String,
    /** What is kept of it; '': that of the people of the demo. */
    password: String,
    registration_not_complete: Boolean,
    last_company_id: Number,
    favorite_region_id: Number,
  },
  /** By the digest of its token. `public_id`: what its owner calls it; `agent`: what the browser calls itself. */
  session: { id: String, user_id: Number, at: Number, seen_at: Number, public_id: String, agent: String },
  /** Bearers of the token strategy by their digests, each of a session; `at`: when it was made. */
  bearer: { id: String, session_id: String, at: Number },
  /** Tokens of login links by their digests: when they were made and used, ms; `used_at` 0: not yet. */
  temporaryToken: { id: String, user_id: Number, at: Number, used_at: Number },
  /** Devices on which somebody has logged in: `<user>/<digest>`. */
  device: { id: String, user_id: Number, at: Number },
  /** Failed attempts by what is counted: so many, the last one `at`. */
  attempt: { id: String, count: Number, at: Number },
  /**
   * Codes on their way, by the digest of the id that their caller knows; `code`: what is kept of the code. `user_id` 0: nobody's, and its
   * code was never sent. `said`: what a registration was filled in with.
   */
  verification: {
    id: String,
    purpose: String,
    user_id: Number,
    channel: String,
    target: String,
    code: String,
    expires_at: Number,
    resend_at: Number,
    attempts_left: Number,
    proof: String,
    is_used: Boolean,
    said: list<RegistrationStep1>(),
  },
  /** `user_id`: who created it; `changed_by` 0: nobody has changed it since. */
  company: {
    id: Number,
    company_name: String,
    inn: String,
    kpp: String,
    user_id: Number,
    contact_name: String,
    contact_phone: String,
    version: Number,
    changed_by: Number,
  },
  /** One without members was removed: its orders keep its names. [DEC-074] */
  region: {
    id: Number,
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
    id: Number,
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
  /** Sessions that were ended from elsewhere, by the ids that they had; `reason` as the browser is told. */
  endedSession: { id: String, reason: String, at: Number },
  /** Why a region on moderation was refused, by its id, until it is sent for moderation again. */
  moderationRefusal: { id: Number, reason: String, at: Number },
  /** The store that a region collects from first, by the id of the region. */
  favoriteStore: { id: Number, pickup_id: Number },
  cart: { id: String, version: Number },
  cartLine: { id: String, cart_id: String, product_id: Number, qty: Number, at: Number, note: String },
  userCart: {
    id: Number,
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
  /** What orders have taken of a product, by its id: the catalogue stays as it is. */
  taken: { id: Number, units: list<TakenUnits>() },
  /** Products that have left the catalogue, by their ids. */
  withdrawn: { id: Number },
  /** Who wants to hear for which region that a product is there. */
  productNotification: { id: Number, user_id: Number, region_id: Number, product_id: Number, at: Number },
  favorite: { id: String, user_id: Number, product_id: Number, at: Number },
  order: {
    id: Number,
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
  review: { id: Number, at: Number, said: list<OrderReview>() },
  /** Orders whose owner was asked for a mark; `at` 0: before the demo began. */
  viewedPopup: { id: Number, at: Number },
  uuid: { id: String, user_id: Number },
  ...documentColumns,
  notification: {
    id: Number,
    user_id: Number,
    title: String,
    text: String,
    icon: String,
    url: String,
    at: Number,
    read_at: Number,
  },
  /** When a kind of notifications was switched off for a channel, and on again; `until` 0: it is off. */
  mutedPeriod: { id: String, user_id: Number, kind: String, channel: String, from: Number, until: Number },
  /** A promotion that a member of a region is told of. */
  promoNotification: {
    id: Number,
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
    id: Number,
    code: String,
    region_id: Number,
    inviter_id: Number,
    email: String,
    status: String,
    expires_at: Number,
  },
  /** `link`: a path of the shop, '' where it leads nowhere. */
  message: { id: Number, to: String, kind: String, title: String, text: String, link: String, at: Number },
  /** What members of these regions are asked. */
  survey: { id: Number, title: String, region_ids: list<number>(), questions: list<StoredQuestion>() },
  /** What somebody said to a survey: `<survey>/<user>`; skipped, it has no answers. */
  surveyReply: {
    id: String,
    survey_id: Number,
    user_id: Number,
    region_id: Number,
    at: Number,
    is_skipped: Boolean,
    answers: list<SurveyAnswer>(),
  },
  /** Messages to the shop. `user_id` 0: of a guest; `files`: their names; `made_by`: the key that it came under. */
  feedback: {
    id: Number,
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
    id: Number,
    job_id: Number,
    name: String,
    phone: String,
    email: String,
    city: String,
    cover_letter: String,
    resume: String,
    at: Number,
  },
  /** Cars that users keep. `mileage`: km, -1 where it is not known; `vin` '': not known; `made_by`: the key that it came under. */
  car: {
    id: Number,
    user_id: Number,
    make: String,
    model: String,
    year: Number,
    engine: String,
    vin: String,
    name: String,
    plate: String,
    mileage: Number,
    basket: list<BasketLine>(),
    used_at: Number,
    made_by: String,
  },
  doneKey: { id: String, at: Number },
  ...programColumns,
} as const
type Columns = typeof columns
type ValueOf<C> = C extends StringConstructor
  ? string
  : C extends NumberConstructor
    ? number
    : C extends BooleanConstructor
      ? boolean
      : C extends () => infer T
        ? T
        : never

export type TableName = keyof Columns
/** A row of a table as plain data. */
export type TableRow<T extends TableName> = { -readonly [C in keyof Columns[T]]: ValueOf<Columns[T][C]> }
export type Tables = { readonly [T in TableName]: Table<TableRow<T>> }
export type SeedRows = { readonly [T in TableName]?: readonly TableRow<T>[] }

/** The names of all tables. */
export const TABLE_NAMES = Object.keys(columns) as TableName[]

/** @returns empty tables */
export const createTables = (): Tables => Object.fromEntries(TABLE_NAMES.map((name) => [name, new Table()])) as unknown as Tables

/** The next free number of a table's ids. */
export const nextId = (tables: Tables, name: TableName, from = 1): number =>
  tables[name].getAll().reduce((most: number, { id }: Row) => Math.max(most, Number(id)), from - 1) + 1
