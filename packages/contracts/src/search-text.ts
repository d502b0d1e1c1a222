/**
 * `text` as searches compare it: small letters without accents, character for character, so that a place in the outcome is the same
 * place in `text`.
 */
export function foldText(text: string): string {
  let folded = '';
  for (const unit of text.split('')) {
    const plain = unit.normalize('NFD').charAt(0).toLowerCase();
    folded += plain.length === 1 ? plain : unit;
  }
  return folded;
}

/** The words of a search, folded. */
export function searchTerms(search: string): readonly string[] {
  return [...new Set(foldText(search).split(/[^\p{L}\p{N}]+/u))].filter((term) => term !== '');
}
