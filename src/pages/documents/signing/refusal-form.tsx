import { REASON_LENGTH } from '../../../../model/document/signing'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/controls/field'
import { TextArea } from '../../../ui/controls/text-area'
import styles from './signing.module.scss'

type RefusalFormProps = {
  reason: string
  problem: string | undefined
  onChange: (reason: string) => void
  onBack: () => void
  onConfirm: () => void
}

/** Why the signature is refused. */
export function RefusalForm({ reason, problem, onChange, onBack, onConfirm }: RefusalFormProps) {
  return (
    <form
      aria-label="Отказ в&nbsp;подписи"
      className={styles.ask}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onConfirm()
      }}
    >
      <Field label="Почему отказываетесь" hint="Причину увидит продавец, документ останется неподписанным." error={problem}>
        <TextArea rows={3} autoFocus counterMax={REASON_LENGTH} value={reason} onChange={({ target }) => onChange(target.value)} />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="bad">
          Отказать в&nbsp;подписи
        </Button>
        <Button variant="line" onClick={onBack}>
          Назад
        </Button>
      </div>
    </form>
  )
}
