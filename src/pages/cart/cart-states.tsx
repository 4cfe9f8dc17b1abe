import { useSelector } from '@xstate/react'
import { type Missing, SETUP_WORDS, useMissing } from '../../product/price/use-missing'
import { useAppActor } from '../../shop/app-context'
import { useRegion } from '../../hooks/visitor/use-region'
import { usePopup } from '../../hooks/screen/use-popup'
import { useVisitor } from '../../hooks/visitor/use-visitor'
import { Button, ButtonLink } from '../../ui/controls/button'
import { FailedView } from '../../ui/feedback/failed-view'
import { cartDrawing } from '../../ui/feedback/drawings/cart'
import { lockDrawing } from '../../ui/feedback/drawings/lock'
import { StateView } from '../../ui/feedback/state-view'
import { type FillingList, LastLists, useLastCarts, useLastOrders } from './last-lists'
import { OrderNews } from './order/order-news'
import { OwnText } from '../../ui/text/own-text'

/** A guest has no cart: an invitation to log in. [DEC-030, ROLE-001] */
export function GuestCart() {
  const login = usePopup('login')
  return (
    <StateView
      drawing={cartDrawing}
      headingLevel={1}
      title="Войдите, чтобы собрать корзину"
      actions={
        <>
          <Button variant="main" data-login="" onClick={login.open}>
            Войти
          </Button>
          <ButtonLink variant="line" href="/auth/registration">
            Зарегистрироваться
          </ButtonLink>
        </>
      }
    >
      Цены и&nbsp;корзина&nbsp;— у&nbsp;каждой компании свои, их видно после входа.
    </StateView>
  )
}

/** Nothing in the cart of this region, which is named: another tab may have changed it; what it may begin with. [DEC-018, DEC-027] */
export function EmptyCart({ onFill }: { onFill: (list: FillingList) => void }) {
  const region = useRegion((region) => region)
  const orders = useLastOrders(region?.id ?? null)
  const carts = useLastCarts()
  const ways = [...(orders.length > 0 ? ['повторите прошлый заказ'] : []), ...(carts.length > 0 ? ['возьмите сохранённую корзину'] : [])]
  return (
    <>
      <OrderNews />
      <StateView
        drawing={cartDrawing}
        headingLevel={1}
        title={region ? `Корзина региона ${region.store_city_name} пуста` : 'Корзина пуста'}
        actions={
          <ButtonLink variant="main" href="/catalog">
            В каталог
          </ButtonLink>
        }
      >
        {region && <p>Покупатель: {region.company_name}</p>}
        <OwnText>{alternatives(['Найдите товар в\u00a0каталоге', ...ways])}</OwnText>
        <OwnText>.</OwnText>
      </StateView>
      {ways.length > 0 && <LastLists orders={orders} carts={carts} onFill={onFill} />}
    </>
  )
}

/** «A», «A или B», «A, B или C» */
const alternatives = (ways: readonly string[]): string =>
  ways.length < 2 ? ways.join('') : `${ways.slice(0, -1).join(', ')} или ${ways.at(-1)}`

const LACKS: Readonly<Record<Missing, string>> = {
  answer: 'Ваши компании пока не\u00a0загрузились. Корзина на\u00a0месте и\u00a0появится вместе с\u00a0ними.',
  company: 'Корзина принадлежит региону компании. Зарегистрируйте компанию, и\u00a0она появится.',
  registration: 'Корзина принадлежит региону компании. Завершите регистрацию компании, и\u00a0она появится.',
  region: 'Корзина принадлежит региону компании, а\u00a0действующего региона у\u00a0вас нет.',
}

/** A customer without a region to buy for. */
export function NoRegionCart() {
  const region = usePopup('region')
  const support = usePopup('support')
  const setup = useAppActor('companySetup')
  const missing = useMissing()
  const visitor = useVisitor()
  const hasRegions = visitor.kind === 'customer' && (visitor.regionCount ?? 0) > 0
  return (
    <StateView
      drawing={lockDrawing}
      headingLevel={1}
      title="Корзины пока нет"
      actions={
        hasRegions ? (
          <Button variant="main" onClick={region.open}>
            Выбрать регион
          </Button>
        ) : (
          <>
            {SETUP_WORDS[missing] !== undefined ? (
              <Button variant="main" onClick={() => setup?.send({ type: 'setup.opened' })}>
                {SETUP_WORDS[missing]}
              </Button>
            ) : (
              <ButtonLink variant="main" href="/catalog">
                В каталог
              </ButtonLink>
            )}
            <Button variant="line" onClick={support.open}>
              Написать в поддержку
            </Button>
          </>
        )
      }
    >
      {hasRegions ? 'Корзина принадлежит региону компании. Выберите, для кого покупаете.' : LACKS[missing]}
    </StateView>
  )
}

/** The cart did not load: nothing is lost, it is asked for again; the same while that is under way. */
export function FailedCart() {
  const cart = useAppActor('cart')
  const isRefused = useSelector(cart, (state) => state?.hasTag('refused') ?? false)
  const isRetrying = useSelector(cart, (state) => state?.hasTag('retrying') ?? false)
  return (
    <FailedView
      headingLevel={1}
      title="Корзина не загрузилась"
      isRetrying={isRetrying}
      onRetry={() => cart?.send({ type: 'loading.retried' })}
    >
      {isRefused ? 'Сервер отказал. Повторите или\u00a0напишите в\u00a0поддержку.' : 'Сервер не\u00a0ответил, пробуем снова сами.'} Всё, что
      вы положили в&nbsp;корзину, на&nbsp;месте.
    </FailedView>
  )
}
