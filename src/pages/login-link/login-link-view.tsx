import { useSelector } from '@xstate/react'
import Clock from 'lucide-react/icons/clock'
import KeyRound from 'lucide-react/icons/key-round'
import Link2Off from 'lucide-react/icons/link-2-off'
import ServerOff from 'lucide-react/icons/server-off'
import type { ReactNode } from 'react'
import { selectSilence } from '../../../machines/session/session.selectors'
import { failureText } from '../../../model/api-error'
import { PauseLeft } from '../../form/pause-left'
import { LetterCard } from '../../layouts/letter/letter-card'
import { useAppActor } from '../../shop/app-context'
import { Button, ButtonLink } from '../../ui/controls/button'
import { Delayed } from '../../ui/feedback/delayed'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Note } from '../../ui/surfaces/note'
import { type LoginLinkActor, useLoginLink } from './use-login-link'

/** The link as a guest sees it: whom it logs in and a button, or why it logs nobody in and what to do. [DEC-039] */
export function LoginLinkView() {
  const link = useLoginLink()
  const state = useSelector(link, ({ value }) => value)
  const isReady = useSelector(link, (snapshot) => snapshot.hasTag('ready'))
  if (isReady) return <ReadyLink link={link} />
  switch (state) {
    case 'absent':
      return (
        <UselessLink icon={Link2Off} title="Откройте ссылку ещё раз">
          Из&nbsp;соображений безопасности ссылка для входа не&nbsp;остаётся в&nbsp;адресе и&nbsp;не&nbsp;переживает перезагрузку страницы.
          Откройте её заново оттуда, где вы&nbsp;её получили: она действует пять минут.
        </UselessLink>
      )
    case 'used':
      return (
        <UselessLink icon={KeyRound} title="По&nbsp;этой ссылке уже вошли">
          Ссылка для входа срабатывает один раз. Создайте новую там же, где и&nbsp;эту, или войдите с&nbsp;паролем. Если вошли не&nbsp;вы,
          смените пароль.
        </UselessLink>
      )
    case 'expired':
      return (
        <UselessLink icon={Clock} title="Срок ссылки истёк">
          Ссылка для входа действует пять минут. Создайте новую там же, где и&nbsp;эту, или войдите с&nbsp;паролем.
        </UselessLink>
      )
    case 'unknown':
      return (
        <UselessLink icon={Link2Off} title="Ссылка не&nbsp;подходит">
          Такой ссылки для входа нет. Проверьте, что она скопирована целиком, создайте новую или войдите с&nbsp;паролем.
        </UselessLink>
      )
    case 'failed':
      return <FailedLink link={link} />
    case 'opened':
      return <OpenedLink />
    default:
      return (
        <Delayed>
          <Skeleton height={420} />
        </Delayed>
      )
  }
}

function ReadyLink({ link }: { link: LoginLinkActor }) {
  const name = useSelector(link, ({ context }) => context.name)
  const error = useSelector(link, ({ context }) => context.error)
  const waitUntil = useSelector(link, ({ context }) => context.waitUntil)
  const isBusy = useSelector(link, (state) => state.hasTag('busy'))
  return (
    <LetterCard
      icon={KeyRound}
      title="Вход по&nbsp;ссылке"
      actions={
        <>
          <Button variant="main" size="l" busy={isBusy} onClick={() => link.send({ type: 'login.pressed' })}>
            {isBusy ? 'Входим…' : `Войти как ${name}`}
          </Button>
          <ButtonLink variant="line" size="l" href="/auth/login">
            Войти иначе
          </ButtonLink>
        </>
      }
    >
      <p>
        Ссылка впустит вас в&nbsp;магазин без пароля как <b>{name}</b>. Она срабатывает один раз.
      </p>
      {error && !isBusy && (
        <Note tone="bad" role="alert">
          Войти не&nbsp;получилось. {failureText(error, 'Ссылка не\u00a0использована, повторите позже.')}
        </Note>
      )}
      {waitUntil !== null && <PauseLeft until={waitUntil} />}
    </LetterCard>
  )
}

/** A link that logs nobody in, and what to do instead. */
function UselessLink({ icon, title, children }: { icon: typeof Clock; title: ReactNode; children: ReactNode }) {
  return (
    <LetterCard
      icon={icon}
      tone="warn"
      title={title}
      actions={
        <ButtonLink variant="main" size="l" href="/auth/login">
          Войти с&nbsp;паролем
        </ButtonLink>
      }
    >
      <p>{children}</p>
    </LetterCard>
  )
}

function FailedLink({ link }: { link: LoginLinkActor }) {
  const error = useSelector(link, ({ context }) => context.error)
  const waitUntil = useSelector(link, ({ context }) => context.waitUntil)
  return (
    <LetterCard
      icon={ServerOff}
      tone="warn"
      title="Ссылку не&nbsp;удалось проверить"
      actions={
        <Button variant="main" size="l" onClick={() => link.send({ type: 'link.retried' })}>
          Повторить
        </Button>
      }
    >
      {waitUntil === null ? (
        <p role="alert">{error && failureText(error, 'Повторите позже.')}</p>
      ) : (
        <>
          <p role="alert">С&nbsp;этого адреса открывали слишком много неверных ссылок.</p>
          <PauseLeft until={waitUntil} />
        </>
      )}
    </LetterCard>
  )
}

/** The login was made; the shop goes on from here once the server has said who is there. */
function OpenedLink() {
  const silence = useSelector(useAppActor('session'), selectSilence)
  return (
    <LetterCard
      icon={KeyRound}
      title="Входим…"
      actions={
        <ButtonLink variant="line" size="l" href="/">
          На&nbsp;главную
        </ButtonLink>
      }
    >
      <p role="status">
        {silence ? (
          <>Сервер не&nbsp;отвечает, поэтому вход ещё не&nbsp;подтверждён. Пробуем снова сами.</>
        ) : (
          <>Ссылка принята, загружаем ваш профиль.</>
        )}
      </p>
    </LetterCard>
  )
}
