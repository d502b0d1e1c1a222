import { DefaultNamingStrategy } from 'typeorm';

/** Columns are called `created_at` where entities say `createdAt`. */
export class SnakeCaseNaming extends DefaultNamingStrategy {
  override columnName(property: string, given: string | undefined, prefixes: string[]): string {
    const name = given ?? property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return [...prefixes, name].join('_');
  }
}
