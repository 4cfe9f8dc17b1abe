import { Link } from 'wouter'
import { readInviteCode } from '../../../model/company/invite-code'
import { loginLeadsTo, otherWayIn } from '../../../model/routing/return-address'
import styles from '../../code-flow/code-flow.module.scss'
import { FlowDone } from '../../code-flow/flow-done'
import { FlowStates } from '../../code-flow/flow-states'
import { useCodeFlow } from '../../code-flow/use-code-flow'
import { useOpenSession } from '../../code-flow/use-open-session'
import { keepDraft } from '../../form/form-draft'
import { useArrived, useDrawnPath } from '../../hooks/screen/use-navigation'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { Panel } from '../../ui/surfaces/panel'
import { DETAILS } from './details-form'
import { DetailsStep } from './details-step'
import { FinishStep } from './finish-step'

/** A legal entity registers in two steps; an invitation in the return address leads into its company instead. [ROUTE-028, DEC-036, DEC-040] */
export default function RegistrationPage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  useArrived(true)
  const path = useDrawnPath()
  const back = loginLeadsTo(path)
  const inviteCode = /^\/invites\/[^/?#]/.test(back) ? readInviteCode(back) : null
  const openSession = useOpenSession()
  const flow = useCodeFlow({
    name: 'registration',
    kind: 'nothing',
    onFinished: (isHeard) => {
      keepDraft(DETAILS, null)
      if (isHeard) openSession()
    },
  })
  return (
    <div className={styles.page}>
      <h1>{route.title}</h1>
      <Panel>
        <FlowStates
          flow={flow}
          asking={<DetailsStep flow={flow} inviteCode={inviteCode} />}
          code={<FinishStep flow={flow} isWithCompany={inviteCode === null} />}
          done={<FlowDone title="Регистрация завершена">Войдите с&nbsp;паролем, который вы&nbsp;придумали.</FlowDone>}
        />
      </Panel>
      <p className={styles.other}>
        Уже работаете с&nbsp;нами? <Link href={otherWayIn('/auth/login', path)}>Войти</Link>
      </p>
    </div>
  )
}
