import * as z from 'zod/mini'

/** What the shop writes about and lets its customers switch off. */
export const NOTIFICATION_KINDS = ['orders', 'documents', 'arrivals', 'promotions'] as const
/** One of these. */
export const NotificationKind = z.enum(NOTIFICATION_KINDS)
export type NotificationKind = z.output<typeof NotificationKind>

/** By letter, or in the list and the messages of the shop. */
export const NotificationChannel = z.enum(['email', 'shop'])
export type NotificationChannel = z.output<typeof NotificationChannel>

/** Whether a kind comes by a channel; null: it never does. */
const Setting = z.nullable(z.boolean())

/** Which notifications of a user go where. Service messages, such as those about the account itself, are none of these: they always come. [DEC-073] */
export const NotificationSettings = z.object({
  kinds: z.array(z.object({ kind: NotificationKind, email: Setting, shop: Setting })),
})
export type NotificationSettings = z.output<typeof NotificationSettings>

/** One switch. */
export const NotificationChange = z.object({ kind: NotificationKind, channel: NotificationChannel, is_on: z.boolean() })
export type NotificationChange = z.output<typeof NotificationChange>

/** Whether a change has been made. */
export const isChanged = ({ kinds }: NotificationSettings, { kind, channel, is_on }: NotificationChange): boolean =>
  kinds.find((each) => each.kind === kind)?.[channel] === is_on
