import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import {
  type FocusEvent,
  type FormEvent,
  type FunctionComponent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { SEARCH_LENGTH } from '../../model/limits'
import { resultsPage, searchWords } from '../../model/search/search-address'
import { useConfig } from '../hooks/data/use-config'
import { useGo } from '../hooks/screen/use-navigation'
import { Icon } from '../ui/icon'
import { searchPanel } from './lazy-search'
import type { SearchHandle, SearchPanelProps, SearchState } from './search-panel'
import styles from './search-box.module.scss'

/** The id by which the key `/` finds the search field. [DEC-051] */
export const SEARCH_ID = 'search'
const CLOSED: SearchState = { isOpen: false, activeElementId: undefined }

/**
 * Leads to the catalogue with what was typed; shows what the list on the page was searched by. [NAV-006] What it suggests comes with
 * the focus, code and all: without it, and where the shop has no search service, the field works as before. [DEC-002]
 */
export function SearchBox() {
  const go = useGo()
  const search = searchWords(new URLSearchParams(useSearch()))
  const config = useConfig()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const panel = useRef<SearchHandle>(null)
  const [Panel, setPanel] = useState<FunctionComponent<SearchPanelProps>>()
  const [{ isOpen, activeElementId }, setShown] = useState(CLOSED)
  const service = config?.search_url === '' ? undefined : config
  // The field stays as it is, and who is in it stays there.
  useEffect(() => {
    if (field.current) field.current.value = search
  }, [search])
  const want = useCallback(() => {
    if (panel.current) panel.current.enter(field.current?.value ?? '')
    else
      searchPanel.load().then(
        (come) => setPanel(() => come),
        (error: unknown) => console.warn(error),
      )
  }, [])
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = field.current?.value.trim() ?? ''
    if (panel.current?.submit(typed)) return
    if (typed !== '') go(resultsPage(typed))
  }
  function press(event: KeyboardEvent) {
    if (panel.current?.press(event)) event.preventDefault()
  }
  function empty() {
    if (!field.current) return
    field.current.value = ''
    field.current.focus()
    panel.current?.type('')
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
    if (!currentTarget.contains(relatedTarget)) panel.current?.leave()
  }
  return (
    <form role="search" className={styles.seek} action="/catalog" onSubmit={submit} onPointerEnter={searchPanel.loadAhead} onBlur={leave}>
      <span className={styles.box}>
        <Icon of={Search} />
        <input
          ref={field}
          id={SEARCH_ID}
          type="search"
          name="q"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={activeElementId}
          aria-autocomplete="list"
          defaultValue={search}
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Я хочу купить..."
          aria-label="Поиск по названию, артикулу или номеру OEM"
          aria-keyshortcuts="/"
          onFocus={want}
          onClick={want}
          onInput={(event) => panel.current?.type(event.currentTarget.value)}
          onKeyDown={press}
        />
        <kbd aria-hidden="true">/</kbd>
        {/* Shown while something stands in the field, which keeps the focus. */}
        <button type="button" aria-label="Очистить поиск" onPointerDown={(event) => event.preventDefault()} onClick={empty}>
          <Icon of={X} />
        </button>
      </span>
      {Panel && service && <Panel serviceKey={service.search_key} ref={panel} listId={listId} field={field} onState={setShown} />}
    </form>
  )
}
