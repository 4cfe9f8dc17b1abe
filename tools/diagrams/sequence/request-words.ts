import { contract, type EndpointName } from '../../../model/contract'

/** What is asked of the server beside the calls that have a word of their machine, by the name of the call in the contract. */
const WORDS: Partial<Record<EndpointName, string>> = {
  'session.csrf': 'взять метку XSRF',
  'cart.updateLine': 'записать строку',
  'products.all': 'посчитать товары списка',
  'regions.pickupAddress': 'загрузить склады',
  'orders.get': 'прочитать заказ',
}

const fits = (name: EndpointName, text: string): boolean => {
  const { method, path } = contract[name]
  return new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/ ]+')}(?: |$)`).test(text)
}

/** @param text method and path, and what tells it apart. @returns what the request is for, in Russian */
export function requestWord(text: string): string {
  const [, word] = Object.entries(WORDS).find(([name]) => fits(name as EndpointName, text)) ?? [] // the keys of that very object
  return word ?? 'запрос'
}

/** Whether a request gets what a write needs before it may go out. */
export const isForWrites = (text: string): boolean => fits('session.csrf', text)
