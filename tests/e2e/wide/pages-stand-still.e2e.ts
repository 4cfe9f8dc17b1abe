import type { Person } from '../support/people'
import { watchShifts } from '../support/shifts'
import { expect, test, type Shop } from '../support/shop'

const TABLET = { width: 768, height: 1024 }
const PHONE = { width: 360, height: 780 }
const LIST = '/catalog/smazocnye-materialy'

const hasBar =
  (name: string) =>
  ({ page }: Shop) =>
    expect(page.getByRole('region', { name })).toBeVisible()
const hasPrices = ({ catalogue }: Shop) => expect(catalogue.items.first().getByText('₽').first()).toBeVisible()

/** Where something comes late: the bars over two lines, prices in folded rows, a footer that was under the window. */
type Opening = { who: Person | 'guest'; path: string; size: typeof PHONE; sign: (shop: Shop) => Promise<void>; isForProof?: true }
const openings: readonly Opening[] = [
  { who: 'overdue', path: '/catalog', size: TABLET, sign: hasBar('Документы') },
  { who: 'moderated', path: '/catalog', size: PHONE, sign: hasBar('Модерация'), isForProof: true },
  { who: 'administrator', path: LIST, size: TABLET, sign: hasPrices },
  { who: 'administrator', path: '/product/193', size: PHONE, sign: ({ product }) => expect(product.tab('Заменяет')).toBeVisible() },
  {
    who: 'guest',
    path: '/product/99999999',
    size: TABLET,
    sign: ({ heading }) => expect(heading('Страница не найдена')).toBeVisible(),
    isForProof: true,
  },
]

for (const { who, path, size, sign, isForProof } of openings)
  test(`nothing jumps while ${path} is opened at ${size.width} px (${who})`, { tag: isForProof ? '@proof' : [] }, async ({ shop }) => {
    await shop.page.setViewportSize(size)
    const shifts = await watchShifts(shop.page)
    await shop.answersIn('usual')
    if (who === 'guest') await shop.open(path)
    else await shop.comeAs(who, path)
    await sign(shop)
    await expect(shop.page.locator('main [aria-busy="true"]')).toHaveCount(0)
    expect(await shifts.all()).toBeLessThan(0.02)
  })
