import { Badge } from '../../../ui/marks/badge'

/** From so much on something fits well, below it only perhaps, and below half not. */
const GOOD = 80
const FAIR = 50

/** How well something fits, in percent, with what that means. */
export const MatchBadge = ({ match }: { match: number }) => (
  <Badge tone={match >= GOOD ? 'ok' : match >= FAIR ? 'warn' : 'bad'}>
    <span className="vh">Совпадение </span>
    {match}&nbsp;%
  </Badge>
)
