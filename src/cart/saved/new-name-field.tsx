import type { ReactNode } from 'react'
import { Field } from '../../ui/controls/field'
import { TextInput } from '../../ui/controls/text-input'
import { useSelectAtPress } from '../../ui/press/use-select-at-press'
import type { NewName } from './use-new-name'

type NewNameFieldProps = {
  name: NewName
  isBusy: boolean
  /** Why the last try came to nothing. */
  failure: string | null
  hint?: ReactNode
  /** It has the focus when its dialog opens. */
  isFirst?: boolean
}

/** The name of a new saved cart: the first key takes the place of the one that is proposed. */
export function NewNameField({ name, isBusy, failure, hint, isFirst }: NewNameFieldProps) {
  const selectAtPress = useSelectAtPress()
  return (
    <Field label="Название" error={name.problem ?? failure} hint={hint}>
      <TextInput
        data-autofocus={isFirst}
        autoComplete="off"
        enterKeyHint="done"
        readOnly={isBusy}
        value={name.text}
        {...(name.isProposed && selectAtPress)}
        onFocus={({ currentTarget }) => name.isProposed && currentTarget.select()}
        onChange={({ target }) => name.type(target.value)}
      />
    </Field>
  )
}
