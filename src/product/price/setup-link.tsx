import { useAppActor } from '../../shop/app-context'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { SETUP_WORDS, useMissing } from './use-missing'

/** The way to the set-up of the company, for whoever lacks one or its last step; nothing for others. [STATE-005, STATE-006] @param onGo called when it was pressed */
export function SetupLink({ onGo }: { onGo?: (() => void) | undefined }) {
  const setup = useAppActor('companySetup')
  const words = SETUP_WORDS[useMissing()]
  if (words === undefined) return null
  return (
    <TextLinkButton
      onClick={() => {
        onGo?.()
        setup?.send({ type: 'setup.opened' })
      }}
    >
      {words}
    </TextLinkButton>
  )
}
