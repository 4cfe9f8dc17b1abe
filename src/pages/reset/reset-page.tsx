import { Link } from 'wouter'
import { otherWayIn } from '../../../model/routing/return-address'
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
import { ADDRESS } from './reset-forms'
import { AddressStep, CodeStep, PasswordStep } from './reset-steps'

/** A forgotten password: address, code, new password, signed in. Nothing here tells whether an account exists. [ROUTE-029, DEC-038] */
export default function ResetPage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  useArrived(true)
  const path = useDrawnPath()
  const openSession = useOpenSession()
  const flow = useCodeFlow({
    name: 'reset',
    kind: 'password',
    onFinished: (isHeard) => {
      keepDraft(ADDRESS, null)
      if (isHeard) openSession()
    },
  })
  return (
    <div className={styles.page}>
      <h1>{route.title}</h1>
      <Panel>
        <FlowStates
          flow={flow}
          asking={
            <>
              <p className={styles.lead}>Отправим код, если такая учётная запись есть. С&nbsp;ним вы придумаете новый пароль.</p>
              <AddressStep flow={flow} />
            </>
          }
          code={<CodeStep flow={flow} />}
          password={<PasswordStep flow={flow} />}
          done={<FlowDone title="Пароль изменён">Войдите с&nbsp;новым паролем.</FlowDone>}
        />
      </Panel>
      <p className={styles.other}>
        Вспомнили пароль? <Link href={otherWayIn('/auth/login', path)}>Войти</Link>
      </p>
    </div>
  )
}
