/** A connection that is there. */
export const onlineDrawing = (
  <>
    <path d="M36 56q64-52 128 0M58 78q42-34 84 0" fill="none" stroke="var(--line-2)" strokeWidth="10" strokeLinecap="round" />
    <circle cx="100" cy="98" r="9" fill="var(--ok)" />
  </>
)
