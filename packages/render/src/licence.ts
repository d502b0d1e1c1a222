/** The licence of everything that is published, CC BY-SA 4.0 (product spec). */
export const LICENCE_URL = 'https://creativecommons.org/licenses/by-sa/4.0/';

/** Whose a file is and what may be done with it, in words of its language. */
export interface Rights {
  /** Name of the author, where the author is known. */
  readonly author?: string;
  readonly licence: string;
}
