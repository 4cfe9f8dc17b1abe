import { useSelector } from '@xstate/react'
import ServerOff from 'lucide-react/icons/server-off'
import type { ReactNode } from 'react'
import { selectSilence } from '../../../machines/session/session.selectors'
import { useAppActor } from '../../shop/app-context'
import { Button } from '../../ui/controls/button'
import { Delayed } from '../../ui/feedback/delayed'
import { Skeleton } from '../../ui/feedback/skeleton'
import { LetterCard } from './letter-card'

/** Until it is known who is there; a server that does not answer is reported, for such a page has no bars. [DEC-007] */
export function UnconfirmedCard({ children }: { children: ReactNode }) {
  const session = useAppActor('session')
  const silence = useSelector(session, selectSilence)
  if (!silence)
    return (
      <Delayed>
        <Skeleton height={420} />
      </Delayed>
    )
  return (
    <LetterCard
      icon={ServerOff}
      tone="warn"
      title={'Не\u00a0удалось проверить вход'}
      actions={
        <Button variant="main" onClick={() => session?.send({ type: 'confirmation.retried' })}>
          Повторить
        </Button>
      }
    >
      <p role="status">{children}</p>
    </LetterCard>
  )
}
