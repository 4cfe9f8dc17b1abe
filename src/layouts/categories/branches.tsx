import { Link } from 'wouter'
import { categoryPath, type Category } from '../../../model/catalogue/category'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { formatCount } from '../../../model/text/count'
import styles from './category-menu.module.scss'

/** So many of a branch are shown, the rest is «ещё N». */
const SHOWN = 5

/** What lies under a root: its branches with what lies under them and how many goods there are. */
export function Branches({ root }: { root: Category }) {
  return (
    <div className={styles.pane}>
      <div className={styles.title}>
        <h2>{root.name}</h2>
        <Link href={categoryPath([root])}>{root.count === undefined ? 'Все товары' : `Все ${counted(root.count, words.product)}`}</Link>
      </div>
      <div className={styles.columns}>
        {root.children.map((branch) => (
          <section key={branch.id}>
            <h3>
              <Link href={categoryPath([root, branch])}>{branch.name}</Link>
            </h3>
            <ul>
              {branch.children.slice(0, SHOWN).map((leaf) => (
                <li key={leaf.id}>
                  <Link href={categoryPath([root, branch, leaf])}>
                    {leaf.name}
                    {leaf.count !== undefined && <span>{formatCount(leaf.count)}</span>}
                  </Link>
                </li>
              ))}
              {branch.children.length > SHOWN && (
                <li>
                  <Link href={categoryPath([root, branch])} className={styles.rest}>
                    ещё {branch.children.length - SHOWN}
                    <span className="vh"> в разделе {branch.name}</span>
                  </Link>
                </li>
              )}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
