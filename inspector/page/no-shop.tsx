import type { Connection } from './watching/connect'
import { Button, ButtonLink } from '../../src/ui/controls/button'
import { StateView } from '../../src/ui/feedback/state-view'
import styles from './inspector.module.scss'

/** A file in which nothing is. */
export function EmptyFile({ name }: { name: string }) {
  return (
    <main className={styles.none}>
      <StateView drawing="list" role="status" headingLevel={2} title="Запись пуста">
        В&nbsp;файле «{name}» нет ни&nbsp;одного события. Закройте запись или откройте другую.
      </StateView>
    </main>
  )
}

/** The browser lets no tab speak with another. */
export const NoChannel = () => (
  <main className={styles.none}>
    <StateView drawing="offline" role="alert" headingLevel={1} title="Инспектор не&nbsp;может говорить с&nbsp;магазином">
      Браузер запрещает вкладкам обмениваться сообщениями: так бывает, когда в&nbsp;его настройках запрещено хранить данные сайтов.
      Разрешите это для магазина и&nbsp;обновите страницу.
    </StateView>
  </main>
)

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
