import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { FlowPicture } from './flow-picture'
import styles from './flows-page.module.scss'

type FlowTextProps = {
  html: string
  /** Ids of the states that the machine of this page is in now; empty of others. */
  lit: readonly string[]
  /** A name in the code that is looked for on this page; '' for none. */
  find: string
}

/** A page of the atlas with its pictures; the running machine's states are lit in them. */
export function FlowText({ html, lit, find }: FlowTextProps) {
  const root = useRef<HTMLElement>(null)
  const [figures, setFigures] = useState<readonly HTMLElement[]>([])
  useLayoutEffect(() => setFigures([...root.current!.querySelectorAll<HTMLElement>('figure[data-picture]')]), [html]) // it is drawn
  useEffect(() => {
    const named = [...root.current!.querySelectorAll('code')].find(({ textContent }) => textContent === find) // it is drawn
    const row = named?.closest('tr') ?? named
    row?.setAttribute('data-found', '')
    row?.scrollIntoView({ block: 'center' })
    return () => row?.removeAttribute('data-found')
  }, [html, find])
  return (
    <>
      <article ref={root} className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      {figures.map((figure) => createPortal(<FlowPicture figure={figure} lit={lit.join(' ')} />, figure, figure.dataset['picture']))}
    </>
  )
}
