import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import { useAppActor, useAppState } from '../shop/app-context'
import { Button } from '../ui/controls/button'
import styles from './cookie-notice.module.scss'

/** Told to guests until they accept it, once and for all. [NAV-025, STATE-013] */
export function CookieNotice() {
  const notice = useAppActor('cookieNotice')
  const isShown = useSelector(notice, (state) => state?.hasTag('shown') ?? false)
  const isGuest = useAppState((app) => app.hasTag('guest'))
  if (!isShown || !isGuest) return null
  return (
    <div className={styles.notice} role="region" aria-label="Файлы cookie">
      <div className={styles.words}>
        Мы используем cookie для входа и корзины. Нажмите "Принять", чтобы продолжить. <Link href="/info/collected-data">Подробнее</Link>
      </div>
      <Button variant="fill" size="s" onClick={() => notice?.send({ type: 'cookies.accepted' })}>
        Принять
      </Button>
    </div>
  )
}
