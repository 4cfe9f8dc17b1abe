import { usePopup } from '../../../hooks/screen/use-popup'
import type { PriceRights } from '../../../product/price/use-buyer'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Note } from '../../../ui/surfaces/note'
import type { Ignored } from '../product-question'
import styles from './listing.module.scss'
import { once } from '../../../../model/text/once'
import { OwnText } from '../../../ui/text/own-text'

const list = once(() => new Intl.ListFormat('ru'))

/** Says which parts of the address were not followed, and why. [DEC-032] */
export function IgnoredNote({ ignored, rights }: { ignored: Ignored; rights: PriceRights }) {
  const login = usePopup('login')
  const parts = [
    ignored.price && 'фильтр по цене',
    ignored.sort && 'сортировка по цене',
    ignored.availability && 'фильтр по наличию',
  ].filter((part) => part !== false)
  if (parts.length === 0 || rights === 'unknown') return null
  const what = list().format(parts)
  return (
    <Note className={styles.note}>
      {what.charAt(0).toUpperCase() + what.slice(1)} {parts.length > 1 ? 'не действуют' : 'не действует'}
      {rights === 'guest' ? (
        <>
          <OwnText>. </OwnText>
          <TextLinkButton onClick={login.open}>Войдите</TextLinkButton>
          <OwnText>, чтобы видеть цены и&nbsp;остатки.</OwnText>
        </>
      ) : (
        <OwnText>{': персональных цен у этой компании пока нет.'}</OwnText>
      )}
    </Note>
  )
}
