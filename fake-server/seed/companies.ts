import { REGION_ACTIVE, REGION_BLOCKED, REGION_MODERATED } from '../../model/company/region'
import type { TableRow } from '../tables'
import { demoPeople } from './people'

type Company = TableRow<'company'>
const company = (id: number, company_name: string, inn: string, kpp: string, user_id: number): Company => {
  const maker = demoPeople.find((person) => person.id === user_id)
  return {
    id,
    company_name,
    inn,
    kpp,
    user_id,
    contact_name: maker?.name ?? '',
    contact_phone: maker?.phone ?? '',
    version: 1,
    changed_by: 0,
  }
}

/** The companies of the seed: invented, with INNs whose check digits are right. [DEC-043] */
export const companyRows = (): Company[] => [
  company(1, 'ООО «Волга-Сервис»', '1600906857', '160001001', 1),
  company(2, 'ИП Ермакова Н. П.', '520090548638', '', 1),
  company(3, 'ООО «Дизель-Комплект»', '6600904111', '660001001', 1),
  company(4, 'ООО «Техно-Заимка»', '7400910960', '740001001', 2),
  company(5, 'ООО «Степной ветер»', '6100912330', '610001001', 4),
  company(6, 'ООО «Дальний рейс»', '6300908228', '630001001', 7),
  company(7, 'АО «Магистраль-Опт»', '7700900000', '770001001', 8),
  company(8, 'ООО «Три гайки»', '5500909594', '550001001', 6),
]

type Region = TableRow<'region'>
const region = (id: number, company_id: number, store_city_id: number, admins: number[], more: Partial<Region> = {}): Region => ({
  id,
  company_id,
  store_city_id,
  status: REGION_ACTIVE,
  admin_ids: admins,
  member_ids: admins,
  user_id: admins[0] ?? 0,
  stopped: false,
  manager_id: store_city_id,
  debt: 0,
  overdue_debt: 0,
  overdue_debt5: 0,
  ...more,
})

/** The region that the administrator marked as favourite. */
export const FAVORITE_REGION = 1
/** The region of the 5 000 orders. */
export const BIG_REGION = 8
/** The person who made them. */
export const BIG_BUYER = 8

/** The regions of the seed. Store cities: 6 Казань, 7 Самара, 5 Нижний Новгород, 4 Екатеринбург, 18 Тюмень, 16 Краснодар, 1 Москва, 2 Санкт-Петербург. */
export const regionRows = (): Region[] => [
  region(FAVORITE_REGION, 1, 6, [1], { member_ids: [1, 3], debt: 61_234_000, overdue_debt: 0 }),
  region(2, 1, 7, [1], { debt: 18_450_050 }),
  region(3, 2, 5, [1], { status: REGION_MODERATED }),
  region(4, 3, 4, [1], { status: REGION_BLOCKED, debt: 8_412_000, overdue_debt: 8_412_000, overdue_debt5: 8_412_000 }),
  region(5, 4, 18, [2], { debt: 4_730_000 }),
  region(6, 5, 16, [4], { status: REGION_MODERATED }),
  region(7, 6, 7, [7], { stopped: true, debt: 24_718_060, overdue_debt: 12_288_504, overdue_debt5: 8_768_474 }),
  region(BIG_REGION, 7, 1, [BIG_BUYER], { debt: 482_911_540 }),
  region(9, 7, 2, [BIG_BUYER], { debt: 97_300_000 }),
]
