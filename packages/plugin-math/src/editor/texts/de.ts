/** The words of the plugin in German. */
export const de = {
  formula: {
    action: 'Formel …',
    title: 'Formel einfügen',
    close: 'Schließen',
    cancel: 'Abbrechen',
    insert: 'Einfügen',
    source: 'Formel',
    sourceHelp: 'LaTeX oder Schulschreibweise, zum Beispiel \\sqrt{2} oder x^2/4.',
    empty: 'Geben Sie eine Formel ein.',
    print: 'Schwarzschrift',
    printOf: 'Formel in Schwarzschrift: {{spoken}}',
    noPrint:
      'Für diese Formel gibt es keinen Satz in Schwarzschrift. Sie wird so gedruckt, wie sie getippt ist.',
    braille: 'Brailleschrift',
    brailleOf: 'Formel in Brailleschrift',
    noBraille: 'Die Brailleschrift der Formel ist gerade nicht verfügbar.',
    spoken: 'Gesprochen',
    unavailable:
      'Die Formel kann gerade nicht gezeigt werden. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  },
  proofing: {
    'formula-unread': 'Die Formel „{{formula}}“ steht so auf dem Blatt, wie sie getippt ist. {{german}}',
    'formula-doubt': 'Die Brailleschrift dieser Formeln ist von Fachleuten noch nicht geprüft: {{formulas}}',
  },
  commands: {
    synonyms: {
      insertFormula: 'Mathematik Gleichung Bruch Wurzel Potenz LaTeX Term mathematische Formel einfügen',
    },
  },
} as const;
