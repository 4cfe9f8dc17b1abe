import type { Notification } from '../../../model/conversation/notification'
import {
  NOTIFICATION_KINDS,
  type NotificationChange,
  type NotificationChannel,
  type NotificationKind,
  type NotificationSettings,
} from '../../../model/identity/account/notification-settings'
import { refuse } from '../../refusals'
import type { Scene } from '../../scene'

type SettingsScene = Pick<Scene, 'tables' | 'now'>
/** By which channels a kind comes at all. */
const CHANNELS: Readonly<Record<NotificationKind, readonly NotificationChannel[]>> = {
  orders: ['shop', 'email'],
  documents: ['shop'],
  arrivals: ['shop'],
  promotions: ['shop'],
}
/** What a notification of the shop is about, by its icon; all others are service messages. */
const KIND_OF_ICON: Readonly<Partial<Record<string, NotificationKind>>> = {
  order: 'orders',
  document: 'documents',
  product: 'arrivals',
  promotion: 'promotions',
} satisfies Partial<Record<Notification['icon'], NotificationKind>>

const mutesOf = ({ tables }: Pick<Scene, 'tables'>, userId: number, kind: NotificationKind, channel: NotificationChannel) =>
  tables.mutedPeriod.findMany({ where: { user_id: { equals: userId }, kind: { equals: kind }, channel: { equals: channel } } })

/** Whether a kind comes to a user by a channel now. */
export const isWanted = (scene: Pick<Scene, 'tables'>, userId: number, kind: NotificationKind, channel: NotificationChannel): boolean =>
  mutesOf(scene, userId, kind, channel).every(({ until }) => until !== 0)

/** Whether a notification of the shop comes to its user: what happened while its kind was switched off does not, nor later on. */
export function comes(scene: Pick<Scene, 'tables'>, { user_id, icon, at }: { user_id: number; icon: string; at: number }): boolean {
  const kind = KIND_OF_ICON[icon]
  if (kind === undefined) return true
  return mutesOf(scene, user_id, kind, 'shop').every(({ from, until }) => at < from || (until !== 0 && at >= until))
}

/** Which notifications of a user go where. [DEC-073] */
export function settingsOf(scene: Pick<Scene, 'tables'>, userId: number): NotificationSettings {
  const valueOf = (kind: NotificationKind, channel: NotificationChannel) =>
    CHANNELS[kind].includes(channel) ? isWanted(scene, userId, kind, channel) : null
  return { kinds: NOTIFICATION_KINDS.map((kind) => ({ kind, email: valueOf(kind, 'email'), shop: valueOf(kind, 'shop') })) }
}

/** Turns one switch; as it is already, nothing changes. @throws 422 where the kind never comes by the channel */
export function changeSetting(scene: SettingsScene, userId: number, { kind, channel, is_on }: NotificationChange): void {
  if (!CHANNELS[kind].includes(channel)) throw refuse(422, { errors: { channel: ['Такие уведомления сюда не\u00a0приходят'] } })
  if (isWanted(scene, userId, kind, channel) === is_on) return
  const { mutedPeriod } = scene.tables
  const at = scene.now()
  if (is_on) {
    const open = mutesOf(scene, userId, kind, channel).filter(({ until }) => until === 0)
    mutedPeriod.update({ where: { id: { in: open.map(({ id }) => id) } }, data: { until: at } })
    return
  }
  // Off again within the same moment: the period goes on.
  const id = `${userId}/${kind}/${channel}/${at}`
  if (mutedPeriod.update({ where: { id: { equals: id } }, data: { until: 0 } }).length === 0)
    mutedPeriod.create({ id, user_id: userId, kind, channel, from: at, until: 0 })
}
