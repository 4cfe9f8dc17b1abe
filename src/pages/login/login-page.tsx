import { useEffect } from 'react'
import { returnAddress } from '../../../model/routing/return-address'
import type { PageProps } from '../../app/page-props'
import { useAppState } from '../../app/app-context'
import { useHead } from '../../app/head'
import { useArrived, useGo } from '../../hooks/screen/use-navigation'
import { Panel } from '../../ui/surfaces/panel'
import { LoginForm } from '../../login/login-form'
import styles from './login-page.module.scss'

/** The login as a page of its own; whoever is logged in already goes on to the address asked for, else home. [ROUTE-027, DEC-029] */
export default function LoginPage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  useArrived(true)
  const go = useGo()
  const isCustomer = useAppState((app) => app.hasTag('confirmed'))
  useEffect(() => {
    // The shop's own way on after a login may have left the page already.
    if (isCustomer && location.pathname.startsWith(route.path))
      go(returnAddress(new URLSearchParams(location.search).get('return')), { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- who is there alone moves
  }, [isCustomer])
  return (
    <div className={styles.page}>
      <h1>Вход</h1>
      <Panel>
        <LoginForm />
      </Panel>
    </div>
  )
}
