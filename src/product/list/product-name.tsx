import { Fragment } from 'react'

/** A word with a digit and a dash or a slash in it is a code: «5W-30», «C2/C3». */
const CODE = /^(?=.*\d)\S*[-/]\S*$/

/** The name of a product, whose codes do not break at the end of a line. */
export function ProductName({ name }: { name: string }) {
  return name.split(' ').map((word, at) => (
    // Words of one name keep their places.
    <Fragment key={at}>
      {at > 0 && ' '}
      {CODE.test(word) ? <span className="nw">{word}</span> : word}
    </Fragment>
  ))
}
