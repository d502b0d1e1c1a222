/** The licences under which graphics are published. */
export const LICENCE_IDS = ['cc0', 'cc-by', 'cc-by-sa'] as const;

/** A licence by its name. */
export type LicenceId = (typeof LICENCE_IDS)[number];

interface Licence {
  /** What it is called in keywords. */
  readonly short: string;
  /** Where its text stands. */
  readonly url: string;
}

const LICENCES: Readonly<Record<LicenceId, Licence>> = {
  cc0: { short: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  'cc-by': { short: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  'cc-by-sa': { short: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
};

/** A licence with what it is called in the language of a file. */
export interface NamedLicence extends Licence {
  readonly name: string;
}

/** The licence `id`, called `name` in the language of a file. */
export function namedLicence(id: LicenceId, name: string): NamedLicence {
  return { ...LICENCES[id], name };
}

/** Whose a file is and what may be done with it; a file without a licence says nothing of it. */
export interface Rights {
  /** Name of the author, where the author is known. */
  readonly author?: string;
  readonly licence?: NamedLicence;
}
