const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 forbids even when escaped: most controls, lone surrogates and two non-characters. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Anything but ASCII that stands for itself; most of a drawing is path data, which one quick look lets through. */
const TO_EXAMINE = /[^\n !#-%'-;=?-~]/;

/** `text` safe as XML content and in a double-quoted attribute; the only place where text becomes markup. */
export function escapeXml(text: string): string {
  if (!TO_EXAMINE.test(text)) return text;
  return text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** Attributes as markup with a leading space each; those that are `undefined` are left out. */
export function attributes(values: Readonly<Record<string, string | undefined>>): string {
  let markup = '';
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) markup += ` ${name}="${escapeXml(value)}"`;
  }
  return markup;
}
