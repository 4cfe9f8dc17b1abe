import { createActor, waitFor } from 'xstate'
import { selectArticles } from '../../../../../machines/help-widget/help-widget.machine'
import { HELP_DEBOUNCE_MS } from '../../../../../model/limits'
import { connectHelp } from '../../../../../src/help/connect-help'
import { atRest } from '../../../../support/waiting/at-rest'
import { newServer, visitor } from '../../../../support/world'
import { heldAnswer } from '../../held-answer'
import type { Told } from '../../tell-story'

const LATE = 'заказ'

export const helpQuestion: Told = {
  id: 'help-question',
  title: 'Вопрос в\u00a0центре поддержки',
  about:
    'Один знак магазин не\u00a0спрашивает: сперва два знака и\u00a0полсекунды тишины. Ничего не\u00a0нашлось\u00a0– это тоже ответ, и\u00a0страница говорит о\u00a0нём. Свернули посреди вопроса\u00a0– вопрос отозван и\u00a0стёрт, опоздавшие статьи уже не\u00a0появятся.',
  story: 'help',
  rules: ['NAV-026', 'STATE-020', 'VALID-008', 'CONST-012'],
  cast: ['helpWidget'],
  detailOf: (url) => (url.searchParams.has('q') ? `q=${url.searchParams.get('q')}` : ''),
  run: async ({ open, chapter, end, show, inspect }) => {
    const server = newServer()
    const { who } = await visitor(server, 1)
    const { isLetGo, letGo } = heldAnswer()
    const tab = open({
      server,
      who,
      intercept: async (url, _, send) => {
        const answer = await send()
        if (new URL(url).searchParams.get('q') === LATE) await isLetGo
        return answer
      },
    })
    const help = createActor(connectHelp(tab.api), { inspect, clock: tab.clock })
    const showAnswer = () => {
      const { text } = help.getSnapshot().context
      show('helpWidget', `${text ? `в\u00a0поле «${text}»` : 'поле пусто'}, статей: ${selectArticles(help.getSnapshot()).length}`)
    }
    const type = (text: string) => help.send({ type: 'question.typed', text })
    const rest = () => tab.clock.increment(HELP_DEBOUNCE_MS)
    const answered = () => waitFor(help, (state) => state.hasTag('answered'))

    chapter('Один знак')
    help.start()
    await waitFor(help, (state) => state.hasTag('shown'))
    help.send({ type: 'widget.opened' })
    type('у')
    rest()
    chapter('Два знака и\u00a0тишина')
    type('уп')
    rest()
    await answered()
    showAnswer()
    chapter('Ничего не\u00a0нашлось')
    type('упаковка')
    rest()
    await answered()
    showAnswer()
    chapter('Свёрнут посреди вопроса')
    type(LATE)
    rest()
    await atRest()
    help.send({ type: 'widget.closed' })
    letGo()
    await atRest()
    help.send({ type: 'widget.opened' })
    showAnswer()
    end()
    help.stop()
  },
}
