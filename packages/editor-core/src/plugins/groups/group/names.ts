/** What a new group is called, by the language of its document (product spec section 3): content, so it comes with the core. */
export const GROUP_NAMES = { de: 'Gruppe', en: 'Group' } as const;
