import UserCheck from 'lucide-react/icons/user-check'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { useAppState } from '../../shop/app-context'
import { useArrived } from '../../hooks/screen/use-navigation'
import { useLeaving } from '../../hooks/visitor/use-leaving'
import { useVisitorKind } from '../../hooks/visitor/use-visitor-kind'
import { LetterCard } from '../../layouts/letter/letter-card'
import { LetterPage } from '../../layouts/letter/letter-page'
import { UnconfirmedCard } from '../../layouts/letter/unconfirmed-card'
import { loginToken } from '../../platform/login-token'
import { Button, ButtonLink } from '../../ui/controls/button'
import { OwnText } from '../../ui/text/own-text'
import { LoginLinkView } from './login-link-view'

/** The login by a link; its token has left the address before the shop was loaded. [ROUTE-026, DEC-039] */
export default function LoginLinkPage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  const visitor = useVisitorKind()
  useArrived(visitor !== 'starting')
  return (
    <LetterPage>
      {visitor === 'starting' && <UnconfirmedCard>Сервер не&nbsp;отвечает. Пробуем снова сами.</UnconfirmedCard>}
      {visitor === 'guest' && <LoginLinkView />}
      {visitor === 'customer' && <SignedIn path={route.path} />}
    </LetterPage>
  )
}

/** Somebody is signed in: the link stays unused until that person logs out. */
function SignedIn({ path }: { path: string }) {
  const user = useAppState((app) => app.context.user)
  const { isLeaving, leave } = useLeaving(path)
  const hasLink = loginToken() !== null
  return (
    <LetterCard
      icon={UserCheck}
      tone="ok"
      title="Вы&nbsp;уже вошли"
      actions={
        <>
          <ButtonLink variant="main" size="l" href="/">
            На&nbsp;главную
          </ButtonLink>
          {hasLink && (
            <Button variant="line" size="l" busy={isLeaving} onClick={leave}>
              Выйти и&nbsp;войти по&nbsp;ссылке
            </Button>
          )}
        </>
      }
    >
      <p>
        Вы&nbsp;вошли как <b>{user?.name}</b>.
        <OwnText>{hasLink && ' Ссылка ещё не\u00a0использована: чтобы войти по\u00a0ней, сначала выйдите.'}</OwnText>
      </p>
    </LetterCard>
  )
}
