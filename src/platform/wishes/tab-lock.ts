/** The lock that a tab holds while it lives. @param tab its name */
export const lockOf = (tab: string): string => `karter-tab-${tab}`
