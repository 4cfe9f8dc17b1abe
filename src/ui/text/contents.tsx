import { useEffect, useRef, useState } from 'react'
import type { TextHeading } from '../../../model/content/headings'
import { BESIDE, useMedia } from '../use-media'
import { Disclosure } from '../surfaces/disclosure'
import styles from './contents.module.scss'

export type ContentsProps = {
  headings: readonly TextHeading[]
  className?: string | undefined
}

/** With fewer headings a text is seen at a glance. */
const LEAST = 3

/**
 * The table of contents of a text: beside it, with the part that is being read marked, where there is room; folded above it where there is none.
 * Nothing for short texts.
 */
export function Contents({ headings, className }: ContentsProps) {
  const isBeside = useMedia(BESIDE)
  if (headings.length < LEAST) return null
  return (
    <nav aria-label="Содержание" className={[styles.contents, className ?? ''].join(' ').trim()}>
      {isBeside ? <Beside headings={headings} /> : <Folded headings={headings} />}
    </nav>
  )
}

function Beside({ headings }: ContentsProps) {
  const currentId = useCurrentHeading(headings)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // A long table of contents scrolls in its own box: what is read stays in sight, and the page is not moved.
    const [box, item] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')]
    if (box && item) box.scrollTop = Math.max(0, item.offsetTop - box.clientHeight / 2)
  }, [currentId])
  return (
    <>
      <p className={styles.title}>Содержание</p>
      <ul ref={list} className={styles.list}>
        <Links headings={headings} currentId={currentId} />
      </ul>
    </>
  )
}

function Folded({ headings }: ContentsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title="Содержание" isOpen={isOpen} onToggle={setOpen} className={styles.folded}>
      <ul className={styles.list} onClick={() => setOpen(false)}>
        <Links headings={headings} currentId={null} />
      </ul>
    </Disclosure>
  )
}

/** Plain links with a hash: the history of the shop remembers each part that was gone to. */
function Links({ headings, currentId }: { headings: readonly TextHeading[]; currentId: string | null }) {
  return headings.map(({ id, text, level }) => (
    <li key={id} className={level === 3 ? styles.inner : undefined}>
      <a href={`#${id}`} aria-current={id === currentId ? 'location' : undefined}>
        {text}
      </a>
    </li>
  ))
}

/** The band above the line that a heading has to cross to be the current one, without an end at the top: what was jumped over counts too. */
const ABOVE_LINE = '1000000px 0px -60% 0px'

/** The id of the heading under which the upper part of the window lies, null above the first one. */
function useCurrentHeading(headings: readonly TextHeading[]): string | null {
  const [currentId, setCurrentId] = useState<string | null>(null)
  useEffect(() => {
    const above = new Set<string>()
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) above.add(target.id)
        else above.delete(target.id)
      }
      setCurrentId(headings.findLast(({ id }) => above.has(id))?.id ?? null)
    }
    const watch = new IntersectionObserver(look, { rootMargin: ABOVE_LINE })
    for (const { id } of headings) {
      const element = document.getElementById(id)
      if (element) watch.observe(element)
    }
    return () => watch.disconnect()
  }, [headings])
  return currentId
}
