import { Link } from 'wouter'
import { usePopup } from '../../hooks/screen/use-popup'
import { Button } from '../../ui/controls/button'
import styles from './header.module.scss'

/** What a guest may do. [NAV-007] */
export function GuestTools() {
  const login = usePopup('login')
  return (
    <>
      <Link href="/auth/registration" className={styles.register}>
        Регистрация
      </Link>
      <Button className={styles.enter} aria-haspopup="dialog" data-login="" onClick={login.open}>
        Войти
      </Button>
    </>
  )
}
