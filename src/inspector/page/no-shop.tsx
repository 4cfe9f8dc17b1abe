import type { Connection } from '../connect'
import { Button, ButtonLink } from '../../ui/controls/button'
import { StateView } from '../../ui/feedback/state-view'
import styles from './inspector.module.scss'

/** Nothing is open that can be looked into: what to do. */
export function NoShop({ connection, isWaiting }: { connection: Connection; isWaiting: boolean }) {
  return (
    <main className={styles.none}>
      <StateView
        drawing="offline"
        role="status"
        headingLevel={2}
        title={isWaiting ? 'Ждём первых событий' : 'Открытого магазина не\u00a0видно'}
        actions={
          <>
            <ButtonLink href="/?inspect" variant="main" target="_blank">
              Открыть магазин
            </ButtonLink>
            <Button variant="line" onClick={connection.find}>
              Поискать снова
            </Button>
          </>
        }
      >
        Откройте магазин в&nbsp;этом&nbsp;же браузере: из&nbsp;панели «Демо» кнопкой «Подключить инспектор» или по&nbsp;адресу с&nbsp;
        <span className={styles.whole}>«?inspect»</span>. Инспектор увидит его сам. Сохранённую запись можно открыть и&nbsp;без магазина.
      </StateView>
    </main>
  )
}
