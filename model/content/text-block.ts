import * as z from 'zod/mini'
import { whole } from '../whole'
import { Link } from './link'

/** Where words of a text lead: an address as everywhere, a heading of the same text (`#delivery`), an e-mail or a phone. */
const TextLink = z.union([
  z.string().check(z.regex(/^(?:#[\w-]+|mailto:[^\s@<>"]+@[^\s@<>"]+|tel:\+?\d+)$/, 'Ссылка внутри текста: #раздел, mailto: или tel:')),
  Link,
])

/** Words of a text: plain, or in pieces of which some are links. */
export const RichText = z.union([z.string(), z.array(z.union([z.string(), z.object({ text: z.string(), href: TextLink })]))])
export type RichText = z.output<typeof RichText>

const side = z.number().check(whole(), z.positive())

/**
 * A piece of a text that editors write: news, answers, job descriptions, the shop's terms. No mark-up inside: what is more than plain words
 * has fields of its own.
 */
export const TextBlock = z.union([
  z.object({
    type: z.literal('heading'),
    text: z.string(),
    /** 2 where it is left out. */
    level: z.optional(z.union([z.literal(2), z.literal(3)])),
    /** For links to it; one that is left out is numbered, see headingsOf. */
    id: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/))),
  }),
  z.object({ type: z.literal('paragraph'), text: RichText }),
  z.object({ type: z.literal('list'), items: z.array(RichText), is_ordered: z.optional(z.boolean()) }),
  /** `rows`: as many cells each as `head` has; the first cell names its row. `caption`: what the table is of. */
  z.object({ type: z.literal('table'), caption: z.string(), head: z.array(z.string()), rows: z.array(z.array(RichText)) }),
  /** What must not be overlooked. */
  z.object({ type: z.literal('note'), text: RichText, tone: z.optional(z.enum(['info', 'ok', 'warn'])) }),
  /** `width`, `height`: of the picture itself, px, so that its room is kept while it loads. */
  z.object({
    type: z.literal('image'),
    src: Link,
    alt: z.string(),
    width: side,
    height: side,
    caption: z.optional(z.string()),
  }),
])
export type TextBlock = z.output<typeof TextBlock>
