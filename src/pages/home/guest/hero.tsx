import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { usePopup } from '../../../hooks/screen/use-popup'
import { useResource } from '../../../hooks/data/use-resource'
import { Button, ButtonLink } from '../../../ui/controls/button'
import { useGoodsCount } from '../use-goods-count'
import styles from './guest.module.scss'

/** What the shop is, and the way in. */
export function Hero() {
  const login = usePopup('login')
  const goods = useGoodsCount()
  const cities = useResource('storeCities.list', {})
  const warehouses = cities.status === 'ready' ? cities.data.items.length : 0
  return (
    <section className={styles.hero} aria-labelledby="home-title">
      <div className={styles.words}>
        <h1 id="home-title">Масла, жидкости, АКБ и фильтры оптом для сервисов и магазинов</h1>
        <p>
          <span className={styles.figures}>
            {goods > 0 && warehouses > 0 && `${counted(goods, words.product)}, ${counted(warehouses, words.warehouse)}. `}
          </span>
          После регистрации компании вы видите персональные цены и остатки и заказываете онлайн.
        </p>
        <div className={styles.actions}>
          <ButtonLink href="/auth/registration" variant="main" size="l">
            Зарегистрировать компанию
          </ButtonLink>
          <Button size="l" className={styles.ghost} data-login="" onClick={login.open}>
            Войти
          </Button>
        </div>
      </div>
      <img src="/art/banner-hero.svg" alt="" width={640} height={480} fetchPriority="high" />
    </section>
  )
}
