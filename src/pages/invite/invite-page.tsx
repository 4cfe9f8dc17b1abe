import type { PageProps } from '../../shop/page-props'
import { useHead } from '../../shop/head'
import { useAppState } from '../../shop/app-context'
import { useArrived } from '../../hooks/screen/use-navigation'
import { useVisitorKind } from '../../hooks/visitor/use-visitor-kind'
import { LetterPage } from '../../layouts/letter/letter-page'
import { UnconfirmedCard } from '../../layouts/letter/unconfirmed-card'
import { InviteView } from './invite-view'

/** An invitation into a company, by the code of its address; without one a field for it. What one person sees of it goes with that person. [ROUTE-023, DEC-040] */
export default function InvitePage({ route, params }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  const visitor = useVisitorKind()
  const userId = useAppState((app) => app.context.user?.id ?? null)
  const code = params.code ?? null
  useArrived(visitor !== 'starting')
  return (
    <LetterPage>
      {visitor === 'starting' ? (
        <UnconfirmedCard>Сервер не&nbsp;отвечает. Приглашение никуда не&nbsp;денется: пробуем снова сами.</UnconfirmedCard>
      ) : (
        <InviteView key={`${userId} ${code}`} code={code} isGuest={visitor === 'guest'} />
      )}
    </LetterPage>
  )
}
