/** The licence of everything that is published, CC BY-SA 4.0 (product spec). */
export const LICENCE_URL = 'https://creativecommons.org/licenses/by-sa/4.0/';
