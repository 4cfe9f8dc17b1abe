import { useSelector } from '@xstate/react'
import clsx from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Search from 'lucide-react/icons/search'
import Send from 'lucide-react/icons/send'
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { type helpWidgetMachine, selectArticles, selectIsSearchable } from '../../machines/help-widget/help-widget.machine'
import { HELP_QUERY_MIN, SEARCH_LENGTH } from '../../model/limits'
import { useConfig } from '../hooks/data/use-config'
import { Button } from '../ui/controls/button'
import { TextInput } from '../ui/controls/text-input'
import { TextLinkButton } from '../ui/controls/text-link-button'
import { Icon } from '../ui/icon'
import { OwnText } from '../ui/text/own-text'
import styles from './help.module.scss'

type OfHelp = { help: ActorRefFrom<typeof helpWidgetMachine> }
type OfField = OfHelp & { field: RefObject<HTMLInputElement | null> }

/** Heading and what it opens; Escape closes it and leads back to the heading. [NAV-026, STATE-020] */
export function HelpPanel({ help }: OfHelp) {
  const isOpen = useSelector(help, (state) => state.hasTag('open'))
  const opener = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [headingId, bodyId] = [useId(), useId()]
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !isOpen) return
    event.preventDefault()
    opener.current?.focus()
    help.send({ type: 'widget.closed' })
  }
  return (
    <section className={clsx('wrap', styles.place)} aria-labelledby={headingId} onKeyDown={close}>
      <div className={styles.help}>
        <h2 id={headingId}>
          <button
            ref={opener}
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            onClick={() => help.send({ type: isOpen ? 'widget.closed' : 'widget.opened' })}
          >
            <Icon of={LifeBuoy} />
            <span>Цифровой центр поддержки пользователей</span>
            <Icon of={ChevronDown} />
          </button>
        </h2>
        {isOpen && (
          <div id={bodyId} className={styles.body}>
            <Question help={help} field={field} />
            <Answer help={help} field={field} />
            <Links />
          </div>
        )}
      </div>
    </section>
  )
}

function Question({ help, field }: OfField) {
  const text = useSelector(help, (state) => state.context.text)
  const isSearchable = useSelector(help, selectIsSearchable)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    help.send({ type: 'question.submitted' })
    field.current?.focus()
  }
  return (
    <form role="search" className={styles.question} noValidate onSubmit={submit} aria-label="Поиск в центре поддержки">
      <TextInput
        ref={field}
        icon={Search}
        value={text}
        maxLength={SEARCH_LENGTH}
        placeholder="Начните вводить ваш запрос"
        aria-label="Начните вводить ваш запрос"
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => help.send({ type: 'question.typed', text: event.currentTarget.value })}
      />
      <Button type="submit" variant="fill" disabledReason={isSearchable ? undefined : `Введите хотя бы ${HELP_QUERY_MIN} знака`}>
        Найти
      </Button>
    </form>
  )
}

/** Articles stay while the next question is on its way. */
function Answer({ help, field }: OfField) {
  const articles = useSelector(help, selectArticles)
  const isBusy = useSelector(help, (state) => state.hasTag('busy'))
  const isAnswered = useSelector(help, (state) => state.hasTag('answered'))
  const hasFailed = useSelector(help, (state) => state.hasTag('failed'))
  const isEmpty = isAnswered && articles.length === 0
  // The button goes with the failure.
  const retry = () => {
    field.current?.focus()
    help.send({ type: 'question.submitted' })
  }
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      <p role="status" className={isEmpty || hasFailed ? styles.said : 'vh'}>
        <OwnText>{isEmpty && 'Ничего не нашли. Измените ваш запрос или воспользуйтесь ссылками ниже.'}</OwnText>
        <OwnText>{isAnswered && !isEmpty && `Нашли статей: ${articles.length}`}</OwnText>
        {hasFailed && (
          <>
            <OwnText>Подсказки сейчас не&nbsp;приходят. Запрос сохранён. </OwnText>
            <TextLinkButton onClick={retry}>Повторить</TextLinkButton>
          </>
        )}
      </p>
      {articles.length > 0 && (
        <ul aria-label="Подходящие статьи" className={styles.articles}>
          {articles.map(({ title, uri }) => (
            <li key={`${uri} ${title}`}>
              <AnyLink href={uri}>{title}</AnyLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What helps further; what has no address is left out. [DEC-002] */
function Links() {
  const messenger = useConfig()?.messenger_url
  return (
    <ul aria-label="Другая помощь" className={styles.links}>
      <li>
        <AnyLink href="/support">
          <Icon of={MessageSquareText} size={16} />
          Форма обратной связи
        </AnyLink>
      </li>
      {messenger && (
        <li>
          <AnyLink href={messenger}>
            <Icon of={Send} size={16} />
            Написать в&nbsp;мессенджер
          </AnyLink>
        </li>
      )}
    </ul>
  )
}

/** A page of the shop, or one of another site in a tab of its own. */
function AnyLink({ href, children }: { href: string; children: ReactNode }) {
  return href.startsWith('/') ? (
    <Link href={href}>{children}</Link>
  ) : (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
