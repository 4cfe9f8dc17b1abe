import type { ReactNode } from 'react'
import { isPersonInn } from '../../model/identity/company-form'
import { COMPANY_NAME_LENGTH } from '../../model/limits'
import { FieldPair } from '../form/field-pair'
import { TextField } from '../form/fields'
import type { BoundFields } from '../form/form-fields'

type CompanyFieldsProps = {
  of: BoundFields<{ inn: string; kpp: string; company_name: string }>
  /** Its name is one that the browser may know. */
  isOwn?: boolean
  /** The dialog around them begins here. */
  isFirst?: boolean
  /** What to do about an INN that is registered already. */
  taken: ReactNode
}

/** What names a company: INN, KPP and name; a person has no KPP. [DEC-036, DEC-043] */
export function CompanyFields({ of, isOwn = false, isFirst = false, taken }: CompanyFieldsProps) {
  const isPerson = isPersonInn(of.values.inn)
  return (
    <>
      <FieldPair>
        <TextField
          of={of}
          name="inn"
          hint="10 цифр, у предпринимателя 12"
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          {...(isFirst && { 'data-autofocus': '' })}
        />
        <TextField
          of={of}
          name="kpp"
          hint={isPerson ? 'У предпринимателя КПП нет' : '9 знаков'}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          disabled={isPerson}
        />
      </FieldPair>
      {taken}
      <TextField
        of={of}
        name="company_name"
        hint="Как в договоре, например ООО «Ромашка»"
        maxLength={COMPANY_NAME_LENGTH}
        autoComplete={isOwn ? 'organization' : 'off'}
        spellCheck={false}
      />
    </>
  )
}
