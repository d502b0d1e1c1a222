/** Gives pictures addresses that lead nowhere: jsdom draws none. */
export function fakeObjectUrls(): void {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
}
