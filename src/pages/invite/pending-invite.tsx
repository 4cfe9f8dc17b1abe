import { useSelector } from '@xstate/react'
import MailOpen from 'lucide-react/icons/mail-open'
import { failureText } from '../../../model/api-error'
import { formatDayTime } from '../../../model/text/date'
import { useAppState } from '../../shop/app-context'
import { Button } from '../../ui/controls/button'
import { Dialog, DialogFoot } from '../../ui/surfaces/dialog'
import { Note } from '../../ui/surfaces/note'
import { Params } from '../../ui/surfaces/params'
import { LetterCard } from '../../layouts/letter/letter-card'
import styles from './invite.module.scss'
import type { InviteActor } from './use-invite'

const buyerZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Who invites whom into what, until when; it is accepted by one press and rejected by two. [DEC-040] */
export function PendingInvite({ invite }: { invite: InviteActor }) {
  const seen = useSelector(invite, ({ context }) => context.invite)
  const error = useSelector(invite, ({ context }) => context.error)
  const isBusy = useSelector(invite, (state) => state.hasTag('busy'))
  const isAccepting = useSelector(invite, (state) => state.hasTag('accepting'))
  const isRejecting = useSelector(invite, (state) => state.hasTag('rejecting'))
  const isAsking = useSelector(invite, (state) => state.hasTag('asking'))
  const user = useAppState((app) => app.context.user)
  if (!seen) return null
  return (
    <LetterCard
      icon={MailOpen}
      title={`Вас приглашают в\u00a0${seen.company_name || 'компанию'}`}
      actions={
        <>
          <Button
            variant="main"
            size="l"
            busy={isBusy && !isRejecting}
            onClick={() => !isBusy && invite.send({ type: 'acceptance.pressed' })}
          >
            {isAccepting ? 'Принимаем…' : 'Принять приглашение'}
          </Button>
          <Button variant="line" size="l" busy={isRejecting} onClick={() => !isBusy && invite.send({ type: 'rejection.asked' })}>
            Отклонить
          </Button>
        </>
      }
    >
      <p>Вы&nbsp;сможете покупать для этого региона: у&nbsp;него своя корзина, цены и&nbsp;документы.</p>
      <Params
        isNarrow
        className={styles.facts}
        rows={[
          ...(seen.store_city_name ? [{ name: 'Регион', value: seen.store_city_name }] : []),
          ...(seen.inviter_name ? [{ name: 'Приглашает', value: seen.inviter_name }] : []),
          { name: 'Кого', value: [user?.name, seen.email].filter(Boolean).join(', ') },
          { name: 'Действует до', value: formatDayTime(seen.expires_at, buyerZone) },
        ]}
      />
      {error && !isBusy && (
        <Note tone="bad" role="alert">
          Ответ не&nbsp;принят. {failureText(error, 'Приглашение ждёт, повторите позже.')}
        </Note>
      )}
      {isAsking && (
        <Dialog title="Отклонить приглашение?" role="alertdialog" width={420} onClose={() => invite.send({ type: 'rejection.withdrawn' })}>
          <p>Покупать для {seen.company_name || 'этой компании'} вы&nbsp;не&nbsp;сможете, пока вас не&nbsp;пригласят ещё раз.</p>
          <DialogFoot>
            <Button variant="line" data-autofocus onClick={() => invite.send({ type: 'rejection.withdrawn' })}>
              Оставить
            </Button>
            <Button variant="bad" onClick={() => invite.send({ type: 'rejection.confirmed' })}>
              Отклонить
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </LetterCard>
  )
}
