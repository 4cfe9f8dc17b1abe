import { type ComponentType, useEffect } from 'react'
import type { Late } from '../../shop/code/late'
import { useLate } from '../../shop/code/use-late'
import { whenIdle } from '../../platform/loading/when-idle'
import { LostPart } from './lost-part'

type LatePartProps<P> = P & { of: Late<ComponentType<P>> }

/** A part over the page whose code comes when it is drawn first; where it does not come the page stays, and it is said. [ERROR-006] */
export function LatePart<P extends object>(props: LatePartProps<P>) {
  return (
    <LostPart>
      <Drawn {...props} />
    </LostPart>
  )
}

function Drawn<P extends object>({ of, ...rest }: LatePartProps<P>) {
  const Part = useLate(of)
  // oxlint-disable-next-line react/static-components -- the same component each time
  return Part ? <Part {...(rest as unknown as P)} /> : null // what is left without `of`
}

/** Has the code of a part come once the page has nothing else to do. */
export function useComesWhenIdle(of: Late<unknown>): void {
  useEffect(() => whenIdle(of.loadAhead), [of])
}
