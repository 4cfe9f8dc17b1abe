import { type ApiError, refusalText } from '../api-error'
import type { CompanyRegion } from '../company/region'
import { formatPhone } from '../identity/phone'

/** For whom an order is, to follow «заказ»: « для ООО «Гараж», Казань»; '' where the region need not be named, or cannot. [DEC-027] */
export const ofRegion = (region: Pick<CompanyRegion, 'company_name' | 'store_city_name'> | undefined): string =>
  region ? ` для ${region.company_name}, ${region.store_city_name}` : ''

/** An order that was pressed and had not left when the region was changed. @param region the one it was for; undefined: it need not be named, or cannot [DEC-027] */
export function droppedText(region: Pick<CompanyRegion, 'company_name' | 'store_city_name'> | undefined): string {
  return `Заказ${ofRegion(region)} не\u00a0отправлен: регион сменён. Корзина на\u00a0месте, оформите снова.`
}

/** Why an order was not cancelled, whole sentences. 404 and 501: a server that does not know this extension. @param phone the manager's, digits; empty: not known [DEC-006] */
export function cancelRefusal(error: ApiError, phone = ''): string {
  if (error.status !== 404 && error.status !== 501) return refusalText(error)
  return `Отменить заказ здесь нельзя. Позвоните менеджеру${phone && `: ${formatPhone(phone)}`}.`
}
