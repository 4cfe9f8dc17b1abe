import { useId } from 'react'
import type { Survey } from '../../model/conversation/survey'
import { TEXT_ANSWER_LENGTH } from '../../model/limits'
import { isFull, NO_ANSWER, takesText, type SurveyAnswer } from '../../model/survey-review/survey'
import { formatCount } from '../../model/text/count'
import { atMost } from '../../model/text/plural'
import { Checkbox } from '../ui/controls/choice/checkbox'
import { Radio } from '../ui/controls/choice/radio'
import { Field, FieldGroup } from '../ui/controls/field'
import { TextArea } from '../ui/controls/text-area'
import { OwnText } from '../ui/text/own-text'

export type SurveyQuestionProps = {
  question: Survey['questions'][number]
  answer: SurveyAnswer | undefined
  /** The answers are on their way: nothing more is typed. */
  isLocked: boolean
  onPick: (itemId: number) => void
  onType: (text: string) => void
}

/** One question: a single choice, or several up to its limit, and an own text where one is taken. [VALID-004, VALID-005] */
export function SurveyQuestion({ question, answer = NO_ANSWER, isLocked, onPick, onType }: SurveyQuestionProps) {
  const name = useId()
  const isSingle = question.max_user_answers === 1
  const isClosed = isFull(question, answer)
  const text = answer.text_answer
  return (
    <>
      <FieldGroup label={question.title} hint={isSingle ? undefined : <Limit max={question.max_user_answers} isReached={isClosed} />}>
        {question.items.map((item) => {
          const isChosen = answer.items.includes(item.id)
          return isSingle ? (
            <Radio
              key={item.id}
              name={name}
              value={String(item.id)}
              label={item.text}
              checked={isChosen}
              onChange={() => onPick(item.id)}
            />
          ) : (
            <Checkbox
              key={item.id}
              label={item.text}
              checked={isChosen}
              isDisabled={isClosed && !isChosen}
              onChange={() => onPick(item.id)}
            />
          )
        })}
      </FieldGroup>
      {takesText(question) && (
        <Field
          label="Свой ответ, если он есть"
          error={text.trim().length > TEXT_ANSWER_LENGTH && `Не\u00a0больше ${formatCount(TEXT_ANSWER_LENGTH)}\u00a0знаков`}
        >
          <TextArea
            rows={2}
            value={text}
            readOnly={isLocked}
            counterMax={TEXT_ANSWER_LENGTH}
            onChange={({ target }) => onType(target.value)}
          />
        </Field>
      )}
    </>
  )
}

/** How many may be chosen, and why the others are closed; said when that comes. [DEC-045, CONST-016] */
function Limit({ max, isReached }: { max: number; isReached: boolean }) {
  return (
    <span role="status">
      Можно выбрать {atMost(max)}
      <OwnText>{isReached && '. Чтобы выбрать другой, снимите отметку'}</OwnText>
    </span>
  )
}
