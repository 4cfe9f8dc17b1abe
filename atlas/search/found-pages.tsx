import { useMemo } from 'react'
import { Link } from 'wouter'
import { LOST_CODE_ADVICE } from '../../model/lost-code'
import { formatCount } from '../../model/text/count'
import { createLazy } from '../../src/shop/code/lazy'
import { useLazy } from '../../src/shop/code/use-lazy'
import { LostPart } from '../../src/shop/code/lost-part'
import { Button } from '../../src/ui/controls/button'
import { findPages } from './find-lines'
import styles from '../page/flow-nav.module.scss'

const MOST = 20
const lazyLines = createLazy(async () => (await import('./flow-lines')).flowLines)

/** The pages of the atlas on which all words of a query are written. */
export const FoundPages = ({ query }: { query: string }) => (
  <div>
    <h2>В&nbsp;тексте страниц</h2>
    <LostPart
      told={(retry) => (
        <p className={styles.count} role="alert">
          Тексты страниц не&nbsp;загрузились. {LOST_CODE_ADVICE}{' '}
          <Button variant="line" size="s" onClick={retry}>
            Повторить
          </Button>
        </p>
      )}
    >
      <Found query={query} />
    </LostPart>
  </div>
)

function Found({ query }: { query: string }) {
  const lines = useLazy(lazyLines)
  const found = useMemo(() => lines && findPages(lines, query), [lines, query])
  return (
    <>
      <p className={styles.count} aria-live="polite">
        {found ? countOf(found.length) : 'Тексты загружаются…'}
      </p>
      <ul className={styles.found}>
        {found?.slice(0, MOST).map(({ to, title, line, more }) => (
          <li key={to}>
            <Link href={`${to}?find=${encodeURIComponent(query.trim())}`}>{title.replace(/ \(.*/, '')}</Link>
            <small>{line}</small>
            {more > 0 && <small>и ещё строк: {formatCount(more)}</small>}
          </li>
        ))}
      </ul>
    </>
  )
}

function countOf(found: number): string {
  if (found === 0) return 'Такого на\u00a0страницах не\u00a0написано.'
  return found > MOST ? `Показано ${MOST} из\u00a0${found}.` : `Найдено страниц: ${found}.`
}
