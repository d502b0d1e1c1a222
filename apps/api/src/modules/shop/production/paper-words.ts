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
    noBraille: 'ohne Brailledruck',
    howToPrint:
      'Die Dateien in „swell“ in Farbe und in wahrer Größe auf Schwellpapier drucken, dann erhitzen: Nur Schwarz quillt. „relief“ enthält dieselben Blätter ohne Farben und flachen Druck, falls nur in Schwarz gedruckt werden kann. Die Dateien in „braille“ prägen.',
    together: 'Zusammen',
    sheets: 'Blätter',
    swellA4: 'Schwellpapier A4',
    swellA3: 'Schwellpapier A3',
    brailleA4: 'Braillepapier A4',
    weight: 'Gewicht mit Verpackung',
    comment: 'Anmerkung der Kundschaft',
    ordered: 'Bestellt am {{ordered}}, in die Herstellung gegeben am {{date}}.',
    products: {
      graphic: 'mit Beschreibung in Brailleschrift',
      graphic_nobraille: 'Beschreibung per E-Mail',
    },
    questions: 'Stimmt etwas nicht? Schreiben Sie uns bitte: {{email}}',
    page: 'Seite {{page}} von {{pages}}',
  },
  en: {
    packingList: 'Packing list of order {{order}}',
    deliveryNote: 'Delivery note of order {{order}}',
    label: 'Order {{order}}',
    sender: 'Sender',
    what: 'Graphic',
    format: 'Format',
    portrait: 'portrait',
    landscape: 'landscape',
    copies: 'Copies',
    swell: 'Swell paper',
    braille: 'Braille',
    noBraille: 'not embossed',
    howToPrint:
      'Print the files in “swell” in colour and at true size on swell paper, then heat them: only black swells. “relief” holds the same sheets without colours and flat print, in case black alone can be printed. Emboss the files in “braille”.',
    together: 'Together',
    sheets: 'Sheets',
    swellA4: 'Swell paper A4',
    swellA3: 'Swell paper A3',
    brailleA4: 'Braille paper A4',
    weight: 'Weight with packaging',
    comment: 'The customer’s comment',
    ordered: 'Ordered on {{ordered}}, handed over to production on {{date}}.',
    products: {
      graphic: 'with its description in braille',
      graphic_nobraille: 'description by e-mail',
    },
    questions: 'Is anything wrong? Please write to us: {{email}}',
    page: 'Page {{page}} of {{pages}}',
  },
};
