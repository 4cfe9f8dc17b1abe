import type { WriterCommand } from '../../../machines/cart/cart.types'
import type { SightCommand } from '../../../machines/customer/customer.types'
import type { MarkCommand } from '../../../machines/favorites/favorites.machine'
import type { NavigationCommand } from '../../../machines/navigation/navigation.machine'
import type { ToastCommand } from '../../../machines/toaster/toaster.machine'

type Command = (WriterCommand | SightCommand | MarkCommand | NavigationCommand | ToastCommand)['type'] | 'tabs.tell'

/** What machines tell the browser and the server's writers: no machine hears it, so no machine has its name. */
export const commandWords: Readonly<Record<Command, string>> = {
  'write.send': 'отправить запись',
  'sight.look': 'проверить, видна ли строка',
  'mark.send': 'отправить отметку избранного',
  'history.go': 'перейти по адресу',
  'history.arrived': 'страница показана',
  'toast.draw': 'показать сообщение',
  'toasts.wipe': 'убрать сообщения',
  'tabs.tell': 'сказать другим вкладкам',
}
