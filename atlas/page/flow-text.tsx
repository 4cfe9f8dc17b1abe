import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIsHeld } from '../../src/hooks/screen/held'
import { useArrived } from '../../src/hooks/screen/use-navigation'
import { isWritten } from '../search/find-lines'
import { queryStems } from '../search/query-words'
import { FlowPicture } from './flow-picture'
import styles from './atlas.module.scss'
import { useLinksWithin } from './use-links-within'
import { useScrollingStops } from './use-scrolling-stops'

/** What is a line of a page to the search. */
const LINES = 'h2, h3, p, li, tr'

type FlowTextProps = {
  html: string
  /** Ids of the states that the machine of this page is in now; empty of others. */
  lit: readonly string[]
  /** A name in the code, or words, that are looked for on this page; '' for none. */
  find: string
}

/** A page of the atlas with its pictures; the running machine's states are lit in them. */
export function FlowText({ html, lit, find }: FlowTextProps) {
  const root = useRef<HTMLElement>(null)
  const follow = useLinksWithin()
  const [figures, setFigures] = useState<readonly HTMLElement[]>([])
  useLayoutEffect(() => setFigures([...root.current!.querySelectorAll<HTMLElement>('figure[data-picture]')]), [html]) // it is drawn
  useScrollingStops(root, figures)
  const isHeld = useIsHeld()
  // Arriving scrolls: to where it was left who comes back, else to what the address names. What is looked for comes after it.
  useArrived(true)
  useEffect(() => {
    if (isHeld) return
    const page = root.current! // it is drawn
    const stems = queryStems(find)
    const named = [...page.querySelectorAll('code')].find(({ textContent }) => textContent === find)
    const row = named?.closest('tr') ?? named ?? [...page.querySelectorAll(LINES)].find(({ textContent }) => isWritten(textContent, stems))
    row?.setAttribute('data-found', '')
    if (scrollY === 0) row?.scrollIntoView({ block: 'center' })
    return () => row?.removeAttribute('data-found')
  }, [html, find, isHeld])
  return (
    <>
      <article ref={root} className={styles.text} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
      {figures.map((figure) => createPortal(<FlowPicture figure={figure} lit={lit.join(' ')} />, figure, figure.dataset['picture']))}
    </>
  )
}
