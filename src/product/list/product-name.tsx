import { Fragment } from 'react'
import { tied } from '../../../model/text/tied'
import { OwnText } from '../../ui/text/own-text'

/** What is tied by no-break spaces and has a dash or a slash in it, and a digit or no small letter, is a code or a measure: «5W-30», «C2/C3», «PVK 925-24», «API SP-RC», «65–67 мм». */
const CODE = /^(?:(?=.*\d)|(?=\P{Ll}*$)).*[-–/]/u

/** The name of a product, whose codes and measures do not break at the end of a line. */
export function ProductName({ name }: { name: string }) {
  const parts = tied(name).split(' ')
  return (
    // Another name is another element: no bare word is ever taken away.
    <OwnText key={name}>
      {parts.map((word, at) => (
        // Words of one name keep their places.
        <Fragment key={at}>
          {at > 0 && ' '}
          {unbroken(word)}
        </Fragment>
      ))}
    </OwnText>
  )
}

const unbroken = (word: string) => (CODE.test(word) ? <span className="nw">{word}</span> : word)
