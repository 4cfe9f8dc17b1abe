import { type ComponentType, useEffect } from 'react'
import type { Lazy } from './lazy'
import { useLazy } from './use-lazy'
import { whenIdle } from '../../platform/loading/when-idle'
import { LostPart } from './lost-part'

type LazyPartProps<P> = P & { of: Lazy<ComponentType<P>> }

/** A part over the page whose code comes when it is drawn first; where it does not come the page stays, and it is said. [ERROR-006] */
export function LazyPart<P extends object>(props: LazyPartProps<P>) {
  return (
    <LostPart>
      <Drawn {...props} />
    </LostPart>
  )
}

function Drawn<P extends object>({ of, ...rest }: LazyPartProps<P>) {
  const Part = useLazy(of)
  // oxlint-disable-next-line react/static-components -- the same component each time
  return Part ? <Part {...(rest as unknown as P)} /> : null // what is left without `of`
}

/** Has the code of a part come once the page has nothing else to do. */
export function useComesWhenIdle(of: Lazy<unknown>): void {
  useEffect(() => whenIdle(of.loadAhead), [of])
}
