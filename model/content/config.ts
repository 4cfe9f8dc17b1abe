import * as z from 'zod/mini'
import { Id } from '../id'
import { Rubles } from '../money/money'
import { Link } from './link'
import { whole } from '../whole'

const brandLink = z.object({ brand: z.string(), url: Link })
const brandSlug = z.object({ name: z.string(), slug: z.string() })

const Requisites = z.object({
  inn: z.string(),
  kpp: z.string(),
  address: z.string(),
  bank: z.string(),
  bik: z.string(),
  /** The account, and the bank's own at the central bank. */
  account: z.string(),
  correspondent: z.string(),
})

/**
 * Everything about the shop that is no code: the answer of GET /config. An empty address, key or token hides its feature.
 * [DEC-001, DEC-002]
 */
export const Config = z.object({
  shop_name: z.string(),
  legal_name: z.string(),
  /** The year of the footer's copyright. */
  since: z.number().check(whole()),
  /** Of the seller, for invoices; absent: an invoice names him alone. */
  requisites: z.optional(Requisites),
  phone: z.string(),
  phone_hours: z.string(),
  email: z.string(),
  social: z.array(z.object({ kind: z.enum(['vk', 'telegram', 'youtube', 'rutube', 'dzen', 'whatsapp']), url: Link })),
  chat_bot_url: Link,
  messenger_url: Link,
  mobile_apps: z.array(z.object({ kind: z.enum(['app_store', 'google_play', 'rustore', 'app_gallery', 'apk']), url: Link })),
  /** Selection catalogues of other sites, three of them. [NAV-034] */
  external_catalogues: z.array(brandLink),
  /** The brand sections of the advertising materials, and the one that another site keeps. [ROUTE-059] */
  advert_brands: z.array(brandSlug),
  advert_external: z.nullable(brandLink),
  /** The brand of GET /promotion{Brand}/all, with a capital. */
  promotion_brand: z.string(),
  search_url: Link,
  search_key: z.string(),
  suggestions_url: Link,
  suggestions_token: z.string(),
  maps_key: z.string(),
  payment_url: Link,
  /** Of the operator of electronic documents; absent or '': documents are signed elsewhere. [DEC-072] */
  edo_url: z.optional(Link),
  /** Who may see /s/service. [DEC-031] */
  whitelist_user_ids: z.array(Id),
  /** Whole percent from the ISO date on, ascending. [DEC-017] */
  vat_rates: z.array(z.object({ from: z.iso.date(), percent: z.number().check(whole(), z.minimum(0), z.maximum(100)) })),
  /** The least an order may come to, kopecks in the program; null: any sum. */
  min_order_sum: z.nullable(Rubles),
  /** Shortcuts to the catalogue with a `brands` query. [NAV-012] */
  brand_shortcuts: z.array(brandSlug),
  /** The seven links under the header, with the spec's slugs and a slash at the end. [NAV-012] */
  main_links: z.array(z.object({ name: z.string(), path: z.string().check(z.regex(/^\/catalog(?:\/[\w-]+)+\/$/)) })),
  auth_strategy: z.enum(['session', 'token']),
})
export type Config = z.output<typeof Config>
/** How the server knows who asks: by the cookie of a session, or by a bearer. [DEC-004] */
export type AuthStrategy = Config['auth_strategy']

/** What goes wrong in the browser, for the server's log. [CALL-012] */
export const LogEntry = z.object({
  e: z.string().check(z.maxLength(10_000)),
  error_info: z.object({ path: z.string().check(z.maxLength(2000)), user: z.nullable(Id) }),
  /** 'error' for failed fetches. [ERROR-010] */
  type: z.string().check(z.maxLength(40)),
  /** What the inspector recorded, as its file; with type 'inspection'. */
  recording: z.optional(z.string().check(z.maxLength(4_000_000))),
})
export type LogEntry = z.output<typeof LogEntry>
