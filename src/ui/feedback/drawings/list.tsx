/** A list with nothing in it. */
export const listDrawing = (
  <>
    <path d="M62 14h60l20 20v78H62z" fill="none" stroke="var(--line-2)" strokeWidth="9" strokeLinejoin="round" />
    <path d="M82 56h40M82 74h40" stroke="var(--line-2)" strokeWidth="6" strokeLinecap="round" />
    <path d="M82 92h24" stroke="var(--edge)" strokeWidth="3" strokeLinecap="round" strokeDasharray="5 6" />
  </>
)
