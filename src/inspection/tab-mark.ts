/** As much of the name of a tab as tells it from the others for the eye. */
export const tabMark = (tab: string): string => tab.slice(0, 4)
