import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import type { ReactNode } from 'react'
import type { Secret } from '../../../../model/identity/secret'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/controls/field'
import { TextInput } from '../../../ui/controls/text-input'
import { useCopying } from '../../../ui/controls/use-copying'
import { Dialog, DialogFoot } from '../../../ui/surfaces/dialog'
import { Note } from '../../../ui/surfaces/note'
import styles from './api-keys.module.scss'

const TOLD = { copied: 'Скопировано', failed: 'Скопировать не\u00a0удалось: выделите текст и\u00a0скопируйте сами' }

type ShownOnceDialogProps = {
  title: string
  label: string
  secret: Secret
  onClose: () => void
  /** What to do with it. */
  children: ReactNode
}

/** A secret that the server answered once: it lives in the memory of the page that shows it, and is gone with this dialog. [DEC-047, DEC-077] */
export function ShownOnceDialog({ title, label, secret, onClose, children }: ShownOnceDialogProps) {
  const text = secret.reveal()
  const { outcome, copy, forget } = useCopying(text, TOLD)
  return (
    <Dialog title={title} role="alertdialog" width={560} onClose={onClose}>
      <div className={styles.form}>
        <Note tone="warn">Показываем один раз: сохраните сейчас. Когда вы&nbsp;закроете окно, посмотреть снова будет негде.</Note>
        <Field label={label}>
          <TextInput
            value={text}
            readOnly
            spellCheck={false}
            autoComplete="off"
            className={styles.secret}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Field>
        {children}
        <DialogFoot>
          <Button variant="line" icon={outcome === 'copied' ? Check : Copy} data-autofocus onClick={copy} onBlur={forget}>
            {outcome === null ? 'Скопировать' : outcome === 'copied' ? 'Скопировано' : 'Не удалось'}
          </Button>
          <Button variant="main" onClick={onClose}>
            Готово
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  )
}
