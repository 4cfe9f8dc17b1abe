import { Badge } from '../../src/ui/marks/badge'
import { Select } from '../../src/ui/controls/select'
import { Button } from '../../src/ui/controls/button'
import { formatDate } from '../../model/text/date'
import { formatInstant } from '../../model/text/instant'
import { isConnected, listedTabs, UNLOOKED } from './watching/inspection'
import { FileTools } from './file-tools'
import styles from './inspector.module.scss'
import type { Shown } from './watching/use-inspection'
import { tabMark } from '../../src/inspection/tab-mark'

/** Which tab is looked into, whether it is there, and what can be done with the recording. */
export function TopBar(shown: Shown) {
  const { connection, inspection } = shown
  const { chosen, opened } = inspection
  const isThere = isConnected(inspection)
  const tabs = listedTabs(inspection)
  return (
    <header className={styles.bar}>
      <h1>Инспектор</h1>
      {opened ? (
        <>
          <Badge tone="info">
            Запись «<bdi>{opened.name}</bdi>» от&nbsp;{formatDate(opened.savedAt)}, {formatInstant(opened.savedAt).slice(0, 8)}
          </Badge>
          <Button variant="line" size="s" onClick={() => connection.change((it) => ({ ...it, opened: null, ...UNLOOKED }))}>
            Закрыть запись
          </Button>
        </>
      ) : (
        tabs.length > 0 && (
          <>
            <Select
              size="s"
              aria-label="Вкладка магазина"
              className={styles.tabs}
              value={chosen ?? ''}
              onChange={({ target }) => connection.choose(target.value)}
            >
              {chosen === null && <option value="">Выберите вкладку</option>}
              {tabs.map(({ id, title, path, who }) => (
                <option key={id} value={id}>
                  {`${tabMark(id)} · ${who} · ${path} · ${title.replace(/ — Картер$/, '')}${inspection.tabs.some((tab) => tab.id === id) ? '' : ' · закрыта'}`}
                </option>
              ))}
            </Select>
            <span role="status">
              {isThere ? <Badge tone="ok">На&nbsp;связи</Badge> : <Badge tone="warn">Вкладка закрыта или перезагружается</Badge>}
            </span>
          </>
        )
      )}
      <FileTools {...shown} />
    </header>
  )
}
