import { useDeferredValue, useMemo, useState } from 'react'
import { plainText } from '../../../model/search/plain-text'
import type { ActorInfo } from '../../protocol'
import { actorWord } from '../words/words'
import { stateText } from './state-text'
import { foundRows, type TreeRow } from './tree-rows'

const searched = new WeakMap<ActorInfo, string>()
/** What an actor is found by: its names, what it is in, and its tags, in words and as in the code; told once, a search asks for it at each letter. */
function searchedOf(actor: ActorInfo): string {
  const known = searched.get(actor)
  if (known !== undefined) return known
  const words = plainText([actorWord(actor), actor.name, actor.machine, stateText(actor), ...actor.states].join(' '))
  searched.set(actor, words)
  return words
}

/** How the tree is searched. `count`: how many are found, without those who only stand above them; null: nothing is looked for. */
export type Searched = { text: string; setText: (text: string) => void; rows: readonly TreeRow[]; count: number | null }

/** The rows that are found by what is typed, among those above them. @param picked the session of whoever is looked at: he stays */
export function useSearched(all: readonly TreeRow[], picked: string | undefined): Searched {
  const [text, setText] = useState('')
  const looked = plainText(useDeferredValue(text)).trim()
  const found = useMemo(() => {
    if (looked === '') return { rows: all, count: null }
    const isFound = (actor: ActorInfo) => searchedOf(actor).includes(looked)
    return {
      rows: foundRows(all, (actor) => actor.session === picked || isFound(actor)),
      count: all.filter(({ actor }) => isFound(actor)).length,
    }
  }, [all, looked, picked])
  return { text, setText, ...found }
}
