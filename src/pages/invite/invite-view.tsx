import { useSelector } from '@xstate/react'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import KeyRound from 'lucide-react/icons/key-round'
import MailOpen from 'lucide-react/icons/mail-open'
import MailQuestionMark from 'lucide-react/icons/mail-question-mark'
import MailX from 'lucide-react/icons/mail-x'
import ServerOff from 'lucide-react/icons/server-off'
import UserX from 'lucide-react/icons/user-x'
import { failureText } from '../../../model/api-error'
import type { Invite } from '../../../model/company/company'
import { invitePath } from '../../../model/company/invite-code'
import { otherWayIn } from '../../../model/routing/return-address'
import { formatDayMonth } from '../../../model/text/date'
import { useAppState } from '../../shop/app-context'
import { useFocusRefuge } from '../../hooks/screen/use-focus-refuge'
import { usePopup } from '../../hooks/screen/use-popup'
import { useLeaving } from '../../hooks/visitor/use-leaving'
import { focusHeading } from '../../platform/history/page-focus'
import { Button, ButtonLink } from '../../ui/controls/button'
import { Delayed } from '../../ui/feedback/delayed'
import { Skeleton } from '../../ui/feedback/skeleton'
import { CodeForm } from './code-form'
import { LetterCard } from '../../layouts/letter/letter-card'
import { JoinedActions } from './joined-actions'
import { PendingInvite } from './pending-invite'
import { type InviteActor, useInvite } from './use-invite'
import { OwnText } from '../../ui/text/own-text'

/** One invitation as one visitor sees it: a screen for each state of its machine. */
export function InviteView({ code, isGuest }: { code: string | null; isGuest: boolean }) {
  const invite = useInvite(code, isGuest)
  // What was pressed has gone with its screen: what came of it is read from its heading.
  useFocusRefuge(
    (element) => element.closest('main') !== null,
    () => focusHeading(document),
  )
  const isPending = useSelector(invite, (state) => state.hasTag('pending'))
  return isPending ? <PendingInvite invite={invite} /> : <SettledInvite invite={invite} code={code} />
}

type OfInvite = { invite: InviteActor; code: string | null }

function SettledInvite({ invite, code }: OfInvite) {
  const state = useSelector(invite, ({ value }) => value)
  const seen = useSelector(invite, ({ context }) => context.invite)
  const region = seen && [seen.company_name, seen.store_city_name].filter(Boolean).join(', ')
  switch (state) {
    case 'codeless':
      return (
        <LetterCard icon={MailQuestionMark} title="Приглашение в&nbsp;компанию">
          <p>Коллега пригласил вас покупать для своей компании? Введите код из&nbsp;письма.</p>
          <CodeForm invite={invite} isMain />
        </LetterCard>
      )
    case 'guest':
      return <GuestInvite code={code} />
    case 'accepted':
      return (
        <LetterCard
          icon={Check}
          tone="ok"
          title={`Вы\u00a0в\u00a0компании ${seen?.company_name ?? ''}`}
          actions={<JoinedActions invite={seen} />}
        >
          <p>Регион {seen?.store_city_name} добавлен к&nbsp;вашим: у&nbsp;него своя корзина, цены и&nbsp;документы.</p>
        </LetterCard>
      )
    case 'used':
      return (
        <LetterCard icon={Check} tone="ok" title="Приглашение уже принято" actions={<JoinedActions invite={seen} />}>
          <p>Вы&nbsp;уже можете покупать для {region}. Второй раз ничего делать не&nbsp;нужно.</p>
        </LetterCard>
      )
    case 'rejected':
      return (
        <LetterCard icon={MailX} tone="quiet" title="Приглашение отклонено" actions={<ToShop />}>
          <p>
            {region}: вы&nbsp;отказались покупать для этого региона. Если передумаете, вас могут пригласить ещё раз.{asked(seen)}
          </p>
        </LetterCard>
      )
    case 'expired':
      return (
        <LetterCard icon={Clock} tone="warn" title="Срок приглашения истёк" actions={<ToShop />}>
          <p>
            {region}: приглашение действовало до&nbsp;
            <OwnText>{seen && formatDayMonth(seen.expires_at)}</OwnText>
            <OwnText>{`. Попросите ${seen?.inviter_name ? `того, кто вас пригласил (${seen.inviter_name}),` : 'того, кто вас пригласил,'} прислать новое.`}</OwnText>
          </p>
        </LetterCard>
      )
    case 'foreign':
      return <ForeignInvite code={code} />
    case 'unknown':
      return (
        <LetterCard icon={MailQuestionMark} tone="warn" title="Такого приглашения нет">
          <p>В&nbsp;ссылке ошибка, или приглашение отозвали. Введите код из&nbsp;письма ещё раз.</p>
          <CodeForm invite={invite} isMain />
        </LetterCard>
      )
    case 'failed':
      return <FailedInvite invite={invite} />
    case 'barred':
      return <BarredInvite />
    default:
      return (
        <Delayed>
          <Skeleton height={420} />
        </Delayed>
      )
  }
}

/** Whom to ask, where that is known. */
const asked = (seen: Invite | null) => seen?.inviter_name && ` Приглашает ${seen.inviter_name}.`

const ToShop = () => (
  <ButtonLink variant="line" size="l" href="/catalog">
    В&nbsp;каталог
  </ButtonLink>
)

/** Whom it is for is known by his e-mail: he logs in, over this page, or registers and comes back. */
function GuestInvite({ code }: { code: string | null }) {
  const login = usePopup('login')
  return (
    <LetterCard
      icon={MailOpen}
      title="Вас приглашают в&nbsp;компанию"
      actions={
        <>
          <Button variant="main" size="l" data-login="" onClick={login.open}>
            Войти
          </Button>
          <ButtonLink variant="line" size="l" href={otherWayIn('/auth/registration', invitePath(code))}>
            Зарегистрироваться
          </ButtonLink>
        </>
      }
    >
      <p>Войдите под той почтой, на&nbsp;которую пришло письмо: покажем, кто и&nbsp;куда вас приглашает.</p>
    </LetterCard>
  )
}

/** It tells nothing of itself to whom it is not for. [DEC-033] */
function ForeignInvite({ code }: { code: string | null }) {
  const email = useAppState((app) => app.context.user?.email ?? '')
  // Whoever logs out comes back to it, to log in as somebody else.
  const { isLeaving, leave } = useLeaving(invitePath(code))
  return (
    <LetterCard
      icon={UserX}
      tone="warn"
      title="Приглашение для другого человека"
      actions={
        <>
          <Button variant="main" size="l" busy={isLeaving} onClick={leave}>
            Выйти
          </Button>
          <ToShop />
        </>
      }
    >
      <p>
        Вы&nbsp;вошли как <b>{email}</b>, а&nbsp;письмо пришло на&nbsp;другую почту. Если она тоже ваша, выйдите: приглашение останется
        на&nbsp;экране, и&nbsp;вы войдёте под той почтой.
      </p>
    </LetterCard>
  )
}

function FailedInvite({ invite }: { invite: InviteActor }) {
  const error = useSelector(invite, ({ context }) => context.error)
  return (
    <LetterCard
      icon={ServerOff}
      tone="warn"
      title="Приглашение не&nbsp;загрузилось"
      actions={
        <Button variant="main" size="l" onClick={() => invite.send({ type: 'invite.retried' })}>
          Повторить
        </Button>
      }
    >
      <p role="alert">{error && failureText(error, 'Приглашение никуда не\u00a0денется, повторите позже.')}</p>
    </LetterCard>
  )
}

/** The login has run out; it is asked for over the page, and here where that was closed. [DEC-008] */
function BarredInvite() {
  const login = usePopup('login')
  return (
    <LetterCard
      icon={KeyRound}
      tone="warn"
      title="Вход истёк"
      actions={
        <Button variant="main" size="l" onClick={login.open}>
          Войти снова
        </Button>
      }
    >
      <p>Войдите ещё раз, и&nbsp;приглашение откроется здесь же.</p>
    </LetterCard>
  )
}
