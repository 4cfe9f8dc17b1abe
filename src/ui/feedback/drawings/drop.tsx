/** A drop that is not there: not found, failed. */
export const dropDrawing = (
  <>
    <path d="M52 34A56 56 0 1 0 148 34" fill="none" stroke="var(--line-2)" strokeWidth="13" strokeLinecap="round" />
    <path
      d="M100 8c12 18 22 31 22 44a22 22 0 0 1-44 0c0-13 10-26 22-44z"
      fill="none"
      stroke="var(--edge)"
      strokeWidth="3"
      strokeDasharray="5 6"
    />
  </>
)
