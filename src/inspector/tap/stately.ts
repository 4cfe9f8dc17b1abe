/** TODO */
export const openStately = (): void => {}
