import { isAskedNext, repeatsOf } from './chapters'
import { type Entry, type Request, SERVER } from './entries'
import { isForWrites, requestWord } from './request-words'
import type { Row } from './rows'
import { isByPage, type StoryWords } from './story-words'

/** A row of a table. */
export type Line = [who: string, what: string, code: string]
/** What stands on the picture and in the table, under one number. */
export type Step = { row: Row; line: Line }

/**
 * The steps of a story, chapter by chapter in their order: a call and the first thing that it asks the server are one, and so are their answers.
 * @param all entries of the story
 * @returns the steps of the entries of its next chapter
 */
export function storySteps(all: readonly Entry[], words: StoryWords): (entries: readonly Entry[]) => Step[] {
  const { titleOf, wordOf, codeOf, statesOf, pillOf, callOf, delayOf } = words
  const again = repeatsOf(all)
  /** Calls that stand as one with what they ask the server, by machine and name; and the last status that came back. */
  const merged = new Set<string>()
  const answered = new Map<string, number | null>()
  /** What a request is for, by machine, until it goes out; and by its text, for when it goes again. */
  const due = new Map<string, string>()
  const named = new Map<string, string>()
  /** The numbers of the questions of this chapter. */
  const asked = new Map<Request, number>()

  /** Whether an entry stands on its own. */
  function isOwn(entry: Entry, after: readonly Entry[]): boolean {
    if (entry.kind === 'response') answered.set(entry.of, entry.status)
    if (entry.kind === 'call') merged.delete(`${entry.of} ${entry.name}`)
    if (entry.kind === 'call' && isAskedNext(after, entry)) {
      merged.add(`${entry.of} ${entry.name}`)
      due.set(entry.of, entry.name)
      return false
    }
    if (entry.kind !== 'answer' || !merged.delete(`${entry.of} ${entry.name}`)) return entry.kind !== 'chapter'
    const status = answered.get(entry.of) ?? null
    return entry.failure !== null || status === null || status >= 400
  }

  type Told = { told?: string; code?: string; isAnswer?: boolean }
  const arrow = (from: string, to: string, text: string, { told = '', ...more }: Told = {}): Step => ({
    row: { kind: 'arrow', from, to, text, code: '', ...more },
    line: [`${titleOf(from)} → ${titleOf(to)}`, text, told],
  })
  const note = (of: string, text: string, code: string): Step => ({ row: { kind: 'note', of, text }, line: [titleOf(of), text, code] })

  function stepOf(entry: Entry): Step | null {
    switch (entry.kind) {
      case 'chapter':
        return null
      case 'event': {
        const { from, to, type, data } = entry
        const told = `\`${type}\`${data ? ` ${data}` : ''}`
        const { row, line } = arrow(from, to, wordOf(entry), { told, code: codeOf(entry) })
        return { row, line: [isByPage(entry) ? `Страница → ${titleOf(to)}` : line[0], line[1], line[2]] }
      }
      case 'started':
        return arrow(entry.from, entry.to, 'запускает')
      case 'finished':
        return arrow(entry.from, entry.to, 'закончил', { isAnswer: true })
      case 'timer':
        return note(entry.of, `время вышло: ${delayOf(entry.of, entry.delay)}`, `\`${entry.delay}\``)
      case 'call':
        return note(entry.of, `вызов: ${callOf(entry.of, entry.name)}`, `\`${entry.name}\``)
      case 'answer': {
        // The answer of the server stands above.
        const code = entry.failure && entry.failure !== 'ApiError' ? `\`${entry.failure}\`` : ''
        return note(entry.of, `${entry.failure ? 'не вышло' : 'готово'}: ${callOf(entry.of, entry.name)}`, code)
      }
      case 'kept':
        return note(entry.of, `хранится: ${entry.text}`, '')
      case 'states':
        return {
          row: { kind: 'state', of: entry.of, text: pillOf(entry.of, entry.paths) },
          line: [titleOf(entry.of), `теперь: ${statesOf(entry.of, entry.paths)}`, entry.paths.map((path) => `\`${path}\``).join(', ')],
        }
      default:
        return null
    }
  }

  /** What is asked of the server. @param no its number: its answer names it */
  function requestStep(entry: Request, no: number): Step {
    const key = `${entry.of} ${entry.text}`
    // What every call may need first does not stand for the one that it goes out for.
    const isOwnCall = !isForWrites(entry.text)
    const call = isOwnCall ? due.get(entry.of) : undefined
    const name = call ? callOf(entry.of, call) : ((again.has(entry) ? named.get(key) : undefined) ?? requestWord(entry.text))
    const text = again.has(entry) ? `${name}, ещё\u00a0раз` : name
    if (isOwnCall) due.delete(entry.of)
    named.set(key, name)
    asked.set(entry, no)
    return {
      row: { kind: 'arrow', from: entry.of, to: SERVER, text, code: entry.text, asks: no },
      line: [`${titleOf(entry.of)} → Сервер`, text, call ? `\`${call}\`, \`${entry.text}\`` : `\`${entry.text}\``],
    }
  }

  function responseStep(entry: Extract<Entry, { kind: 'response' }>): Step {
    // What was asked in an earlier chapter has no number here.
    const question = asked.get(entry.question)
    const { status, isUnwanted } = entry
    return {
      row: {
        kind: 'arrow',
        from: SERVER,
        to: entry.of,
        text: `${status ?? 'ответа нет'}${isUnwanted ? ', уже не\u00a0ждут' : ''}`,
        code: question === undefined ? entry.text : '',
        isAnswer: true,
        isBad: status === null || status >= 400,
        isLost: status === null,
        ...(question !== undefined && { answers: question }),
      },
      line: [
        `Сервер → ${titleOf(entry.of)}`,
        `${status === null ? 'ответа нет' : `ответ ${status}`}${isUnwanted ? ', его уже не\u00a0ждут' : ''}`,
        `\`${entry.text}\``,
      ],
    }
  }

  return (entries) => {
    asked.clear()
    const steps: Step[] = []
    entries.forEach((entry, at) => {
      if (!isOwn(entry, entries.slice(at + 1))) return
      const no = steps.length + 1
      const step = entry.kind === 'request' ? requestStep(entry, no) : entry.kind === 'response' ? responseStep(entry) : stepOf(entry)
      if (step) steps.push({ ...step, row: { ...step.row, text: `${no}. ${step.row.text}` } })
    })
    return steps
  }
}
