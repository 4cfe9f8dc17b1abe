/** Whether an address, with its query, is this page. */
export const isPage = (path: string, page: string): boolean => path.split('?')[0]!.replace(/\/$/, '') === page // a split has a first part
