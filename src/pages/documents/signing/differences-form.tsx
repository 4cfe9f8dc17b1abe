import type { TypedLine, TypedLines } from '../../../../machines/document-signing/signing-answers'
import { codeOf, DIFFERENCE_NOTE_LENGTH, missingSum } from '../../../../model/document/differences'
import type { DocumentLine } from '../../../../model/document/document-details'
import { formatMoney } from '../../../../model/money/money'
import { formatPieces } from '../../../../model/text/count'
import { parseQuantity } from '../../../../model/text/number-input'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/controls/field'
import { TextInput } from '../../../ui/controls/text-input'
import { Note } from '../../../ui/surfaces/note'
import { OwnText } from '../../../ui/text/own-text'
import styles from './signing.module.scss'

type DifferencesFormProps = {
  lines: readonly DocumentLine[]
  typed: TypedLines
  problems: ReadonlyMap<number, string>
  onChange: (line: number, typed: TypedLine) => void
  onBack: () => void
  onConfirm: () => void
}

const WORDS = { 1: 'принято полностью', 2: 'код 2, есть расхождения', 3: 'код 3, не\u00a0принято' } as const
const shippedText = (line: DocumentLine | undefined): string =>
  [line?.article, `в\u00a0документе ${formatPieces(line?.qty ?? 0)}`].filter(Boolean).join(', ')
const acceptedOf = (text: string): number => {
  const quantity = parseQuantity(text)
  return quantity.ok ? quantity.value : Number.NaN
}

/** The lines of a document with how much of each was accepted; the code follows from that. [DEC-072] */
export function DifferencesForm({ lines, typed, problems, onChange, onBack, onConfirm }: DifferencesFormProps) {
  const said = lines.map((line) => {
    const { accepted, note } = typed.get(line.line) ?? { accepted: String(line.qty), note: '' }
    const accepted_qty = acceptedOf(accepted)
    return { line: line.line, accepted, note, accepted_qty, code: codeOf(line.qty, accepted_qty) }
  })
  const missing = missingSum(
    lines,
    said.filter(({ accepted_qty }) => !Number.isNaN(accepted_qty)),
  )
  return (
    <form
      aria-label="Приёмка с&nbsp;расхождениями"
      className={styles.ask}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onConfirm()
      }}
    >
      <p className={styles.note}>
        Укажите, сколько принято по&nbsp;каждой строке. Из&nbsp;расхождений составим акт ТОРГ-2, продавец ответит корректировкой.
      </p>
      {problems.get(0) && (
        <Note tone="bad" role="alert">
          {problems.get(0)}
        </Note>
      )}
      <ul className={styles.lines}>
        {said.map(({ line, accepted, note, code }, at) => (
          <li key={line}>
            <div className={styles.product}>
              <b>{lines[at]?.name}</b>
              <small className={styles.note}>
                <OwnText>{shippedText(lines[at])}</OwnText>
              </small>
            </div>
            <Field
              label={
                <>
                  Принято<span className="vh">: {lines[at]?.name}</span>
                </>
              }
              hint={WORDS[code]}
              className={styles.qty}
            >
              <TextInput
                size="s"
                inputMode="numeric"
                autoComplete="off"
                value={accepted}
                onChange={({ target }) => onChange(line, { accepted: target.value, note })}
              />
            </Field>
            {(code !== 1 || note !== '') && (
              <Field
                label={
                  <>
                    Что не&nbsp;так<span className="vh">: {lines[at]?.name}</span>
                  </>
                }
                error={problems.get(line)}
                className={styles.why}
              >
                <TextInput
                  size="s"
                  autoComplete="off"
                  maxLength={DIFFERENCE_NOTE_LENGTH}
                  value={note}
                  onChange={({ target }) => onChange(line, { accepted, note: target.value })}
                />
              </Field>
            )}
          </li>
        ))}
      </ul>
      <p role="status">
        {missing !== 0 && `${missing > 0 ? 'Не\u00a0принято на' : 'Принято больше на'} ${formatMoney(Math.abs(missing))}`}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" variant="main">
          Принять с&nbsp;расхождениями
        </Button>
        <Button variant="line" onClick={onBack}>
          Назад
        </Button>
      </div>
    </form>
  )
}
