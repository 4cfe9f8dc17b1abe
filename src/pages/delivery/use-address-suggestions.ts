import { useEffect, useState } from 'react'
import type { AddressSuggestion } from '../../../model/content/external-search'
import { useConfig } from '../../hooks/data/use-config'
import { useKept } from '../../hooks/data/use-kept'
import { useResource } from '../../hooks/data/use-resource'
import type { Suggestion } from '../../ui/form/combobox'

/** So long nothing is typed before the service is asked, ms. */
const PAUSE_MS = 300
/** A shorter text may mean anything. */
const LEAST = 3
const COUNT = 7
const NONE: readonly AddressSuggestion[] = []

/** An address as a suggestion of the field, with all that is known of it. */
export type SuggestedAddress = Suggestion & { suggestion: AddressSuggestion }

/** What an address that is typed may mean. An answer belongs to the text that it was asked for, so that a late one is never shown for another. [CALL-111] */
export function useAddressSuggestions(text: string): { suggestions: SuggestedAddress[]; isBusy: boolean; hasFailed: boolean } {
  const typed = text.trim()
  const asked = usePaused(typed, PAUSE_MS)
  const isOffered = useConfig()?.suggestions_url !== ''
  const isAsking = isOffered && asked.length >= LEAST
  const answer = useResource('external.addresses', isAsking ? { query: { query: asked, count: COUNT } } : null)
  const shown = useKept(answer)?.suggestions ?? NONE
  const hasFailed = isAsking && answer.status === 'failed'
  return {
    suggestions: typed.length < LEAST || hasFailed ? [] : shown.map((suggestion) => ({ ...wordsOf(suggestion), suggestion })),
    isBusy: isOffered && typed.length >= LEAST && (typed !== asked || answer.status === 'loading'),
    hasFailed,
  }
}

const wordsOf = ({ value, data }: AddressSuggestion): Suggestion => ({
  id: value,
  text: value,
  note: [data.postal_code, data.region_with_type].filter(Boolean).join(', ') || undefined,
})

/** A text once it has not changed for a while. */
function usePaused(text: string, pause: number): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return paused
}
