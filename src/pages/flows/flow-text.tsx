import { use, useEffect, useRef } from 'react'
import { flowPicture } from './flow-files'
import styles from './flows-page.module.scss'

/** Wider ones go to sheets of paper that lie, px. */
const TALL_WIDTH = 680

type FlowTextProps = {
  html: Promise<string>
  /** Ids of the states that the machine of this page is in now; empty of others. */
  lit: readonly string[]
  /** A name in the code that is looked for on this page; '' for none. */
  find: string
}

/** A page of the atlas with its pictures; the running machine's states are lit in them. */
export function FlowText({ html, lit, find }: FlowTextProps) {
  const text = use(html)
  const root = useRef<HTMLElement>(null)
  const states = lit.join(' ')
  useEffect(() => {
    const page = root.current! // it is drawn
    let isGone = false
    const light = () => {
      const ids = new Set(states.split(' '))
      for (const state of page.querySelectorAll<SVGElement>('[data-state]'))
        state.classList.toggle('is-active', ids.has(state.dataset['state'] ?? ''))
    }
    light()
    for (const figure of page.querySelectorAll<HTMLElement>('figure[data-picture]:empty')) {
      flowPicture(figure.dataset['picture'] ?? '').then(
        (svg) => {
          if (isGone) return
          figure.innerHTML = svg
          const isWide = Number(figure.querySelector('svg')?.getAttribute('width')) > TALL_WIDTH
          figure.parentElement?.classList.toggle('lying', isWide)
          light()
        },
        () => {
          if (!isGone) figure.textContent = 'Рисунок не загрузился. Обновите страницу.'
        },
      )
    }
    return () => {
      isGone = true
    }
  }, [text, states])
  useEffect(() => {
    const named = [...root.current!.querySelectorAll('code')].find(({ textContent }) => textContent === find) // it is drawn
    const row = named?.closest('tr') ?? named
    row?.setAttribute('data-found', '')
    row?.scrollIntoView({ block: 'center' })
    return () => row?.removeAttribute('data-found')
  }, [text, find])
  return <article ref={root} className={styles.text} dangerouslySetInnerHTML={{ __html: text }} />
}
