import { useState } from 'react'
import { announce } from '../feedback/announce'
import { copyText } from './copy-text'

/** What screen readers are told. */
type Told = { copied: string; failed: string }

/**
 * What a button that copies a text needs.
 * @returns `outcome`: of the last press, null once it is forgotten; `copy`: for the press; `forget`: for when the button is left
 */
export function useCopying(text: string, told: Told): { outcome: 'copied' | 'failed' | null; copy: () => void; forget: () => void } {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const copy = async () => {
    const result = (await copyText(text)) ? 'copied' : 'failed'
    setOutcome(result)
    announce(told[result])
  }
  return { outcome, copy: () => void copy(), forget: () => setOutcome(null) }
}
