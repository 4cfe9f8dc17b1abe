import { useState } from 'react'
import type { ApiKey } from '../../../../model/api-key/api-key'
import { keyState, type KeyState, rightsText, usedText } from '../../../../model/api-key/key-words'
import { formatDate, formatDayTime } from '../../../../model/text/date'
import { ActionDialog } from '../../../form/action/action-dialog'
import { Button } from '../../../ui/controls/button'
import { Badge, type BadgeProps } from '../../../ui/marks/badge'
import { Disclosure } from '../../../ui/surfaces/disclosure'
import styles from './api-keys.module.scss'
import { revokeKeyForm } from './key-forms'
import { KeyRequests } from './key-requests'

const buyerZone = Intl.DateTimeFormat().resolvedOptions().timeZone
const STATES: Readonly<Record<KeyState, { words: string; tone: NonNullable<BadgeProps['tone']> }>> = {
  active: { words: 'Действует', tone: 'ok' },
  expired: { words: 'Истёк', tone: 'warn' },
  revoked: { words: 'Отозван', tone: 'mut' },
}

type KeyRowProps = {
  regionId: number
  of: ApiKey
  /** ms. */
  now: number
  onRotate: () => void
  onDone: (text: string) => void
}

/** A key with what it may do, how it is used, and its log. */
export function KeyRow({ regionId, of: key, now, onRotate, onDone }: KeyRowProps) {
  const [isRevoking, setRevoking] = useState(false)
  const [isLogOpen, setLogOpen] = useState(false)
  const state = keyState(key, now)
  const { words, tone } = STATES[state]
  return (
    <li className={styles.key}>
      <div className={styles.head}>
        <div className={styles.what}>
          <h3>
            {key.name} <Badge tone={tone}>{words}</Badge>
          </h3>
          <p className={styles.note}>
            <code>{key.prefix}…</code>&nbsp;– {rightsText(key.rights)}.
          </p>
          <p className={styles.note}>{datesText(key, state)}</p>
          {state === 'active' && <p className={styles.note}>{usedText(key)}.</p>}
        </div>
        {state === 'active' && (
          <div className={styles.actions}>
            <Button variant="line" size="s" onClick={onRotate}>
              Заменить<span className="vh"> ключ «{key.name}»</span>
            </Button>
            <Button variant="plain" size="s" onClick={() => setRevoking(true)}>
              Отозвать<span className="vh"> ключ «{key.name}»</span>
            </Button>
          </div>
        )}
      </div>
      <Disclosure
        title={
          <>
            Журнал<span className="vh"> ключа «{key.name}»</span>
          </>
        }
        isOpen={isLogOpen}
        onToggle={setLogOpen}
      >
        {isLogOpen && <KeyRequests regionId={regionId} keyId={key.id} name={key.name} />}
      </Disclosure>
      {isRevoking && (
        <ActionDialog
          of={revokeKeyForm(regionId, key.id)}
          title={`Отозвать ключ «${key.name}»?`}
          action="Отозвать"
          acting="Отзываем…"
          onDone={() => onDone(`Ключ «${key.name}» отозван.`)}
          onClose={() => setRevoking(false)}
        >
          <p>
            Программа с&nbsp;этим ключом получит отказ уже на&nbsp;следующем запросе. Вернуть ключ нельзя, можно создать новый. Заказы,
            сделанные ключом, останутся.
          </p>
        </ActionDialog>
      )}
    </li>
  )
}

function datesText({ created_at, created_by, last_used_at, expires_at, revoked_at, previous_until }: ApiKey, state: KeyState): string {
  const parts = [
    `Создан ${formatDate(created_at, buyerZone)}${created_by && `, ${created_by}`}`,
    last_used_at === null ? 'ещё не\u00a0использовался' : `последний запрос ${formatDayTime(last_used_at, buyerZone)}`,
  ]
  if (revoked_at !== null) parts.push(`отозван ${formatDayTime(revoked_at, buyerZone)}`)
  else if (expires_at !== null)
    parts.push(`${state === 'expired' ? 'действовал' : 'действует'} до\u00a0${formatDate(expires_at)} включительно`)
  if (previous_until !== null && state === 'active') parts.push(`старый ключ принимаем до\u00a0${formatDayTime(previous_until, buyerZone)}`)
  return `${parts.join('; ')}.`
}
