import { type Licence, type LicenceId, LICENCES } from '@tastwerk/editor-core/document';

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
