import { useSelector } from '@xstate/react'
import ServerOff from 'lucide-react/icons/server-off'
import { selectSilence } from '../../../machines/session/session.selectors'
import type { PageProps } from '../../shop/page-props'
import { useHead } from '../../shop/head'
import { useAppActor, useAppState } from '../../shop/app-context'
import { useFocusRefuge } from '../../hooks/screen/use-focus-refuge'
import { useArrived } from '../../hooks/screen/use-navigation'
import { useVisitorKind } from '../../hooks/visitor/use-visitor-kind'
import { focusHeading } from '../../platform/history/page-focus'
import { Button } from '../../ui/controls/button'
import { Delayed } from '../../ui/feedback/delayed'
import { Skeleton } from '../../ui/feedback/skeleton'
import { InviteCard } from './invite-card'
import { InviteView } from './invite-view'
import styles from './invite.module.scss'

/** An invitation into a company, by the code of its address; without one a field for it. What one person sees of it goes with that person. [ROUTE-023, DEC-040] */
export default function InvitePage({ route, params }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  const visitor = useVisitorKind()
  const userId = useAppState((app) => app.context.user?.id ?? null)
  const code = params.code ?? null
  useArrived(visitor !== 'starting')
  // Whoever logs in or out here finds another screen, and reads on from its heading.
  useFocusRefuge(
    (element) => element.closest('main') !== null,
    () => focusHeading(document),
  )
  return (
    <div className={styles.page}>
      {visitor === 'starting' ? <Unconfirmed /> : <InviteView key={`${userId} ${code}`} code={code} isGuest={visitor === 'guest'} />}
    </div>
  )
}

/** It is not known yet who is there; a server that does not answer is told of, for this page has no bars. [DEC-007] */
function Unconfirmed() {
  const session = useAppActor('session')
  const silence = useSelector(session, selectSilence)
  if (!silence)
    return (
      <Delayed>
        <Skeleton height={420} />
      </Delayed>
    )
  return (
    <InviteCard
      icon={ServerOff}
      tone="warn"
      title={'Не\u00a0удалось проверить вход'}
      actions={
        <Button variant="main" onClick={() => session?.send({ type: 'confirmation.retried' })}>
          Повторить
        </Button>
      }
    >
      <p role="status">Сервер не&nbsp;отвечает. Приглашение никуда не&nbsp;денется: пробуем снова сами.</p>
    </InviteCard>
  )
}
