/** A page of a made-up PDF file. */
interface PdfPageParts {
  /** Operators of the page, as PDF writes them. */
  readonly content: string;
  readonly mediaBox?: string;
  readonly resources?: string;
  /** Further entries of the page. */
  readonly more?: string;
}

const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';

/**
 * The bytes of a PDF file with `pages` of 200 by 100 pt, on which font F1 is Helvetica. `objects` are further ones, from number 100 on.
 */
export function pdfFile(
  pages: readonly PdfPageParts[],
  objects: readonly string[] = [],
  trailer = '',
): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, index) => `${10 + 2 * index} 0 R`).join(' ');
  const numbered = new Map([
    [1, '<</Type/Catalog/Pages 2 0 R>>'],
    [2, `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`],
    [3, FONT],
    ...pages.flatMap(({ content, mediaBox = '0 0 200 100', resources = '', more = '' }, index) => {
      const at = 10 + 2 * index;
      return [
        [
          at,
          `<</Type/Page/Parent 2 0 R/MediaBox[${mediaBox}]/Contents ${at + 1} 0 R/Resources<</Font<</F1 3 0 R>>${resources}>>${more}>>`,
        ],
        [at + 1, streamOf('', content)],
      ] as const;
    }),
    ...objects.map((object, index) => [100 + index, object] as const),
  ]);
  let text = '%PDF-1.7\n';
  const places: string[] = [];
  for (const [number, object] of numbered) {
    places.push(`${number} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`);
    text += `${number} 0 obj\n${object}\nendobj\n`;
  }
  text += `xref\n${places.join('')}trailer\n<</Size 1000/Root 1 0 R${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** A stream of a PDF file with `entries` and `content`. */
export function streamOf(entries: string, content: string): string {
  return `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`;
}
