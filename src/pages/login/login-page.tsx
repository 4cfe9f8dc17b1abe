import type { PageProps } from '../../shop/page-props'
import { useHead } from '../../shop/head'
import { useArrived } from '../../hooks/screen/use-navigation'
import { Panel } from '../../ui/surfaces/panel'
import { LoginForm } from '../../login/login-form'
import { useEffect, useRef } from 'react'
import styles from './login-page.module.scss'

/** The login as a page of its own; whoever is logged in never stays on it, the root leads him on. [ROUTE-027, DEC-029] */
export default function LoginPage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  useArrived(true)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => page.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  return (
    <div ref={page} className={styles.page}>
      <h1>Вход</h1>
      <Panel>
        <LoginForm />
      </Panel>
    </div>
  )
}
