import * as z from 'zod/mini'

/** A piece of a text that editors write: news, answers, job descriptions. Plain text throughout, no mark-up inside. */
export const TextBlock = z.union([
  z.object({ type: z.literal('heading'), text: z.string() }),
  z.object({ type: z.literal('paragraph'), text: z.string() }),
  z.object({ type: z.literal('list'), items: z.array(z.string()) }),
])
export type TextBlock = z.output<typeof TextBlock>
