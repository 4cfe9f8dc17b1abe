import type { SnapshotFrom } from 'xstate'
import { regionsMachine } from '../../../../machines/regions/regions.machine'
import { ApiError, BROKEN_CONTRACT } from '../../../../model/api-error'
import { type CompanyRegion, REGION_ACTIVE, REGION_BLOCKED, REGION_MODERATED } from '../../../../model/company/region'
import { AWAY_MS, leaveFor } from '../../support/looks'
import { expect, type Shop } from '../../support/shop'
import { driverOf } from '../harness/driver'
import { ALL_ATTEMPTS, SILENT } from '../harness/failures'
import type { Stage } from '../harness/stage'
import type { Unreached } from '../harness/unreached'
import { acceptElsewhere, FIRST_REGION, invitedTabs, SECOND_REGION } from '../worlds/other-tabs'

/** `invites`: other tabs, each with an invitation that waits for the answer. */
type World = { stage: Stage; invites: Shop[] }
type Snapshot = SnapshotFrom<typeof regionsMachine>

const CHOOSES = 'выбирает из своих регионов'
const INVITED = 'ещё в один регион приглашён'
const NOWHERE = 'регионов нет'
const INVITED_FIRST = 'в первый регион приглашён'

const regionOf = (id: number, store_city_name: string, status = REGION_ACTIVE): CompanyRegion => ({
  id,
  company_id: id,
  company_name: '',
  store_city_id: id,
  store_city_name,
  status,
  favorite: 0,
  admin_ids: [],
  user_id: 1,
})
const KAZAN = regionOf(1, 'Казань')
const SAMARA = regionOf(2, 'Самара')
const TYUMEN = regionOf(5, 'Тюмень')
const OWN = [KAZAN, SAMARA, regionOf(3, 'Нижний Новгород', REGION_MODERATED), regionOf(4, 'Екатеринбург', REGION_BLOCKED)]

async function arrived(stage: Stage): Promise<void> {
  await stage.passUntil(async () => (await stage.waiting('regions.list')) > 0, 'the regions are asked for')
  // It waits a while for what stands above it.
  await stage.passUntil(() => stage.shop.heading('Бренды').isVisible(), 'the page')
}

const hasCompany = (start: string) => start === CHOOSES || start === INVITED
const barOf = ({ page }: Stage) => page.getByRole('region', { name: 'Компании не загрузились' })
const cityOf = ({ context: { regions }, context }: Snapshot, id = context.active?.id) =>
  regions.find((region) => region.id === id)?.store_city_name ?? ''
async function popupOf({ stage: { shop } }: World, snapshot: Snapshot) {
  if (!(await shop.regions.popup.isVisible())) await shop.header.openRegions(cityOf(snapshot))
  return shop.regions
}

/** The header says for whom is bought, the popup what is marked in it, and a bar that the list never came. */
async function isShown({ stage, stage: { shop } }: World, snapshot: Snapshot): Promise<void> {
  const { active, picked, isKnown, problem } = snapshot.context
  const button = shop.header.banner.getByRole('button', { name: cityOf(snapshot) || 'Выберите регион' })
  await (active ? expect(button).toBeVisible() : expect(button).toHaveCount(0))
  await expect(barOf(stage)).toHaveCount(isKnown || problem === null ? 0 : 1)
  if (picked !== null) await expect(shop.regions.region(cityOf(snapshot, picked))).toBeChecked()
}

const unreached: Unreached<typeof regionsMachine, 'regions'> = {
  'regions.looking--done.loadRegions.1':
    'Действующий регион меняют на стороне магазина: проверяют его, блокируют, переименовывают. Сервер демо этого не делает, а о переменах из других вкладок приходит команда загрузить список.',
  'regions.loading--favoriteRegion.changed.0': 'Список приходит раньше, чем в другой вкладке нажата звезда.',
  'regions.looking--favoriteRegion.changed.0': 'Список приходит раньше, чем в другой вкладке нажата звезда ещё раз.',
  'regions--region.noted.0':
    'Полоса стоит, пока прошлый регион неизвестен, то есть на первых страницах после входа. Обходы начинают те, кто вошёл раньше и вернулся.',
}

export default driverOf<typeof regionsMachine, World>({
  machine: regionsMachine,
  unreached,
  starts: [
    {
      name: CHOOSES,
      input: { userId: 1, remembered: KAZAN.id },
      come: async (stage) => {
        await stage.shop.comeAs('administrator', '/brands')
        await arrived(stage)
        return { stage, invites: [] }
      },
    },
    {
      name: INVITED,
      input: { userId: 3, remembered: KAZAN.id },
      come: async (stage, ahead) => {
        await stage.shop.comeAs('buyer')
        // The first that gives the answer is believed, the others look it up.
        const invites = await invitedTabs(stage, SECOND_REGION, ahead.filter((type) => type === 'regions.load').length)
        await stage.page.bringToFront()
        await stage.shop.open('/brands')
        await arrived(stage)
        return { stage, invites }
      },
    },
    ...[NOWHERE, INVITED_FIRST].map((name) => ({
      name,
      input: { userId: 5, remembered: null },
      come: async (stage: Stage) => {
        await stage.shop.comeAs('unregistered', '/brands')
        await arrived(stage)
        return { stage, invites: [] }
      },
    })),
  ],
  situation: ({ value, context: { active, picked, isKnown, problem, regions: known } }) =>
    JSON.stringify([value, active?.id, picked, isKnown, problem, known.length]),
  // What never came is asked for by hand first, to walk less.
  mayPass: (_, { context: { isKnown } }) => isKnown,
  events: {
    'regions.retried': [
      {
        as: { type: 'regions.retried' },
        when: ({ context: { isKnown } }, start) => !isKnown && hasCompany(start),
        make: ({ stage }) => barOf(stage).getByRole('button', { name: 'Повторить' }).click(),
      },
      {
        as: { type: 'regions.retried' },
        // Who has no company is asked for it in a window over the bar.
        when: ({ context: { isKnown } }, start) => !isKnown && !hasCompany(start),
        make: ({ stage }) => stage.interruptNetwork(),
      },
    ],
    'region.picked': OWN.slice(0, 3).map(({ id, store_city_name }) => ({
      as: { type: 'region.picked', id },
      when: ({ context: { isKnown, active, picked } }, start) => start === CHOOSES && isKnown && (picked ?? active?.id) !== id,
      make: async (world, snapshot) => (await popupOf(world, snapshot)).region(store_city_name).check(),
    })),
    'choice.dropped': [
      {
        as: { type: 'choice.dropped' },
        when: ({ context: { isKnown } }, start) => start === CHOOSES && isKnown,
        make: async (world, snapshot) => {
          const { popup } = await popupOf(world, snapshot)
          await popup.getByRole('button', { name: 'Отмена' }).click()
          await expect(popup).toBeHidden()
        },
      },
    ],
    'region.noted': [],
    'region.confirmed': [
      {
        as: { type: 'region.confirmed' },
        when: ({ context: { active, picked } }) => picked !== null && picked !== active?.id,
        make: async (world, snapshot) => {
          const { popup, apply } = await popupOf(world, snapshot)
          await apply.click()
          await expect(popup).toBeHidden()
        },
      },
    ],
    'region.follow': [KAZAN, SAMARA].map(({ id, store_city_name }) => ({
      as: { type: 'region.follow', id },
      when: ({ context: { isKnown, active, picked } }, start) => start === CHOOSES && isKnown && active?.id !== id && picked === null,
      make: async ({ stage }, snapshot) => {
        const other = await stage.shop.tab()
        await other.open('/brands')
        await other.header.openRegions(cityOf(snapshot))
        await other.regions.choose(store_city_name)
        await expect(other.regions.popup).toBeHidden()
        await other.page.close()
        await stage.page.bringToFront()
      },
    })),
    'regions.load': [
      {
        as: { type: 'regions.load' },
        when: ({ value, context: { isKnown } }, start) => start === INVITED && isKnown === (value !== 'loading'),
        make: ({ stage, invites }) => acceptElsewhere(stage, invites, SECOND_REGION),
      },
      {
        as: { type: 'regions.load' },
        when: ({ value }, start) => start === INVITED_FIRST && value === 'none',
        make: ({ stage }) => acceptElsewhere(stage, [], FIRST_REGION),
      },
    ],
    'favoriteRegion.changed': [
      {
        as: { type: 'favoriteRegion.changed' },
        when: ({ value }, start) => start === CHOOSES && value === 'chosen',
        make: async ({ stage }) => {
          const other = await stage.shop.tab()
          await other.open('/personal/companies')
          const star = other.page.getByRole('button', { name: /: сделать избранным$/ }).first()
          const label = (await star.getAttribute('aria-label')) ?? ''
          await star.click()
          await expect(other.page.getByRole('button', { name: label.replace('сделать избранным', 'избранный регион') })).toBeVisible()
          await other.page.close()
          await stage.page.bringToFront()
        },
      },
    ],
    'regions.looked': [
      {
        as: { type: 'regions.looked' },
        when: (_, start) => start !== INVITED_FIRST,
        later: AWAY_MS,
        make: ({ stage }) => leaveFor(stage.page, AWAY_MS),
      },
    ],
  },
  calls: {
    loadRegions: {
      asks: 'regions.list',
      done: [
        { as: OWN, when: (_, start) => start === CHOOSES },
        { as: [KAZAN], when: (_, start) => start === INVITED },
        { as: [], when: ({ context: { isKnown } }, start) => start === NOWHERE || (start === INVITED_FIRST && !isKnown) },
        { as: [TYUMEN], when: ({ context: { isKnown } }, start) => start === INVITED_FIRST && isKnown },
      ],
      failed: [
        { as: SILENT, plays: ['regionsFail'], attempts: ALL_ATTEMPTS },
        { as: new ApiError(BROKEN_CONTRACT, ''), plays: ['nonsense'] },
      ],
    },
  },
  states: {
    loading: isShown,
    choosing: { unseen: 'Проходится сразу, как пришёл список.' },
    chosen: isShown,
    looking: isShown,
    none: async (world, snapshot) => {
      await isShown(world, snapshot)
      await expect(world.stage.shop.setup.company).toBeVisible()
    },
    failed: isShown,
    refused: isShown,
  },
})
