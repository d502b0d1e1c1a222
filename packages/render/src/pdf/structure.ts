import type { PageElement } from './pdf-page.js';

/** The tags of a file (ISO 32000-1, 14.7): what a page shows, in the order in which it is read aloud. */
export interface StructureTree {
  /** Starts the current page of the file, whose elements are read in this order. */
  startPage(title: string, elements: readonly PageElement[]): void;
  /** The dictionary for marked content that belongs to `element` of the current page. */
  contentOf(element: PageElement): string;
  /** Ends the current page. */
  endPage(): void;
  /** Writes the tree; nothing may follow. */
  end(): void;
}

interface OpenElement {
  readonly reference: PDFKit.PDFKitReference;
  readonly contents: number[];
}

/** Starts the tags of `document`, which must have been opened as a tagged one. */
export function createStructureTree(document: PDFKit.PDFDocument): StructureTree {
  const root = document.getStructTreeRoot();
  const sections: PDFKit.PDFKitReference[] = [];
  const whole = document.ref({ Type: 'StructElem', S: 'Document', P: root, K: sections });
  Object.assign(root.data, { K: [whole] });
  let elements = new Map<PageElement, OpenElement>();
  let parents: PDFKit.PDFKitReference[] = [];

  return {
    startPage(title, pageElements) {
      const children: PDFKit.PDFKitReference[] = [];
      const section = document.ref({
        Type: 'StructElem',
        S: 'Sect',
        P: whole,
        T: new String(title),
        K: children,
      });
      sections.push(section);
      elements = new Map(
        pageElements.map((element) => {
          const { role, alternative, boxPt } = element;
          const contents: number[] = [];
          const reference = document.ref({
            Type: 'StructElem',
            S: role,
            P: section,
            Pg: document.page.dictionary,
            K: contents,
            ...(alternative === undefined ? {} : { Alt: new String(alternative) }),
            ...(boxPt === undefined ? {} : { A: { O: 'Layout', Placement: 'Block', BBox: boxPt } }),
          });
          children.push(reference);
          return [element, { reference, contents }];
        }),
      );
      parents = document.getStructParentTree().get(document.page.structParentTreeKey);
      section.end();
    },

    contentOf(element) {
      const open = elements.get(element);
      if (!open) throw new Error('an element that is not on this page');
      const id = parents.length;
      parents.push(open.reference);
      open.contents.push(id);
      return `<</MCID ${id}>>`;
    },

    endPage: () => elements.forEach(({ reference }) => reference.end()),

    end: () => whole.end(),
  };
}
