import { useMemo, useRef } from 'react'
import styles from './live-flow.module.scss'

/** Fewer are seen at a glance. */
const LEAST = 4

/** What is on a page of the atlas: its larger headings, each a way there. In sight while the page scrolls where there is room. */
export function Places({ html }: { html: string }) {
  const box = useRef<HTMLDetailsElement>(null)
  const places = useMemo(
    () => [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)].map(([, id = '', words = '']) => ({ id, words })),
    [html],
  )
  if (places.length < LEAST) return null
  return (
    <details ref={box} className={styles.places}>
      <summary>На&nbsp;этой странице</summary>
      <ul>
        {places.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={() => box.current?.removeAttribute('open')} dangerouslySetInnerHTML={{ __html: words }} />
          </li>
        ))}
      </ul>
    </details>
  )
}
