import { useEffect, useSyncExternalStore } from 'react'
import { useLazy } from '../../shop/code/use-lazy'
import { whenIdle } from '../../platform/loading/when-idle'
import { LostPart } from '../../shop/code/lost-part'
import type { WaitingToasts } from './waiting-toasts'

type Props = { of: WaitingToasts; onGone: (id: string) => void }

/** The place of the toasts, from the first of them on. Where their code does not come they wait, and it is said. @param onGone see Toasts */
export function LazyToasts(props: Props) {
  const { of } = props
  const isWanted = useSyncExternalStore(of.onWanted, of.isWanted, of.isWanted)
  // A toast may tell of a network that is gone.
  useEffect(() => whenIdle(of.code.loadAhead), [of])
  return (
    isWanted && (
      <LostPart>
        <Drawn {...props} />
      </LostPart>
    )
  )
}

function Drawn({ of, onGone }: Props) {
  const code = useLazy(of.code)
  useEffect(() => {
    if (code) of.drawBy(code)
  }, [of, code])
  return code ? <code.Toasts onGone={onGone} /> : null
}
