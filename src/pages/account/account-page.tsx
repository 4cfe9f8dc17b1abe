import type { User } from '../../../model/identity/user'
import { useArrived } from '../../hooks/screen/use-navigation'
import { PersonalTitle } from '../../layouts/personal/personal-title'
import { useAppState } from '../../shop/app-context'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { LoginLinkPanel } from './access/login-link-panel'
import { SessionsPanel } from './access/sessions-panel'
import styles from './account-page.module.scss'
import { ContactPanel } from './details/contact-panel'
import { NamePanel } from './details/name-panel'
import { PasswordPanel } from './details/password-panel'
import { KeysPanel } from './settings/keys-panel'
import { NotificationsPanel } from './settings/notifications-panel'
import { SchemePanel } from './settings/scheme-panel'

/** The account of the user: who they are, how they log in and where they are signed in, and how the shop looks and notifies. [ROUTE-054] */
export default function AccountPage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  const user = useAppState((app) => app.context.user)
  useArrived(user !== null)
  return (
    <>
      <PersonalTitle>{route.title}</PersonalTitle>
      {user === null ? <div className={styles.place} aria-busy="true" /> : <Account key={user.id} user={user} />}
    </>
  )
}

function Account({ user }: { user: User }) {
  return (
    <div className={styles.parts}>
      <div className={styles.pair}>
        <NamePanel user={user} />
        <ContactPanel user={user} contact="email" />
        <ContactPanel user={user} contact="phone" />
        <PasswordPanel user={user} />
      </div>
      <NotificationsPanel userId={user.id} />
      <SessionsPanel userId={user.id} />
      <LoginLinkPanel />
      <SchemePanel />
      <KeysPanel />
    </div>
  )
}
