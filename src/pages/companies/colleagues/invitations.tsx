import { useState } from 'react'
import { failureText, isUnknownCall } from '../../../../model/api-error'
import type { PendingInvite } from '../../../../model/company/colleagues/pending-invite'
import { formatDayTime } from '../../../../model/text/date'
import { TextField } from '../../../form/fields'
import { FormView } from '../../../form/form-view'
import { useResource } from '../../../hooks/data/use-resource'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { ActionButton } from '../../../form/action/action-button'
import { resendInviteForm, withdrawInviteForm } from '../region-actions'
import { useSubmission } from '../../../form/action/use-submission'
import styles from './colleagues.module.scss'
import { inviteForm } from './invite-form'

const buyerZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Who is invited into a region by its administrators, and the form that invites. [ROLE-008, DEC-040, DEC-074] */
export function Invitations({ regionId, onDone }: { regionId: number; onDone: (text: string) => void }) {
  const invites = useResource('companyAdmin.invites', { params: { id: regionId } })
  return (
    <>
      <Invite regionId={regionId} onDone={onDone} />
      {invites.status === 'failed' && !isUnknownCall(invites.error) && (
        <p role="status">
          Приглашения не&nbsp;загрузились. {failureText(invites.error)} <TextLinkButton onClick={invites.reload}>Повторить</TextLinkButton>
        </p>
      )}
      {invites.status === 'ready' && invites.data.items.length > 0 && (
        <div>
          <h5 className={styles.heading}>Ждут ответа</h5>
          <ul className={styles.invites}>
            {invites.data.items.map((invite) => (
              <Pending key={invite.id} regionId={regionId} invite={invite} />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function Invite({ regionId, onDone }: { regionId: number; onDone: (text: string) => void }) {
  const [definition] = useState(() => inviteForm(regionId))
  const form = useSubmission(definition, (_answer, sent) => {
    onDone(`Приглашение отправлено на\u00a0${sent.values.email.trim()}.`)
    sent.restart()
  })
  return (
    <FormView of={form} label="Пригласить коллегу" submit="Пригласить" submitting="Отправляем…" variant="fill" isShort>
      <TextField
        of={form}
        name="email"
        type="email"
        hint="Придёт письмо с&nbsp;приглашением, оно действует 7&nbsp;дней"
        autoComplete="off"
      />
    </FormView>
  )
}

function Pending({ regionId, invite }: { regionId: number; invite: PendingInvite }) {
  return (
    <li>
      <p>
        <b>{invite.email}</b>
      </p>
      <p className={styles.note}>
        {`До\u00a0${formatDayTime(invite.expires_at, buyerZone)}${invite.inviter_name && `, приглашает ${invite.inviter_name}`}`}
      </p>
      <div className={styles.actions}>
        {/* Of this letter: another time it may be lost again. */}
        <ActionButton key={invite.expires_at} of={resendInviteForm(regionId, invite)} variant="line" done="Отправлено">
          Отправить ещё раз<span className="vh"> на&nbsp;{invite.email}</span>
        </ActionButton>
        <ActionButton of={withdrawInviteForm(regionId, invite.id)} variant="plain">
          Отозвать<span className="vh"> приглашение: {invite.email}</span>
        </ActionButton>
      </div>
    </li>
  )
}
