import Check from 'lucide-react/icons/check'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { copyText } from '../../../ui/controls/copy-text'
import { announce } from '../../../ui/feedback/announce'
import styles from './product-tools.module.scss'

const WORDS = { copied: 'Ссылка скопирована', failed: 'Скопируйте адрес из строки браузера' } as const

/** Gives the address of a page to the device's own sharing; where there is none, or it fails, to the clipboard, and says so. */
export function ShareButton({ path, title }: { path: string; title: string }) {
  const [outcome, setOutcome] = useState<keyof typeof WORDS | null>(null)
  const share = async () => {
    const url = location.origin + path
    if (await shareByDevice({ title, url })) return
    const said = (await copyText(url)) ? 'copied' : 'failed'
    setOutcome(said)
    announce(WORDS[said])
  }
  const forget = () => setOutcome(null)
  return (
    <Button
      size="s"
      icon={outcome === 'copied' ? Check : Share2}
      className={styles.tool}
      onClick={() => void share()}
      onBlur={forget}
      onPointerLeave={forget}
    >
      {outcome === null ? <span className={styles.word}>Поделиться</span> : <span className={styles.outcome}>{WORDS[outcome]}</span>}
    </Button>
  )
}

/** @returns whether nothing is left to do: it was shared, or the person thought better of it */
async function shareByDevice(data: { title: string; url: string }): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
