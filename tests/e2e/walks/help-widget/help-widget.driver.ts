import { helpWidgetMachine } from '../../../../machines/help-widget/help-widget.machine'
import { HelpCentre } from '../../pages/help'
import { expect } from '../../support/shop'
import { driverOf } from '../harness/driver'
import { ALL_ATTEMPTS, SILENT } from '../harness/failures'
import type { Stage } from '../harness/stage'

type World = { stage: Stage; help: HelpCentre }
const ARTICLES = [{ title: 'Как оформить заказ', uri: '/info/faq/kak-oformit-zakaz' }]
/** A text that nothing is found by, one that is too short, and one with articles. */
const TEXTS = ['', 'з', 'заказ', 'ничегонет'] as const

const isClosed = async ({ help }: World) => {
  await expect(help.opener).toHaveAttribute('aria-expanded', 'false')
  await expect(help.field).toBeHidden()
}
const isBusy = ({ help }: World) => expect(help.panel.locator('[aria-busy=true]')).toHaveCount(1)

export default driverOf<typeof helpWidgetMachine, World>({
  machine: helpWidgetMachine,
  unreached: {},
  starts: [
    {
      name: 'гость на странице входа',
      input: undefined,
      come: async (stage) => {
        await stage.shop.open('/auth/login')
        await expect(stage.shop.login.form).toBeVisible()
        // Its code comes when the page rests.
        await stage.passUntil(async () => (await stage.waiting('helpcenter.config')) > 0, 'the help centre is asked for')
        return { stage, help: new HelpCentre(stage.page) }
      },
    },
  ],
  events: {
    'widget.opened': [{ as: { type: 'widget.opened' }, make: ({ help }) => help.opener.click() }],
    'widget.closed': [
      {
        as: { type: 'widget.closed' },
        make: ({ help }) => help.opener.click(),
      },
    ],
    'question.typed': TEXTS.map((text) => ({
      as: { type: 'question.typed', text },
      when: ({ context }) => context.text !== text,
      make: ({ help }) => help.field.fill(text),
    })),
    'question.submitted': [{ as: { type: 'question.submitted' }, make: ({ help }) => help.field.press('Enter') }],
    'page.entered': [
      {
        as: { type: 'page.entered' },
        make: async ({ stage }) => {
          await stage.page.getByRole('link', { name: 'Картер, главная страница' }).click()
          await stage.page.goBack()
        },
      },
    ],
  },
  calls: {
    loadConfig: {
      asks: 'helpcenter.config',
      done: [
        { as: { enabled: true, initial_expanded: false } },
        { as: { enabled: true, initial_expanded: true }, plays: ['helpExpanded'] },
        { as: { enabled: false, initial_expanded: false }, plays: ['helpOff'] },
      ],
      failed: [{ as: SILENT, plays: ['helpLost'], attempts: ALL_ATTEMPTS }],
    },
    findArticles: {
      asks: 'helpcenter.suggestions',
      done: [
        { as: ARTICLES, when: ({ context }) => context.text === 'заказ' },
        { as: [], when: ({ context }) => context.text === 'ничегонет' },
      ],
      failed: [{ as: SILENT, plays: ['helpFails'], attempts: ALL_ATTEMPTS }],
    },
  },
  states: {
    asking: ({ help }) => expect(help.panel).toBeHidden(),
    judging: { unseen: 'Проходится сразу, как пришла настройка.' },
    missing: ({ help }) => expect(help.panel).toBeHidden(),
    absent: ({ help }) => expect(help.panel).toBeHidden(),
    collapsed: isClosed,
    open: async ({ help }, { context }) => {
      await expect(help.opener).toHaveAttribute('aria-expanded', 'true')
      await expect(help.field).toHaveValue(context.text)
      await expect(help.links).toHaveCount(2)
    },
    'open.choosing': { unseen: 'Проходится сразу, как набран знак.' },
    'open.idle': async ({ help }) => {
      await expect(help.articles).toHaveCount(0)
      await expect(help.button).toHaveAccessibleDescription('Введите хотя бы 2 знака')
    },
    'open.resting': isBusy,
    'open.searching': isBusy,
    'open.found': ({ help }, { context }) =>
      context.text === 'заказ' ? expect(help.articles.first()).toHaveText('Как оформить заказ') : expect(help.empty).toBeVisible(),
    'open.failed': ({ help }) => expect(help.failure).toBeVisible(),
  },
})
