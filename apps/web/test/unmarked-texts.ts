/** The language that an element is in, by the nearest `lang`; the empty text where none is said. */
function languageAt(element: Element | null): string {
  return element?.closest('[lang]')?.getAttribute('lang') ?? '';
}

/**
 * Texts and pictures' alternatives of the page that have `words` and do not say that these are in `language`. Names that stand in an
 * attribute of a button are not looked at: such an attribute can have but one language, that of its sentence.
 */
export function unmarkedTexts(words: string, language: string): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const text = node.textContent ?? '';
    if (text.includes(words) && languageAt(node.parentElement) !== language) texts.push(text);
  }
  const pictures = [...document.querySelectorAll('img, [role=img]')].flatMap((picture) => {
    const name = picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? '';
    return name.includes(words) && languageAt(picture) !== language ? [name] : [];
  });
  return [...texts, ...pictures];
}
