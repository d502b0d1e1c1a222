export type Language = 'de' | 'en';

/**
 * The languages that a flow runs in: its own. `TEST_LANGUAGES=all` runs it in both. What a flow in one language cannot see in the other
 * is held by the check of texts and by what runs in both at any time: the walk from drawing to sheet, and every page.
 */
export function languagesFor(own: Language): readonly Language[] {
  return process.env['TEST_LANGUAGES'] === 'all' ? ['de', 'en'] : [own];
}
