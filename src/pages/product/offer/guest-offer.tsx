import { useAppActor } from '../../../shop/app-context'
import { usePopup } from '../../../hooks/screen/use-popup'
import type { PriceRights } from '../../../product/price/use-buyer'
import { type Missing, SETUP_WORDS, useMissing } from '../../../product/price/use-missing'
import { Button, ButtonLink } from '../../../ui/controls/button'
import styles from './offer.module.scss'

/** In the place of the price for somebody who has none: why, and the way to it. [DEC-032] */
export function GuestOffer({ rights }: { rights: Extract<PriceRights, 'guest' | 'regionless' | 'unknown'> }) {
  const login = usePopup('login')
  const missing = useMissing()
  const setup = useAppActor('companySetup')
  if (rights === 'unknown') return <aside className={styles.offer} aria-label="Цена и покупка" />
  return (
    <aside className={styles.offer} aria-label="Цена и покупка">
      {rights === 'guest' ? (
        <>
          <p className={styles.invitation}>Войдите, чтобы видеть цену</p>
          <p className={styles.caption}>Персональные цены, остатки на складах и заказ доступны компаниям после входа.</p>
          <Button variant="main" size="l" wide data-login="" onClick={login.open}>
            Войти
          </Button>
          <ButtonLink href="/auth/registration" variant="line" wide>
            Зарегистрировать компанию
          </ButtonLink>
        </>
      ) : (
        <>
          <p className={styles.invitation}>Цены пока нет</p>
          <p className={styles.caption}>{LACKS[missing]}</p>
          {SETUP_WORDS[missing] !== undefined && (
            <Button variant="main" size="l" wide onClick={() => setup?.send({ type: 'setup.opened' })}>
              {SETUP_WORDS[missing]}
            </Button>
          )}
        </>
      )}
    </aside>
  )
}

const LACKS: Readonly<Record<Missing, string>> = {
  answer: 'Цены и\u00a0остатки появятся, когда загрузятся ваши компании.',
  company: 'Цены и\u00a0остатки появятся, когда вы зарегистрируете компанию.',
  registration: 'Цены и\u00a0остатки появятся, когда вы завершите регистрацию компании.',
  region: 'Цены и\u00a0остатки появятся, когда у\u00a0вас будет регион компании.',
}
