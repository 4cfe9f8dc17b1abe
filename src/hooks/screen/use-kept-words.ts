import { useEffect, useEffectEvent, useState } from 'react'
import { useThrottled } from './use-throttled'

/** Browsers refuse an address that changes with every key. */
const KEEP_EVERY_MS = 500

/**
 * Words that narrow a list as they are typed, and are kept in its address a moment later.
 * @param kept what the address says; another one than was put there (a step back, a link) replaces what stands in the field
 * @param keep puts the words into the address
 */
export function useKeptWords(kept: string, keep: (words: string) => void): [words: string, setWords: (words: string) => void] {
  const [words, setWords] = useState(kept)
  const [seen, setSeen] = useState(kept)
  const rested = useThrottled(words, KEEP_EVERY_MS)
  if (seen !== kept) {
    setSeen(kept)
    // What rested last was put there by us, and more may be typed by now.
    if (kept !== rested) setWords(kept)
  }
  const send = useEffectEvent((next: string) => {
    if (next !== kept) keep(next)
  })
  useEffect(() => send(rested), [rested])
  return [words, setWords]
}
