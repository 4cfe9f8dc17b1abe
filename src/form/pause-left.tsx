import { useState } from 'react'
import { serverClockOffset } from '../platform/clock/server-clock'
import { Countdown } from '../ui/form/countdown'

/** How long the server hears no more attempts, beside the button that would make one. @param until ms by the clock of this computer */
export const PauseLeft = ({ until }: { until: number }) => <Pause key={until} until={until} />

/** One pause: the server said how long it is, so that a wrong clock of the computer neither shortens nor lengthens it. */
function Pause({ until }: { until: number }) {
  const [end] = useState(() => until + serverClockOffset())
  return (
    <Countdown until={end} label="Повторить можно через" overText="Можно повторить">
      Можно повторить.
    </Countdown>
  )
}
