import { REGION_ACTIVE, regionState } from '../../../model/company/region'
import { REFUSAL_REASON_LENGTH } from '../../../model/limits'
import { cleanText } from '../../../model/text/typed/clean-text'
import { refuse } from '../../refusals'
import type { Scene, StoredRegion } from '../../scene'
import { nextId } from '../../tables'
import { moderationRefusalOf } from './moderation-refusal'
import { isRemoved, namesOf } from './region-view'

type ModerationScene = Pick<Scene, 'tables' | 'now'>

/** The regions that wait for the shop to check them, without those that it refused, with their names, the newest first. [STATE-007] */
export const regionsOnModeration = (scene: ModerationScene): { id: number; name: string }[] =>
  scene.tables.region
    .getAll()
    .filter((region) => regionState(region) === 'moderated' && !isRemoved(region) && moderationRefusalOf(scene, region.id) === null)
    .sort((one, other) => other.id - one.id)
    .map((region) => {
      const { company_name, store_city_name } = namesOf(scene, region)
      return { id: region.id, name: `${company_name}, ${store_city_name}` }
    })

/** Lets a region through moderation: from now on it buys, and its administrators get a letter. Does nothing to other regions. [STATE-007] */
export function approveRegion(scene: ModerationScene, id: number): void {
  const region = waiting(scene, id)
  if (!region) return
  scene.tables.region.update({ where: { id: { equals: id } }, data: { status: REGION_ACTIVE } })
  const { company_name, store_city_name } = namesOf(scene, region)
  write(scene, region, `${company_name}: можно заказывать`, `Мы проверили регион ${store_city_name}: открыты ваши цены и заказы.`, '/')
}

/**
 * Refuses a region on moderation, which then waits for its administrators: they get a letter with the reason and send it again once they
 * have corrected what was wrong. Does nothing to other regions, or without a reason. [STATE-007]
 */
export function refuseRegion(scene: ModerationScene, id: number, reason: string): void {
  const region = waiting(scene, id)
  const text = cleanText(reason).trim().slice(0, REFUSAL_REASON_LENGTH)
  if (!region || text === '') return
  scene.tables.moderationRefusal.create({ id, reason: text, at: scene.now() })
  const { company_name, store_city_name } = namesOf(scene, region)
  const advice = 'Исправьте данные компании и\u00a0отправьте регион на\u00a0проверку ещё раз: это делают на\u00a0странице «Мои компании».'
  write(
    scene,
    region,
    `${company_name}: проверка не\u00a0пройдена`,
    `Регион ${store_city_name} пока не\u00a0открыт. Причина: ${withStop(text)} ${advice}`,
    `/personal/companies?region=${id}`,
  )
}

/** Sends a refused region for moderation again. @throws 409 for one that was not refused, or is by now not on moderation */
export function moderateAgain({ tables }: Pick<Scene, 'tables'>, region: StoredRegion): void {
  if (regionState(region) !== 'moderated') throw refuse(409, { message: 'Этот регион уже не\u00a0на\u00a0модерации' })
  const [refusal] = tables.moderationRefusal.deleteMany({ where: { id: { equals: region.id } } })
  if (!refusal) throw refuse(409, { message: 'Этот регион уже на\u00a0проверке' })
}

/** A region that waits to be checked. */
function waiting(scene: ModerationScene, id: number): StoredRegion | null {
  const region = scene.tables.region.findFirst({ where: { id: { equals: id } } })
  return region && regionState(region) === 'moderated' && !isRemoved(region) && moderationRefusalOf(scene, id) === null ? region : null
}

const withStop = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** A letter to the administrators of a region. [DEC-041] */
function write({ tables, now }: ModerationScene, region: StoredRegion, title: string, text: string, link: string): void {
  for (const { email } of tables.user.getAll().filter((user) => region.admin_ids.includes(user.id)))
    tables.message.create({ id: nextId(tables, 'message'), to: email, kind: 'email', title, text, link, at: now() })
}
