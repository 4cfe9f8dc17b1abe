import { encode } from 'uqr'
import styles from '../account-page.module.scss'

/** A QR code, black on white in every colour scheme: cameras read it so. @param label what it holds, for screen readers */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={styles.code}>
      <path d={path} fill="#000" />
    </svg>
  )
}
