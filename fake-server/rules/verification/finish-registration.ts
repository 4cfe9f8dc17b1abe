import type { RegistrationStep1, RegistrationStep2 } from '../../../model/identity/registration'
import { storeCity } from '../../catalogue/cities'
import { refuse } from '../../refusals'
import type { Scene, StoredUser } from '../../scene'
import { nextId } from '../../tables'
import { countByInn, newCompany, newRegion, TAKEN } from '../company/new-company'
import { requireGoodPassword } from './passwords'
import { checkCode, isAt, fulfil } from './verifications'

/** 422 where a company is registered under the INN already. [DEC-036] */
export function requireFreeInn(scene: Pick<Scene, 'tables'>, { inn }: Pick<RegistrationStep1, 'inn'>): void {
  if (inn !== undefined && countByInn(scene, inn) > 0) throw refuse(422, { errors: { inn: [TAKEN] } })
}

/**
 * The account of whoever registered, with the company and its first region on moderation; whoever was invited has none yet and joins by
 * the invitation. What is wrong besides the code costs no attempt. [DEC-036, DEC-040]
 */
export async function finishRegistration(scene: Scene, body: RegistrationStep2): Promise<StoredUser> {
  const { tables, secrets } = scene
  const kept = await secrets.keptOf(body.password)
  const said = tables.verification.findFirst({ where: { id: { equals: secrets.digest(body.code_verification_id) } } })?.said[0]
  if (said) requireGoodPassword(body.password, said.email)
  const isWithCompany = said?.inn !== undefined
  if (isWithCompany && (body.store_city_id === undefined || !storeCity(body.store_city_id)))
    throw refuse(422, { errors: { store_city_id: ['Выберите город из\u00a0списка'] } })
  const verification = checkCode(scene, body.code_verification_id, body.code, 'code')
  const [step1] = verification.said
  if (!step1) throw refuse(409, { message: 'Регистрация устарела, начните её заново' })
  requireFreeInn(scene, step1)
  const users = tables.user.getAll()
  if ([step1.email.toLowerCase(), step1.phone].some((target) => users.some(isAt(target))))
    throw refuse(409, { message: 'С этим email или телефоном уже зарегистрировались: войдите' })
  const id = nextId(tables, 'user')
  const user = tables.user.create({
    id,
    name: step1.name,
    email: step1.email,
    phone: step1.phone,
    password: kept,
    registration_not_complete: true,
    last_company_id: 0,
    favorite_region_id: 0,
  })
  if (step1.inn !== undefined && step1.company_name !== undefined && body.store_city_id !== undefined) {
    const company = newCompany({ ...scene, user }, { inn: step1.inn, kpp: step1.kpp, company_name: step1.company_name })
    const withCompany = tables.user.findFirst({ where: { id: { equals: id } } })
    newRegion({ ...scene, user: withCompany }, { company_id: company.id, store_city_id: body.store_city_id })
  }
  fulfil(scene, verification)
  return user
}
