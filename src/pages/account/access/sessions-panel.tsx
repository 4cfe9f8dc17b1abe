import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { useLayoutEffect, useRef, useState } from 'react'
import { failureText, isUnknownCall } from '../../../../model/api-error'
import { deviceName } from '../../../../model/identity/account/device-name'
import type { UserSession } from '../../../../model/identity/account/user-session'
import { formatDateTime, formatDayTime } from '../../../../model/text/date'
import { ActionButton } from '../../../form/action/action-button'
import { ActionDialog } from '../../../form/action/action-dialog'
import { useResource } from '../../../hooks/data/use-resource'
import { Button } from '../../../ui/controls/button'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Delayed } from '../../../ui/feedback/delayed'
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows'
import { Icon } from '../../../ui/icon'
import { Badge } from '../../../ui/marks/badge'
import { Note } from '../../../ui/surfaces/note'
import { Panel } from '../../../ui/surfaces/panel'
import styles from '../account-page.module.scss'
import { endOthersForm, endSessionForm } from './session-forms'

const buyerZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Where the account is signed in, and how other devices are signed out. [DEC-073] */
export function SessionsPanel({ userId }: { userId: number }) {
  const sessions = useResource('account.sessions', { params: { id: userId } })
  return (
    <Panel title="Где вы&nbsp;вошли">
      {sessions.status === 'loading' && (
        <Delayed>
          <SkeletonRows count={3} height={48} />
        </Delayed>
      )}
      {sessions.status === 'failed' && isUnknownCall(sessions.error) && (
        <p className={styles.note}>Список устройств недоступен. Чтобы выйти на&nbsp;всех остальных, смените пароль.</p>
      )}
      {sessions.status === 'failed' && !isUnknownCall(sessions.error) && (
        <p role="status">
          Список устройств не&nbsp;загрузился. {failureText(sessions.error)}{' '}
          <TextLinkButton onClick={sessions.reload}>Повторить</TextLinkButton>
        </p>
      )}
      {sessions.status === 'ready' && <Sessions userId={userId} sessions={sessions.data.items} reload={sessions.reload} />}
    </Panel>
  )
}

type SessionsProps = { userId: number; sessions: readonly UserSession[]; reload: () => void }

function Sessions({ userId, sessions, reload }: SessionsProps) {
  const [isAsking, setAsking] = useState(false)
  const [isDone, setDone] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(sessions.length)
  useLayoutEffect(() => {
    // The row of a session that was ended goes with its button, which may have had the focus.
    if (sessions.length < shown.current && document.activeElement === document.body) list.current?.focus()
    shown.current = sessions.length
  }, [sessions.length])
  const hasOthers = sessions.some(({ is_current }) => !is_current)
  return (
    <div className={styles.form}>
      <ul ref={list} tabIndex={-1} className={styles.rows} aria-label="Устройства, на которых вы вошли">
        {sessions.map((session) => (
          <Session key={session.id} userId={userId} session={session} reload={reload} />
        ))}
      </ul>
      {isDone && !hasOthers && (
        <Note tone="ok" role="status">
          Готово: вы&nbsp;вошли только здесь.
        </Note>
      )}
      <p className={styles.actions}>
        <Button variant="line" size="s" {...(!hasOthers && { disabledReason: 'Других устройств нет' })} onClick={() => setAsking(true)}>
          Выйти везде, кроме этого устройства
        </Button>
      </p>
      {isAsking && (
        <ActionDialog
          of={endOthersForm(userId)}
          title="Выйти на&nbsp;всех других устройствах?"
          action="Выйти везде"
          acting="Выходим…"
          onDone={() => setDone(true)}
          onClose={() => setAsking(false)}
        >
          <p>
            На&nbsp;них понадобится войти заново, неиспользованные ссылки для входа перестанут действовать. Здесь вы&nbsp;останетесь. Если
            кто-то знает ваш пароль, смените его: это тоже выйдет везде.
          </p>
        </ActionDialog>
      )}
    </div>
  )
}

function Session({ userId, session, reload }: { userId: number; session: UserSession; reload: () => void }) {
  const { name, isMobile } = deviceName(session.user_agent)
  const since = `Вход ${formatDateTime(session.started_at, buyerZone)}`
  return (
    <li>
      <div className={styles.device}>
        <Icon of={isMobile ? Smartphone : Monitor} />
        <div>
          <p>
            <b>{name}</b> {session.is_current && <Badge tone="ok">Это устройство</Badge>}
          </p>
          <p className={styles.note}>
            {session.is_current ? since : `${since}, последнее действие ${formatDayTime(session.seen_at, buyerZone)}`}
          </p>
        </div>
      </div>
      {!session.is_current && (
        <div className={styles.end}>
          <ActionButton of={endSessionForm(userId, session.id)} variant="line" onRefused={reload}>
            Завершить<span className="vh"> сеанс: {name}</span>
          </ActionButton>
        </div>
      )}
    </li>
  )
}
