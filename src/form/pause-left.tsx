import { Countdown } from '../ui/form/countdown'

/** How long the server hears no more attempts, beside the button that would make one. */
export const PauseLeft = ({ until }: { until: number }) => (
  <Countdown until={until} label="Повторить можно через" overText="Можно повторить">
    Можно повторить.
  </Countdown>
)
