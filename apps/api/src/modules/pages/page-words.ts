import type { ApiLanguage, ScreenName } from '@tastwerk/contracts';

/** What link previews and search engines say of a page of the product itself. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

interface Words {
  /** The start page, and every screen that needs a login. */
  readonly product: PageWords;
  readonly notFound: string;
  readonly screens: Partial<Readonly<Record<ScreenName, PageWords>>>;
}

/** Screens that are not named here have nothing that another site could show. */
export const PAGE_WORDS: Readonly<Record<ApiLanguage, Words>> = {
  de: {
    product: {
      title: 'Tastwerk: taktile Grafiken gestalten, teilen und bestellen',
      description:
        'Freier Editor für taktile Grafiken mit Brailleschrift, ein Katalog zum Herunterladen und ein Druckdienst für Schwellpapier.',
    },
    notFound: 'Seite nicht gefunden',
    screens: {
      catalogue: {
        title: 'Katalog',
        description:
          'Taktile Grafiken für den Unterricht: ansehen, als PDF, SVG oder BRF herunterladen, anpassen oder auf Schwellpapier bestellen.',
      },
      splash: {
        title: 'Editor',
        description:
          'Taktile Grafiken im Browser zeichnen, mit Brailleschrift und Prüfung nach den Leitlinien. Ohne Anmeldung.',
      },
      pricing: {
        title: 'Preise',
        description: 'Was Drucke auf Schwellpapier und Brailleseiten kosten. Der Editor ist frei.',
      },
      login: { title: 'Anmelden', description: 'Anmelden bei Tastwerk.' },
      signUp: { title: 'Registrieren', description: 'Ein Konto bei Tastwerk anlegen.' },
      offer: { title: 'Angebot', description: 'Ein Angebot von Tastwerk ansehen und beantworten.' },
      withdrawal: {
        title: 'Vertrag widerrufen',
        description: 'Eine Bestellung bei Tastwerk widerrufen, auch ohne Anmeldung.',
      },
      contact: { title: 'Kontakt', description: 'So erreichen Sie die Betreiber von Tastwerk.' },
      stats: { title: 'Versionen', description: 'Die Versionen von Tastwerk und was sich geändert hat.' },
    },
  },
  en: {
    product: {
      title: 'Tastwerk: design, share and order tactile graphics',
      description:
        'A free editor for tactile graphics with braille, a catalogue to download from, and a print service for swell paper.',
    },
    notFound: 'Page not found',
    screens: {
      catalogue: {
        title: 'Catalogue',
        description:
          'Tactile graphics for teaching: look at them, download them as PDF, SVG or BRF, adapt them, or order them on swell paper.',
      },
      splash: {
        title: 'Editor',
        description:
          'Draw tactile graphics in the browser, with braille and proofing by the guidelines. No account needed.',
      },
      pricing: {
        title: 'Prices',
        description: 'What prints on swell paper and braille pages cost. The editor is free.',
      },
      login: { title: 'Log in', description: 'Log in to Tastwerk.' },
      signUp: { title: 'Sign up', description: 'Create an account with Tastwerk.' },
      offer: { title: 'Quote', description: 'View a quote from Tastwerk and answer it.' },
      withdrawal: {
        title: 'Withdraw from a contract',
        description: 'Withdraw from an order with Tastwerk, without logging in.',
      },
      contact: { title: 'Contact', description: 'How to reach the operators of Tastwerk.' },
      stats: { title: 'Versions', description: 'The versions of Tastwerk and what has changed.' },
    },
  },
};
