import type { ApiLanguage, ProductId } from '@tastwerk/contracts';

/** The words of papers that go with a parcel, in one language; `{{…}}` stands for what the paper knows. */
export interface PaperWords {
  readonly packingList: string;
  readonly deliveryNote: string;
  readonly label: string;
  readonly sender: string;
  readonly what: string;
  readonly format: string;
  readonly portrait: string;
  readonly landscape: string;
  readonly copies: string;
  readonly swell: string;
  readonly braille: string;
  readonly noBraille: string;
  readonly howToPrint: string;
  readonly together: string;
  readonly sheets: string;
  readonly swellA4: string;
  readonly swellA3: string;
  readonly brailleA4: string;
  readonly weight: string;
  readonly comment: string;
  readonly ordered: string;
  readonly products: Readonly<Record<ProductId, string>>;
  readonly questions: string;
  readonly page: string;
}

export const PAPER_WORDS: Readonly<Record<ApiLanguage, PaperWords>> = {
  de: {
    packingList: 'Packliste zur Bestellung {{order}}',
    deliveryNote: 'Lieferschein zur Bestellung {{order}}',
    label: 'Bestellung {{order}}',
    sender: 'Absender',
    what: 'Grafik',
    format: 'Format',
    portrait: 'hoch',
    landscape: 'quer',
    copies: 'Exemplare',
    swell: 'Schwellpapier',
    braille: 'Braille',
    noBraille: 'ohne Brailleseiten',
    howToPrint:
      'Die Dateien in „swell“ in Farbe und in Originalgröße auf Schwellpapier drucken, dann erhitzen: Nur Schwarz quillt auf. „relief“ enthält dieselben Blätter ohne Farben und flachen Druck, falls nur in Schwarz gedruckt werden kann. Die Dateien in „braille“ prägen.',
    together: 'Summe',
    sheets: 'Blätter',
    swellA4: 'Schwellpapier A4',
    swellA3: 'Schwellpapier A3',
    brailleA4: 'Braillepapier A4',
    weight: 'Gewicht mit Verpackung',
    comment: 'Anmerkung zur Bestellung',
    ordered: 'Bestellt am {{ordered}}, an die Produktion übergeben am {{date}}.',
    products: {
      graphic: 'mit geprägten Brailleseiten',
      graphic_nobraille: 'Beschreibung per E-Mail',
    },
    questions: 'Stimmt etwas nicht? Schreiben Sie uns bitte: {{email}}',
    page: 'Seite {{page}} von {{pages}}',
  },
  en: {
    packingList: 'Packing list for order {{order}}',
    deliveryNote: 'Delivery note for order {{order}}',
    label: 'Order {{order}}',
    sender: 'Sender',
    what: 'Graphic',
    format: 'Format',
    portrait: 'portrait',
    landscape: 'landscape',
    copies: 'Copies',
    swell: 'Swell paper',
    braille: 'Braille',
    noBraille: 'no braille pages',
    howToPrint:
      'Print the files in “swell” in colour and at actual size on swell paper, then heat them: only black swells. “relief” contains the same sheets without colours and flat print, in case you can print only in black. Emboss the files in “braille”.',
    together: 'Total',
    sheets: 'Sheets',
    swellA4: 'Swell paper A4',
    swellA3: 'Swell paper A3',
    brailleA4: 'Braille paper A4',
    weight: 'Weight with packaging',
    comment: 'Note on the order',
    ordered: 'Ordered on {{ordered}}, handed over to production on {{date}}.',
    products: {
      graphic: 'with embossed braille pages',
      graphic_nobraille: 'description by e-mail',
    },
    questions: 'Is anything wrong? Please write to us: {{email}}',
    page: 'Page {{page}} of {{pages}}',
  },
};
