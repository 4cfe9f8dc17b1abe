import { useState } from 'react'
import type { User } from '../../../../model/identity/user'
import { USER_NAME_LENGTH } from '../../../../model/limits'
import { useSubmission } from '../../../form/action/use-submission'
import { TextField } from '../../../form/fields'
import { keepDraft, readDraft } from '../../../form/form-draft'
import { FormView } from '../../../form/form-view'
import { Button } from '../../../ui/controls/button'
import { EditablePanel } from './editable-panel'
import { NAME_FORM, nameForm } from './name-form'

/** What the user is called, and how that is changed. [CALL-010] */
export function NamePanel({ user }: { user: User }) {
  const [isEditing, setEditing] = useState(() => 'name' in readDraft(NAME_FORM, { name: '' }))
  const [done, setDone] = useState<string | null>(null)
  return (
    <EditablePanel title="Имя" value={user.name} isEditing={isEditing} onEdit={() => setEditing(true)} done={done}>
      <NameForm
        user={user}
        onDone={() => {
          setDone('Имя изменено.')
          setEditing(false)
        }}
        onCancel={() => {
          keepDraft(NAME_FORM, null)
          setEditing(false)
        }}
      />
    </EditablePanel>
  )
}

function NameForm({ user, onDone, onCancel }: { user: User; onDone: () => void; onCancel: () => void }) {
  const [definition] = useState(() => nameForm(user.id, user.name))
  const form = useSubmission(definition, onDone)
  return (
    <FormView
      of={form}
      label="Изменить имя"
      submit="Сохранить"
      submitting="Сохраняем…"
      variant="fill"
      isShort
      aside={!form.isLocked && <Button onClick={onCancel}>Отмена</Button>}
    >
      <TextField of={form} name="name" autoComplete="name" maxLength={USER_NAME_LENGTH} spellCheck={false} />
    </FormView>
  )
}
