/** Section 2 of the specification, written out: `{…}` is a parameter, `?` after it says that it may be missing, `*` any depth. */
export const LISTED = `
ROUTE-001 /
ROUTE-002 /brands
ROUTE-003 /cart
ROUTE-004 /catalog
ROUTE-005 /catalog/*
ROUTE-006 /jobs
ROUTE-007 /news
ROUTE-008 /news/{id}
ROUTE-009 /offline
ROUTE-010 /promotions
ROUTE-011 /promotions/{id}
ROUTE-012 /selection-parts
ROUTE-013 /selection-parts/details-scheme
ROUTE-014 /selection-parts/products-oem
ROUTE-015 /selection-parts/vehicle-search
ROUTE-016 /support
ROUTE-017 /trustmark
ROUTE-018 /service/trustmark
ROUTE-019 /service/{request?}
ROUTE-020 /vpn
ROUTE-021 /product/{id?}
ROUTE-022 /orders/{id}
ROUTE-023 /invites/{code?}
ROUTE-024 /s/mobile-app
ROUTE-025 /s/service
ROUTE-026 /auth/autologin
ROUTE-027 /auth/login
ROUTE-028 /auth/registration
ROUTE-029 /auth/reset
ROUTE-030 /info/about-company
ROUTE-031 /info/api
ROUTE-032 /info/collected-data
ROUTE-033 /info/confidential
ROUTE-034 /info/contacts
ROUTE-035 /info/faq
ROUTE-036 /info/faq/{slug}
ROUTE-037 /info/history
ROUTE-038 /info/offer
ROUTE-039 /info/partners
ROUTE-040 /info/suply-rules
ROUTE-041 /info/terms-of-use
ROUTE-042 /info/vendors
ROUTE-043 /personal p
ROUTE-044 /personal/notifications n
ROUTE-045 /personal/companies c
ROUTE-046 /personal/delivery t
ROUTE-047 /personal/orders o
ROUTE-048 /personal/discounts d
ROUTE-049 /personal/special-offers l
ROUTE-050 /personal/carts s
ROUTE-051 /personal/favorite f
ROUTE-052 /personal/documents d
ROUTE-053 /personal/advert a
ROUTE-054 /personal/account m
ROUTE-055 /personal/api q
ROUTE-056 /personal/trustmark z
ROUTE-057 /personal/orders/{id}
ROUTE-058 /personal/orders/confirmed/{id?}
ROUTE-059 /personal/advert/{id}
ROUTE-060 /personal/advert-info
`
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', path = '', shortcut] = line.split(' ')
    return { id, path, shortcut }
  })

/** Addresses of a listed route with the parameters that they carry, without the slash at the end. */
export function samplesOf(path: string): { address: string; params: Record<string, string> }[] {
  if (path.endsWith('/*')) {
    const under = path.slice(0, -2)
    return ['a', 'a/b', 'a/b/c', 'a/b/c/d', 'a/b/c/d/e', 'filtry/maslianye-filtry'].map((rest) => ({
      address: `${under}/${rest}`,
      params: { rest },
    }))
  }
  const [, name, optional] = /\{(\w+)(\??)\}/.exec(path) ?? []
  if (name === undefined) return [{ address: path, params: {} }]
  const filled = ['17', 'ab-c_1', 'новость'].map((value) => ({
    address: path.replace(/\{.*\}/, encodeURIComponent(value)),
    params: { [name]: value },
  }))
  return optional ? [{ address: path.replace(/\/\{.*\}/, ''), params: {} }, ...filled] : filled
}
