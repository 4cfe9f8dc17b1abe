import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { connectionCheckMachine, selectSilence, type Silence } from '../../../machines/connectivity/connection-check.machine'
import { formatExactClock } from '../../../model/text/date'
import { useApi } from '../../shop/api-context'
import { useAppActor } from '../../shop/app-context'
import { useHead } from '../../shop/head'
import { pageCall } from '../../api/page-call'
import type { PageProps } from '../../shop/page-props'
import { useArrived } from '../../hooks/screen/use-navigation'
import { useVisitorKind } from '../../hooks/visitor/use-visitor-kind'
import { Button, ButtonLink } from '../../ui/controls/button'
import { offlineDrawing } from '../../ui/feedback/drawings/offline'
import { onlineDrawing } from '../../ui/feedback/drawings/online'
import { StateView } from '../../ui/feedback/state-view'
import styles from './offline-page.module.scss'
import { useOwnActor } from '../../hooks/data/use-own-actor'
import { OwnText } from '../../ui/text/own-text'

/** Whether there is a connection, what of the shop works without one, and the way to ask again. [ROUTE-009, DEC-062] */
export default function OfflinePage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  useArrived(true)
  const { isOffline, isReached, silence, isBusy, ask } = useConnectionCheck()
  const isThere = isReached && !isOffline
  const hasCart = useVisitorKind() === 'customer'
  return (
    <StateView
      drawing={isThere ? onlineDrawing : offlineDrawing}
      headingLevel={1}
      role="status"
      title={isThere ? 'Связь есть' : isOffline ? 'Нет связи с\u00a0интернетом' : silence ? 'Сервер не\u00a0отвечает' : 'Проверяем связь'}
      actions={
        isThere ? (
          <ButtonLink variant="main" href="/">
            На главную
          </ButtonLink>
        ) : (
          <>
            <Button variant="main" busy={isBusy} onClick={ask}>
              Проверить связь
            </Button>
            {hasCart && (
              <ButtonLink variant="line" href="/cart">
                Открыть корзину
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {isThere ? (
        <OwnText>{'Сервер отвечает, магазин работает как обычно.'}</OwnText>
      ) : (
        <>
          {silence && <p className={styles.checked}>{checkedWords(silence, isOffline)}</p>}
          <ul className={styles.works}>
            <li>Недавно открытые страницы каталога можно смотреть.</li>
            {hasCart && <li>Корзину можно менять: изменения отправим, когда связь вернётся.</li>}
            <li>Поиск, новые цены и&nbsp;заказы ждут связи.</li>
          </ul>
        </>
      )}
    </StateView>
  )
}

const buyerZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** What became of the last check: with seconds, so that each one says something new. */
function checkedWords({ at, isRepeated }: Silence, isOffline: boolean): string {
  const what = isOffline
    ? isRepeated
      ? 'связи всё ещё нет'
      : 'связи нет'
    : isRepeated
      ? 'сервер всё ещё не\u00a0отвечает'
      : 'сервер не\u00a0ответил'
  return `Проверили в\u00a0${formatExactClock(at, buyerZone)}: ${what}.`
}

/** The server is asked when the page opens, by hand, and when the browser has its network back. */
function useConnectionCheck() {
  const api = useApi()
  const [machine] = useState(() =>
    connectionCheckMachine.provide({ actors: { reach: pageCall<unknown, void>(({ signal }) => api('config.get', {}, { signal })) } }),
  )
  const check = useOwnActor(machine)
  const isOffline = useSelector(useAppActor('connectivity'), (state) => state?.hasTag('offline') ?? false)
  const isReached = useSelector(check, (state) => state.hasTag('reached'))
  const silence = useSelector(check, selectSilence)
  const isBusy = useSelector(check, (state) => state.hasTag('busy'))
  const ask = () => check.send({ type: 'check.asked' })
  useEffect(() => {
    if (!isOffline) check.send({ type: 'check.asked' })
  }, [check, isOffline])
  return { isOffline, isReached, silence, isBusy, ask }
}
