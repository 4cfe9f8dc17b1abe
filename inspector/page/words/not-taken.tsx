import type { EventRow } from '../../recording/recording'
import { guardWord } from './guard-words'
import { OwnText } from '../../../src/ui/text/own-text'

/**
 * Why a machine took no transition on an event: the conditions that said no, by their words and codes, or that there was none.
 * @param row the event
 */
export function NotTaken({ row: { refusedBy, machine } }: { row: Pick<EventRow, 'refusedBy' | 'machine'> }) {
  if (refusedBy.length === 0) return <>У&nbsp;машины нет для него перехода отсюда.</>
  return (
    <>
      {refusedBy.length > 1 ? 'Условия не\u00a0выполнены' : 'Условие не\u00a0выполнено'}:{' '}
      {refusedBy.map((code, at) => {
        const word = guardWord(code, machine)
        return (
          <span key={at}>
            <OwnText>{at > 0 && '; '}</OwnText>
            <bdi>{word}</bdi>
            {word !== code && (
              <>
                {' '}
                <bdi>
                  <code>{code}</code>
                </bdi>
              </>
            )}
          </span>
        )
      })}
      <OwnText>.</OwnText>
    </>
  )
}
