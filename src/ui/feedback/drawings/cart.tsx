/** An empty cart. */
export const cartDrawing = (
  <>
    <path d="M30 22h18l16 62h72l16-46H56" fill="none" stroke="var(--line-2)" strokeWidth="9" strokeLinecap="round" strokeLinejoin="round" />
    <circle cx="76" cy="104" r="9" fill="var(--line-2)" />
    <circle cx="126" cy="104" r="9" fill="var(--line-2)" />
    <path d="M104 12c6 9 11 15 11 22a11 11 0 0 1-22 0c0-7 5-13 11-22z" fill="var(--action)" />
  </>
)
