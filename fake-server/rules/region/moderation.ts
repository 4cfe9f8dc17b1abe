import { REGION_ACTIVE, regionState } from '../../../model/company/region'
import type { Scene } from '../../scene'
import { nextId } from '../../tables'
import { isRemoved, namesOf } from './region-view'

type ModerationScene = Pick<Scene, 'tables' | 'now'>

/** The regions that wait for the shop to check them, with their names, the newest first. [STATE-007] */
export const regionsOnModeration = (scene: ModerationScene): { id: number; name: string }[] =>
  scene.tables.region
    .getAll()
    .filter((region) => regionState(region) === 'moderated' && !isRemoved(region))
    .sort((one, other) => other.id - one.id)
    .map((region) => {
      const { company_name, store_city_name } = namesOf(scene, region)
      return { id: region.id, name: `${company_name}, ${store_city_name}` }
    })

/** Lets a region through moderation: from now on it buys, and its administrators get a letter. Does nothing to other regions. [STATE-007] */
export function approveRegion(scene: ModerationScene, id: number): void {
  const { tables, now } = scene
  const region = tables.region.findFirst({ where: { id: { equals: id } } })
  if (!region || regionState(region) !== 'moderated') return
  tables.region.update({ where: { id: { equals: id } }, data: { status: REGION_ACTIVE } })
  const { company_name, store_city_name } = namesOf(scene, region)
  for (const { email } of tables.user.getAll().filter((user) => region.admin_ids.includes(user.id)))
    tables.message.create({
      id: nextId(tables, 'message'),
      to: email,
      kind: 'email',
      title: `${company_name}: можно заказывать`,
      text: `Мы проверили регион ${store_city_name}: открыты ваши цены и заказы.`,
      link: '/',
      at: now(),
    })
}
