import { useEffect, useEffectEvent, useState } from 'react'
import type { CompanyRegion } from '../../../model/company/region'
import { favoriteForm } from './region-actions'
import { useSubmission } from '../../form/action/use-submission'

/** The favourite region of the user, and how another one is made it. */
export type Favorite = {
  /** null: there is none. */
  id: number | null
  /** The region whose star was pressed last; null: none yet. */
  pressed: number | null
  isBusy: boolean
  /** Why the press did nothing. */
  refusal: string | null
  press: (regionId: number) => void
}

/** One submission for all stars: the one that was pressed is shown at once, and stays so until the list has it. [CALL-024] */
export function useFavorite(userId: number, regions: readonly CompanyRegion[]): Favorite {
  const [definition] = useState(() => favoriteForm(userId))
  const form = useSubmission(definition, () => {})
  const listed = regions.find(({ favorite }) => favorite === 1)?.id ?? null
  const pressed = form.values.region === 0 ? null : form.values.region
  const isBusy = form.state.hasTag('busy')
  const isSent = form.state.hasTag('sent')
  const settle = useEffectEvent(() => form.restart())
  useEffect(() => {
    if (isSent && listed === pressed) settle()
  }, [isSent, listed, pressed])
  return {
    id: (isBusy || isSent) && pressed !== null ? pressed : listed,
    pressed,
    isBusy,
    refusal: form.state.context.refusal,
    press: (regionId) => {
      if (isBusy) return
      if (isSent) form.restart()
      form.onChange('region', regionId)
      form.submit()
    },
  }
}
