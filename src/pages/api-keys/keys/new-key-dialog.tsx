import { useState } from 'react'
import { API_RIGHTS, type ApiKey } from '../../../../model/api-key/api-key'
import { RIGHT_WORDS } from '../../../../model/api-key/key-words'
import { Secret } from '../../../../model/identity/secret'
import { closeUnlessSending } from '../../../form/action/action-dialog'
import { useSubmission } from '../../../form/action/use-submission'
import { CheckField, TextField } from '../../../form/fields'
import { FormField } from '../../../form/form-field'
import { FormView } from '../../../form/form-view'
import { Button } from '../../../ui/controls/button'
import { DateInput } from '../../../ui/form/date-input'
import { Dialog, DialogFoot } from '../../../ui/surfaces/dialog'
import styles from './api-keys.module.scss'
import { newKeyForm } from './key-forms'

type NewKeyDialogProps = {
  regionId: number
  /** Those that there are. */
  keys: readonly ApiKey[]
  /** `secret` null: the key was found to be made, and its secret was lost on the way. */
  onDone: (name: string, secret: Secret | null) => void
  onClose: () => void
}

/** A new key: what it is called, what it may do, and until when. [DEC-077] */
export function NewKeyDialog({ regionId, keys, onDone, onClose }: NewKeyDialogProps) {
  const [taken, setTaken] = useState<Secret | null>(null)
  const [definition] = useState(() =>
    newKeyForm(
      regionId,
      keys.map(({ id }) => id),
      (secret) => setTaken(new Secret(secret)),
    ),
  )
  const form = useSubmission(definition, (_answer, { values }) => onDone(values.name.trim(), taken))
  const close = () => closeUnlessSending(form.state, onClose)
  return (
    <Dialog title="Новый ключ" width={520} onClose={close}>
      <FormView
        of={form}
        label="Новый ключ"
        submit="Создать ключ"
        submitting="Создаём…"
        isShort
        foot={(button) => (
          <DialogFoot>
            <Button variant="line" onClick={close}>
              Отмена
            </Button>
            {button}
          </DialogFoot>
        )}
      >
        <TextField
          of={form}
          name="name"
          hint="Например, программа и&nbsp;отдел: «1С, склад на&nbsp;Технической»"
          autoComplete="off"
          data-autofocus=""
        />
        <fieldset className={styles.rights}>
          <legend>Что может ключ</legend>
          {API_RIGHTS.map((right) => (
            <CheckField key={right} of={form} name={right}>
              {RIGHT_WORDS[right].title}
              <span className={styles.note}>: {RIGHT_WORDS[right].text.charAt(0).toLowerCase() + RIGHT_WORDS[right].text.slice(1)}</span>
            </CheckField>
          ))}
        </fieldset>
        <FormField of={form} name="expires_on" hint="Без даты ключ работает, пока вы&nbsp;его не&nbsp;отзовёте">
          <DateInput value={form.values.expires_on} readOnly={form.isLocked} onChange={(day) => form.onChange('expires_on', day)} />
        </FormField>
      </FormView>
    </Dialog>
  )
}
