import { failureText, isUnknownCall } from '../../../../model/api-error'
import type { NotificationKind, NotificationSettings } from '../../../../model/identity/account/notification-settings'
import { useResource } from '../../../hooks/data/use-resource'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Delayed } from '../../../ui/feedback/delayed'
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows'
import { Panel } from '../../../ui/surfaces/panel'
import styles from '../account-page.module.scss'
import { NotificationSwitch } from './notification-switch'

const KINDS: Readonly<Record<NotificationKind, { title: string; note: string }>> = {
  orders: { title: 'Заказы', note: 'Размещён, подтверждён, в\u00a0пути, отгружен, отменён' },
  documents: { title: 'Документы', note: 'Новые на\u00a0подпись и\u00a0просроченные' },
  arrivals: { title: 'Поступления', note: 'Товары, о\u00a0которых вы\u00a0просили сообщить' },
  promotions: { title: 'Акции', note: 'Предложения для вашей компании' },
}

/** Which notifications go where. A server that knows no such settings sends all of them, and the panel is left out. [DEC-073] */
export function NotificationsPanel({ userId }: { userId: number }) {
  const settings = useResource('account.notificationSettings', { params: { id: userId } })
  if (settings.status === 'failed' && isUnknownCall(settings.error)) return null
  return (
    <Panel title="Уведомления">
      {settings.status === 'loading' && (
        <Delayed>
          <SkeletonRows count={5} height={48} />
        </Delayed>
      )}
      {settings.status === 'failed' && (
        <p role="status">
          Настройки не&nbsp;загрузились. {failureText(settings.error)} <TextLinkButton onClick={settings.reload}>Повторить</TextLinkButton>
        </p>
      )}
      {settings.status === 'ready' && <Kinds userId={userId} settings={settings.data} />}
    </Panel>
  )
}

function Kinds({ userId, settings }: { userId: number; settings: NotificationSettings }) {
  return (
    <ul className={styles.rows}>
      {settings.kinds.map(({ kind, email, shop }) => {
        const { title, note } = KINDS[kind]
        return (
          <li key={kind}>
            <div className={styles.what}>
              <b>{title}</b>
              <p className={styles.note}>{note}</p>
            </div>
            <div className={styles.switches}>
              {shop !== null && (
                <NotificationSwitch userId={userId} of={{ kind, channel: 'shop', is_on: shop }} label="В магазине" subject={title} />
              )}
              {email !== null && (
                <NotificationSwitch userId={userId} of={{ kind, channel: 'email', is_on: email }} label="Письмом" subject={title} />
              )}
            </div>
          </li>
        )
      })}
      <li>
        <div className={styles.what}>
          <b>Сервисные сообщения</b>
          <p className={styles.note}>Коды, смена пароля и&nbsp;контактов, доступ к&nbsp;регионам, график доставки</p>
        </div>
        <p className={styles.note}>Приходят всегда: без них учётная запись не&nbsp;защищена</p>
      </li>
    </ul>
  )
}
