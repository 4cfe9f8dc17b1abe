import { forgetStored } from './forget-stored'
import { clearWishes } from '../wishes/wishes'

/** What a logout forgets, with everybody's unsent wishes: the shop is as if it had never been opened here. Never rejects. [DEC-070] */
export async function forgetShop(page: Pick<Window, 'addEventListener'> = window): Promise<void> {
  forgetStored()
  await clearWishes(page).catch((error: unknown) => console.warn('Unsent changes are not to be forgotten', error))
}
