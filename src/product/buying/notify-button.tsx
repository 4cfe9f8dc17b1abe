import Bell from 'lucide-react/icons/bell'
import { Button } from '../../ui/controls/button'
import { TextLinkButton } from '../../ui/controls/text-link-button'

/** Why nobody can be told yet. */
const UNBUILT = 'Сообщать о\u00a0поступлении магазин ещё не\u00a0умеет: раздел строится'

export type NotifyButtonProps = {
  article: string
  /** A button in the place of a quantity, 32 or 48 px high, or words in a line. */
  look?: 's' | 'l' | 'words' | undefined
  className?: string | undefined
}

/** In the place of the control of what cannot be had now: to be told when it is there again, and why that is not possible yet. [DEC-035] */
export function NotifyButton({ article, look = 's', className }: NotifyButtonProps) {
  const shared = { disabledReason: UNBUILT, className, 'aria-label': `Сообщить о\u00a0поступлении: ${article}` }
  if (look === 'words') return <TextLinkButton {...shared}>Сообщить о&nbsp;поступлении</TextLinkButton>
  return (
    <Button {...shared} variant="line" size={look} icon={Bell}>
      Сообщить
    </Button>
  )
}
