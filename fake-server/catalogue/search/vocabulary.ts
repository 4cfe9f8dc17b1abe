import SearchableMap from 'minisearch/SearchableMap'
import type { Steps } from '../../steps'
import type { Rows } from '../query/terms'
import { chunksOf, formOf, glued, isRussian, wordsIn } from './spelling'

/** The words of some texts, and in which of them each stands. */
export type Vocabulary = {
  readonly rows: number
  /** Whether a word stands somewhere as it is. */
  knows: (word: string) => boolean
  /** Whether some word begins so. */
  begins: (start: string) => boolean
  /** Where a word stands, in any of its forms. */
  whole: (word: string) => readonly Rows[]
  /** Where a word stands that begins so. */
  begun: (start: string) => readonly Rows[]
  /** Where a word stands that this one is but for one letter: left out, put in, another one, or two that have changed places. */
  near: (word: string) => readonly Rows[]
  /** The word of most rows that `near` takes a word for; null: none. */
  spelled: (word: string) => string | null
  /** The same of other forms of a word, and of its beginning. */
  loosely: (word: string) => readonly Rows[]
}

/** Shorter words are not guessed at. */
const GUESSED_MIN = 5
/** With one letter left out such a word is one shorter. */
const MISTYPED_MIN = GUESSED_MIN - 1
const STEP = 128

/** Reads texts; what is in several rows is read once. No word goes over the end of its part. @param partsOf the parts of a row's text */
export function* readingWords(rows: number, partsOf: (row: number) => readonly string[]): Steps<Vocabulary> {
  const met = new MetWords()
  for (let row = 0; row < rows; row++) {
    met.read(partsOf(row), row)
    if (row % STEP === 0) yield
  }
  const { ids, starts, rowsOfWords } = yield* met.byWord()
  const rowsOf = (id: number): Rows => rowsOfWords.subarray(starts[id] ?? 0, starts[id + 1] ?? 0)
  const all = (found: Iterable<number>): Rows[] => Array.from(found, rowsOf)

  const words = new SearchableMap<number>()
  const forms = new SearchableMap<number[]>()
  for (const [word, id] of ids) {
    words.set(word, id)
    const form = formOf(word)
    const same = forms.get(form)
    if (same) same.push(id)
    else if (isRussian(word)) forms.set(form, [id])
    if (id % STEP === 0) yield
  }
  const near = (word: string): Set<number> => new Set(guesses(words, word).filter((id) => id !== words.get(word)))
  /** Beginnings of words by their length, made when a word of about that length is guessed at first. */
  const beginnings = new Map<number, SearchableMap<number[]>>()
  const beginningsLike = (length: number): SearchableMap<number[]> => {
    const known = beginnings.get(length) ?? beginningsOf(ids, length)
    beginnings.set(length, known)
    return known
  }
  return {
    rows,
    knows: (word) => words.has(word),
    begins: (start) => words.atPrefix(start).size > 0,
    whole: (word) => all(new Set([...[words.get(word)].filter((id) => id !== undefined), ...(forms.get(formOf(word)) ?? [])])),
    begun: (start) => all(words.atPrefix(start).values()),
    near: (word) => all(near(word)),
    spelled(word) {
      const [best] = [...near(word)].sort((one, other) => rowsOf(other).length - rowsOf(one).length)
      for (const [text, id] of ids) if (id === best) return text
      return null
    },
    loosely: (word) =>
      all(new Set([...near(word), ...guesses(forms, formOf(word)).flat(), ...guesses(beginningsLike(word.length), word).flat()])),
  }
}

/** What stands in a map under a word with at most one letter wrong. Codes, and short words, are not guessed at. */
function guesses<Value>(map: SearchableMap<Value>, word: string): Value[] {
  if (word.length < MISTYPED_MIN || !/^\p{L}+$/u.test(word)) return []
  const found: Value[] = []
  for (const [key, [value]] of map.fuzzyGet(word, 1)) if (key.length >= GUESSED_MIN) found.push(value)
  for (let at = 1; at < word.length; at++) {
    const swapped = word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1)
    const value = map.get(swapped)
    if (value !== undefined && swapped.length >= GUESSED_MIN) found.push(value)
  }
  return found
}

/** The beginnings of longer words that a mistyped one of this length may mean. */
function beginningsOf(ids: ReadonlyMap<string, number>, length: number): SearchableMap<number[]> {
  const map = new SearchableMap<number[]>()
  for (const [word, id] of ids)
    for (const size of [length - 1, length, length + 1]) {
      const start = word.slice(0, size)
      if (word.length > size && size >= GUESSED_MIN) map.set(start, [...(map.get(start) ?? []), id])
    }
  return map
}

/** The words of a chunk, and how it joins with its neighbours: a number with a short word («4 л», «DOT 4»). */
type Chunk = { text: string; ids: readonly number[]; isNumber: boolean; isShort: boolean }
const JOINED_MAX = 4
const isJoined = (before: Chunk, chunk: Chunk): boolean => (before.isNumber && chunk.isShort) || (before.isShort && chunk.isNumber)
/** A part of a text: the words in it, and its ends, which may join with its neighbours. */
type Part = { ids: number[]; first: Chunk | null; last: Chunk | null }

/** Words, numbered as they are met. */
class MetWords {
  readonly #ids = new Map<string, number>()
  readonly #parts = new Map<string, Part>()
  readonly #chunks = new Map<string, Chunk>()
  readonly #joined = new Map<Chunk, Map<Chunk, number>>()
  /** By word: the last row that has it, -1 none; how many rows have it. */
  #lastRow = new Int32Array(1024).fill(-1)
  #counts = new Int32Array(1024)
  /** A word and a row that has it, pair after pair. */
  #words = new Int32Array(1024)
  #rows = new Int32Array(1024)
  #length = 0

  /** Texts have the same parts again and again: each is taken apart once. */
  read(parts: readonly string[], row: number): void {
    let before: Chunk | null = null
    for (const text of parts) {
      const part: Part = this.#parts.get(text) ?? this.#newPart(text)
      const { ids, first } = part
      for (let at = 0; at < ids.length; at++) this.#put(ids[at] ?? 0, row)
      if (before && first && isJoined(before, first)) this.#put(this.#join(before, first), row)
      before = part.last ?? before
    }
  }

  #newPart(text: string): Part {
    const part: Part = { ids: [], first: null, last: null }
    for (const word of chunksOf(text)) {
      const chunk = this.#chunk(word)
      for (const id of chunk.ids) part.ids.push(id)
      if (part.last && isJoined(part.last, chunk)) part.ids.push(this.#join(part.last, chunk))
      part.first ??= chunk
      part.last = chunk
    }
    this.#parts.set(text, part)
    return part
  }

  #chunk(part: string): Chunk {
    const known = this.#chunks.get(part)
    if (known) return known
    const words = wordsIn(part)
    const text = glued(part)
    const ids = [...new Set(text === '' ? [] : [...words, text])].map((word) => this.#id(word))
    const chunk = { text, ids, isNumber: /^\d+$/.test(text), isShort: /^\p{L}+$/u.test(text) && text.length <= JOINED_MAX }
    this.#chunks.set(part, chunk)
    return chunk
  }

  #join(before: Chunk, chunk: Chunk): number {
    const joined = this.#joined.get(before) ?? new Map<Chunk, number>()
    this.#joined.set(before, joined)
    const id = joined.get(chunk) ?? this.#id(glued(before.text, chunk.text))
    joined.set(chunk, id)
    return id
  }

  #id(word: string): number {
    const id = this.#ids.get(word) ?? this.#ids.size
    this.#ids.set(word, id)
    if (id >= this.#counts.length) {
      this.#lastRow = doubled(this.#lastRow, -1)
      this.#counts = doubled(this.#counts, 0)
    }
    return id
  }

  /** A row has each word once. */
  #put(id: number, row: number): void {
    if (this.#lastRow[id] === row) return
    this.#lastRow[id] = row
    this.#counts[id] = (this.#counts[id] ?? 0) + 1
    if (this.#length === this.#words.length) {
      this.#words = doubled(this.#words, 0)
      this.#rows = doubled(this.#rows, 0)
    }
    this.#words[this.#length] = id
    this.#rows[this.#length++] = row
  }

  /** The rows of each word, ascending: those of word w stand from `starts[w]` to, not with, `starts[w + 1]`. */
  *byWord(): Steps<{ ids: ReadonlyMap<string, number>; starts: Uint32Array; rowsOfWords: Uint32Array }> {
    const starts = new Uint32Array(this.#ids.size + 1)
    for (let id = 0; id < this.#ids.size; id++) starts[id + 1] = (starts[id] ?? 0) + (this.#counts[id] ?? 0)
    const ends = starts.slice()
    const rowsOfWords = new Uint32Array(this.#length)
    for (let at = 0; at < this.#length; at++) {
      const id = this.#words[at] ?? 0
      const end = ends[id] ?? 0
      rowsOfWords[end] = this.#rows[at] ?? 0
      ends[id] = end + 1
      if (at % (512 * STEP) === 0) yield
    }
    return { ids: this.#ids, starts, rowsOfWords }
  }
}

function doubled(column: Int32Array, rest: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * column.length).fill(rest)
  larger.set(column)
  return larger
}
