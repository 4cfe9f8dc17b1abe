import { useState } from 'react'
import type { ApiKey } from '../../../../model/api-key/api-key'
import { OVERLAP_OPTIONS } from '../../../../model/api-key/key-form'
import { Secret } from '../../../../model/identity/secret'
import { closeUnlessSending } from '../../../form/action/action-dialog'
import { useSubmission } from '../../../form/action/use-submission'
import { SelectField } from '../../../form/fields'
import { FormView } from '../../../form/form-view'
import { Button } from '../../../ui/controls/button'
import { Dialog, DialogFoot } from '../../../ui/surfaces/dialog'
import styles from './api-keys.module.scss'
import { rotateKeyForm } from './key-forms'

type RotateDialogProps = {
  regionId: number
  of: ApiKey
  /** `secret` null: the key was found to be replaced, and its secret was lost on the way. */
  onDone: (name: string, secret: Secret | null) => void
  onClose: () => void
}

/** Another secret for a key, while the old one goes on as long as is chosen. [DEC-077] */
export function RotateDialog({ regionId, of: key, onDone, onClose }: RotateDialogProps) {
  const [taken, setTaken] = useState<Secret | null>(null)
  const [definition] = useState(() => rotateKeyForm(regionId, key.id, key.prefix, (secret) => setTaken(new Secret(secret))))
  const form = useSubmission(definition, () => onDone(key.name, taken))
  const close = () => closeUnlessSending(form.state, onClose)
  return (
    <Dialog title={`Заменить ключ «${key.name}»`} width={480} onClose={close}>
      <FormView
        of={form}
        label="Заменить ключ"
        submit="Заменить"
        submitting="Заменяем…"
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
        <p className={styles.note}>
          Новый ключ получит те&nbsp;же права и&nbsp;срок. Выберите, сколько ещё принимать старый, чтобы программа не&nbsp;остановилась,
          пока вы&nbsp;меняете настройки.
        </p>
        <SelectField of={form} name="overlap" options={OVERLAP_OPTIONS} none="Не выбрано" />
      </FormView>
    </Dialog>
  )
}
