import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { companySetupMachine } from '../../machines/company-setup/company-setup.machine'
import { selectErrors } from '../../machines/company-setup/company-setup.selectors'
import type { BoundFields } from '../form/form-fields'

export type SetupActor = ActorRefFrom<typeof companySetupMachine>
/** The city is chosen by the text of its number. */
export type SetupFields = BoundFields<Record<keyof typeof LABELS, string>>

const LABELS = { inn: 'ИНН', kpp: 'КПП', company_name: 'Название компании', store_city_id: 'Город' }

/** The fields of both steps of the set-up. */
export function useSetupFields(setup: SetupActor): SetupFields {
  const errors = useSelector(setup, selectErrors)
  const typed = useSelector(setup, (state) => state.context.typed)
  const isLocked = useSelector(setup, (state) => state.hasTag('busy'))
  return {
    name: 'setup',
    labels: LABELS,
    errors,
    values: { ...typed, store_city_id: String(typed.store_city_id ?? '') },
    isLocked,
    onChange: (field, value) =>
      setup.send(
        field === 'store_city_id'
          ? { type: 'field.typed', field, value: value === '' ? null : Number(value) }
          : { type: 'field.typed', field, value: value as string }, // the other fields are texts
      ),
    onLeave: (field) => {
      if (field !== 'store_city_id') setup.send({ type: 'field.left', field })
    },
  }
}
