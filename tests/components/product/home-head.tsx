import { useHead } from '../../../src/shop/head'

/** Another page that says little of itself. */
export function HomeHead() {
  useHead({ title: 'Главная', canonical: '/' })
  return null
}
