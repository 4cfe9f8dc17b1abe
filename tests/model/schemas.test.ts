import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { Cart, CartItem } from '../../model/cart/cart'
import { Category } from '../../model/catalogue/category'
import { Filter, ProductQuery } from '../../model/catalogue/filter'
import { derivedPrice, ProductPrice } from '../../model/catalogue/product-price'
import { Product } from '../../model/catalogue/product'
import { Company, Debt, Invite, Manager } from '../../model/company/company'
import { UpdDocument } from '../../model/document/document'
import { DeliveryAddress, DeliverySchedules } from '../../model/company/delivery'
import { CompanyRegion, regionState } from '../../model/company/region'
import { CloudFile, CloudFolder } from '../../model/content/cloud'
import { FaqCategory, FaqItem } from '../../model/content/faq'
import { Job } from '../../model/content/job'
import { GiftProductsCount, Promotion } from '../../model/content/promotion'
import { VehicleDetails, VehicleGroup } from '../../model/vehicle/details/vehicle-details'
import { contract } from '../../model/contract/index'
import { Notification, ProductNotification, PromoNotification } from '../../model/conversation/notification'
import { Survey, SurveyAnswer } from '../../model/conversation/survey'
import { CodeVerification } from '../../model/identity/code-verification'
import { User } from '../../model/identity/user'
import { Order } from '../../model/order/order'
import { OrderReview } from '../../model/order/review'
import { ORDER_STATUSES, orderStatusLabel } from '../../model/order/status'
import { UserCart } from '../../model/saved-cart/saved-cart'

type Json = { [key: string]: Json | Json[] | string | undefined }

/** Every field of a schema as it stands on the wire, as dotted paths; arrays and alternatives are looked into, recursion once. */
function fields(schema: z.ZodMiniType): string[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json // plain JSON by its nature
  const found = new Set<string>()
  const walk = (node: Json, path: string, refs: readonly string[]): void => {
    const ref = node['$ref']
    if (typeof ref === 'string') {
      if (refs.includes(ref)) return
      const target = ref === '#' ? root : (root['$defs'] as Record<string, Json> | undefined)?.[ref.replace('#/$defs/', '')] // $defs is a table of schemas
      if (target) walk(target, path, [...refs, ref])
      return
    }
    for (const key of ['anyOf', 'oneOf', 'allOf']) {
      const options = node[key]
      if (Array.isArray(options)) for (const option of options) walk(option, path, refs)
    }
    const { items, properties } = node
    if (items && typeof items === 'object' && !Array.isArray(items)) walk(items, path, refs)
    // properties is a table of schemas
    for (const [name, child] of Object.entries((properties ?? {}) as Record<string, Json>)) {
      const inner = path === '' ? name : `${path}.${name}`
      found.add(inner)
      walk(child, inner, refs)
    }
  }
  walk(root, '', [])
  return [...found]
}

/** The fields that the specification lists, word for word. */
const LISTED: readonly (readonly [title: string, schema: z.ZodMiniType, listed: string])[] = [
  ['User [ENT-001]', User, 'id name email phone registration_not_complete last_company_id'],
  ['Company [ENT-002]', Company, 'company_name inn'],
  ['Company region [ENT-003]', CompanyRegion, 'id company_id company_name store_city_id store_city_name status favorite admin_ids user_id'],
  ['Delivery address [ENT-004]', DeliveryAddress, 'id is_primary name address position region subregion'],
  ['Delivery schedule [ENT-005]', DeliverySchedules, 'items'],
  ['Debt [ENT-006]', Debt, 'debt overdue_debt overdue_debt5'],
  ['Manager [ENT-007]', Manager, 'name phone email'],
  [
    'Product [ENT-008]',
    Product,
    'id images values values.parameter values.parameter.name values.parameter.type values.number values.name count favorite cost cost_vs_discount bonus limit category_name',
  ],
  ['Cart item with its analog [ENT-008]', CartItem, 'product qty analog_tavrolub analog_tavrolub.id'],
  [
    'Product price [ENT-009]',
    ProductPrice,
    'product_id sale cost base_price stock arrival self_stock online discount discount.discount discount2 discount2.discount guest_cost stock_id price_doc price_type promo gifts',
  ],
  ['Cart', Cart, 'items items.product items.qty'],
  ['Saved cart [ENT-011]', UserCart, 'id items items.product items.qty totalCost is_manager created_at'],
  ['Category [ENT-012]', Category, 'id slug name children children.id'],
  ['Filter [ENT-013]', Filter, 'type values values.value sliderRange values.name values.count'],
  ['Facets of a list [ENT-013]', contract['products.all'].output, 'products total filters brands range gift'],
  ['Order [ENT-014]', Order, 'id created_at items items.cost items.qty confirmedOrders gift review status'],
  [
    'Order review [ENT-015]',
    OrderReview,
    'mark_speed comment_speed mark_quality comment_quality mark_delivery comment_delivery mark_manager comment_manager',
  ],
  [
    'Survey [ENT-016]',
    Survey,
    'id title placement questions questions.id questions.title questions.max_user_answers questions.items questions.items.id questions.items.text questions.items.finish_allowed questions.items.text_answer_allowed',
  ],
  ['Survey answer [ENT-016]', SurveyAnswer, 'id items text_answer'],
  ['Promotion [ENT-017]', Promotion, 'id action_type values categories banners'],
  ['Gift products count [ENT-017]', GiftProductsCount, 'count'],
  ['Notification [ENT-018]', Notification, 'data data.title created_at read_at title text icon'],
  ['Promo notification [ENT-018]', PromoNotification, 'id title url created_at read_at'],
  ['Product notification [ENT-018]', ProductNotification, 'id'],
  ['Document [ENT-019]', UpdDocument, 'overdue'],
  ['Code verification [ENT-020]', CodeVerification, 'id code_verification'],
  ['Invite [ENT-021]', Invite, 'id'],
  ['Job [ENT-021]', Job, 'id'],
  ['FAQ item [ENT-021]', FaqItem, 'id'],
  ['FAQ category [ENT-021]', FaqCategory, 'id'],
  ['Cloud folder [ENT-022]', CloudFolder, 'id'],
  ['Cloud file [ENT-022]', CloudFile, 'id'],
  ['Filter group of a vehicle [ENT-023]', VehicleGroup, 'id parentId name childGroups childGroups.id link'],
  ['Vehicle details [ENT-023]', VehicleDetails, 'categories categories.units categories.units.details categories.units.details.match'],
]

describe('entities', () => {
  it.each(LISTED)('%s has every listed field under its own name', (_title, schema, listed) => {
    const own = fields(schema)
    expect(listed.split(' ').filter((field) => !own.includes(field))).toEqual([])
  })

  it('a price row gives the three derived figures [ENT-009]', () => {
    const row = { cost: 100_000, discount: { discount: 1000 }, discount2: { discount: 500 }, guest_cost: 120_000 }
    expect(derivedPrice(row)).toEqual({ cost_vs_discount: 85_500, total_discount: 1500, profit: 34_500 })
  })

  it('an order has five statuses, and no other is accepted [ENT-014]', () => {
    expect(ORDER_STATUSES.map((status) => [status, orderStatusLabel(status, 'Казань')])).toEqual([
      [0, 'Размещен'],
      [10, 'Подтвержден'],
      [20, 'В пути на склад Казань'],
      [90, 'Отгружен'],
      [99, 'Отменен'],
    ])
    const status = z.pick(Order, { status: true })
    expect([-1, 0, 1, 10, 20, 30, 90, 99, 100, '0'].filter((value) => z.safeParse(status, { status: value }).success)).toEqual([
      0, 10, 20, 90, 99,
    ])
  })

  it('a company region is active at 1, blocked at 99, and on moderation at every other status [ENT-003]', () => {
    expect([1, 99, 0, 2, 98, -1].map((status) => regionState({ status }))).toEqual([
      'active',
      'blocked',
      'moderated',
      'moderated',
      'moderated',
      'moderated',
    ])
    const flag = z.pick(CompanyRegion, { favorite: true })
    expect([0, 1, 2, true].filter((favorite) => z.safeParse(flag, { favorite }).success)).toEqual([0, 1])
  })

  it('one value of action_type is gift [ENT-017]', () => {
    expect(z.safeParse(z.pick(Promotion, { action_type: true }), { action_type: 'gift' })).toMatchObject({ success: true })
  })

  it('a rating may be asked for from 0 to 5 stars and no other [ENT-013]', () => {
    const accepted = [-1, 0, 1, 2, 3, 4, 5, 6, 2.5].filter((rating) => z.safeParse(ProductQuery, { rating }).success)
    expect(accepted).toEqual([0, 1, 2, 3, 4, 5])
  })
})

describe('order review on the wire', () => {
  const empty = {
    mark_speed: null,
    comment_speed: '',
    mark_quality: null,
    comment_quality: '',
    mark_delivery: null,
    comment_delivery: '',
    mark_manager: null,
    comment_manager: '',
  }

  it('a mark is a whole number from 0 to 5, or null [VALID-006]', () => {
    const accepted = [null, -1, 0, 1, 2, 3, 4, 5, 6, 4.5, Number.NaN, '5'].filter(
      (mark) => z.safeParse(OrderReview, { ...empty, mark_speed: mark }).success,
    )
    expect(accepted).toEqual([null, 0, 1, 2, 3, 4, 5])
  })

  it('a comment has at most 1000 characters [VALID-006] [CONST-003]', () => {
    const accepted = [0, 999, 1000, 1001].filter(
      (length) => z.safeParse(OrderReview, { ...empty, comment_manager: 'я'.repeat(length) }).success,
    )
    expect(accepted).toEqual([0, 999, 1000])
  })
})
