import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { selectActiveId, selectAnswered, selectOptions } from '../../machines/search/search.machine'
import type { SearchOption } from '../../model/search/search-options'
import { counted } from '../../model/text/plural'
import { words } from '../../model/text/words'
import { useApi } from '../shop/api-context'
import { optionElementId } from '../ui/form/use-active-option'
import { useGo } from '../hooks/screen/use-navigation'
import { isCommand } from '../ui/controls/modified-key'
import { TextLinkButton } from '../ui/controls/text-link-button'
import { connectSearch } from './connect-search'
import { SearchOptions } from './search-options'
import styles from './search-panel.module.scss'
import { useOwnActor } from '../hooks/data/use-own-actor'
import { OwnText } from '../ui/text/own-text'

/** What the field tells of itself; `press` and `enter` say whether the list has taken it. */
export type SearchHandle = {
  enter: (text: string) => void
  type: (text: string) => void
  leave: () => void
  press: (event: KeyboardEvent) => boolean
  submit: (text: string) => boolean
}
/** What the field shows of the list, for screen readers. */
export type SearchState = { isOpen: boolean; activeElementId: string | undefined }
export type SearchPanelProps = {
  serviceKey: string

  ref: Ref<SearchHandle>
  listId: string
  field: RefObject<HTMLInputElement | null>
  onState: (state: SearchState) => void
}

/** Under the search field: earlier queries, or what the service suggests in groups; the field itself keeps the focus. [CALL-110, DEC-057] */
export function SearchPanel({ serviceKey, ref, listId, field, onState }: SearchPanelProps) {
  const api = useApi()
  const go = useGo()
  const [machine] = useState(() => connectSearch(api, serviceKey))
  const search = useOwnActor(machine)
  const isOpen = useSelector(search, (state) => state.hasTag('open'))
  const isBusy = useSelector(search, (state) => state.hasTag('busy'))
  const hasFailed = useSelector(search, (state) => state.hasTag('failed'))
  const isRecent = useSelector(search, (state) => state.hasTag('recent'))
  const answered = useSelector(search, selectAnswered)
  const options = useSelector(search, selectOptions, isSame)
  const activeId = useSelector(search, selectActiveId)
  const isShown = isOpen && (hasFailed || isBusy || answered !== null || options.length > 0)
  const activeElementId = isShown && activeId !== null ? optionElementId(listId, activeId) : undefined

  useEffect(() => {
    // What was typed while the code was on its way.
    const { current } = field
    if (current && current === document.activeElement) search.send({ type: 'field.entered', text: current.value })
  }, [search, field])
  useEffect(() => onState({ isOpen: isShown, activeElementId }), [onState, isShown, activeElementId])

  const active = options.find(({ id }) => id === activeId)
  const noteUse = (option: SearchOption, typed: string) =>
    search.send({ type: 'query.used', query: option.kind === 'recent' ? option.query : typed })
  useImperativeHandle(ref, () => ({
    enter: (text) => search.send({ type: 'field.entered', text }),
    type: (text) => search.send({ type: 'field.typed', text }),
    leave: () => search.send({ type: 'field.left' }),
    press(event) {
      if (isCommand(event) || event.nativeEvent.isComposing) return false
      const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key]
      // The keys that walk through the list open it again, with what stands in the field by now.
      if (step) search.send(isOpen ? { type: 'option.moved', step } : { type: 'field.entered', text: field.current?.value ?? '' })
      else if (event.key === 'Escape' && isShown) search.send({ type: 'list.dismissed' })
      else if (event.key === 'Delete' && active?.kind === 'recent') search.send({ type: 'recent.dropped', query: active.query })
      else return false
      return true
    },
    submit(text) {
      if (!isOpen || !active) {
        search.send({ type: 'query.used', query: text })
        return false
      }
      noteUse(active, text)
      go(active.href)
      return true
    },
  }))

  if (!isShown) return null
  const typed = search.getSnapshot().context.text
  return (
    // The field keeps the focus.
    <div className={styles.panel} onPointerDown={(event) => event.preventDefault()} aria-busy={isBusy}>
      <p role="status" className={hasFailed || answered?.answer.total === 0 ? styles.said : 'vh'}>
        <OwnText>
          {hasFailed
            ? 'Подсказки сейчас не\u00a0приходят. Enter покажет результаты в\u00a0каталоге.'
            : answered && !isBusy && foundWords(answered.answer.total, options, answered.text)}
        </OwnText>
        {hasFailed && (
          <>
            {' '}
            <TextLinkButton onClick={() => search.send({ type: 'search.retried' })}>Повторить</TextLinkButton>
          </>
        )}
      </p>
      {isRecent && options.length > 0 && (
        <p className={styles.recentHead}>
          <span id={`${listId}-recent`}>Вы искали</span>
          <TextLinkButton onClick={() => search.send({ type: 'recent.cleared' })}>Очистить</TextLinkButton>
        </p>
      )}
      {isBusy && options.length === 0 && <p className={styles.said}>Ищем…</p>}
      {options.length > 0 && (
        <SearchOptions
          id={listId}
          options={options}
          activeId={activeId}
          onUse={(option) => noteUse(option, typed)}
          onDrop={(query) => search.send({ type: 'recent.dropped', query })}
        />
      )}
    </div>
  )
}

const isSame = (one: readonly SearchOption[], other: readonly SearchOption[]) =>
  one.length === other.length && one.every(({ id, href }, at) => id === other[at]?.id && href === other[at]?.href)

function foundWords(total: number, options: readonly SearchOption[], text: string): string {
  if (options.length === 0) return `По\u00a0запросу «${text}» ничего не\u00a0нашли. Проверьте артикул или попробуйте другие слова.`
  if (total === 0 && options[0]?.kind === 'vin') return 'Это VIN: подберём товары для\u00a0автомобиля.'
  if (total === 0) return 'Товаров не\u00a0нашли, есть подходящие разделы и\u00a0бренды.'
  return `${counted(total, words.product)}. Стрелки ведут по\u00a0списку.`
}
