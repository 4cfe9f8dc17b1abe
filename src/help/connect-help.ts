import { helpWidgetMachine } from '../../machines/help-widget/help-widget.machine'
import type { Api } from '../../model/contract'
import type { HelpSuggestion } from '../../model/content/help'
import { SEARCH_LENGTH } from '../../model/limits'
import { pageCall } from '../api/page-call'

/** The help centre with its calls. [CALL-102, CALL-103] */
export const connectHelp = (api: Api) =>
  helpWidgetMachine.provide({
    actors: {
      loadConfig: pageCall(({ signal }) => api('helpcenter.config', {}, { signal })),
      findArticles: pageCall<readonly HelpSuggestion[], { question: string }>(({ input, signal }) =>
        api('helpcenter.suggestions', { query: { q: input.question.slice(0, SEARCH_LENGTH) } }, { signal }),
      ),
    },
  })
