/** What the touch page says besides the words of a graphic. */
export const PAGE_WORDS = {
  de: {
    surface: 'Grafik zum Hören',
    mode: 'Wo Sie tasten',
    modes: {
      screen: 'Auf dem Bildschirm',
      sheet: 'Auf dem Blatt, das auf dem Bildschirm liegt',
      camera: 'Auf dem Bild der Kamera',
    },
    page: 'Seite',
    corners: 'Ecken einstellen',
    firstCorner: 'Tippen Sie auf die Ecke oben links des Blatts.',
    secondCorner: {
      upperRight: 'Tippen Sie auf die Ecke oben rechts des Blatts.',
      lowerLeft: 'Tippen Sie auf die Ecke unten links des Blatts.',
      lowerRight: 'Tippen Sie auf die Ecke unten rechts des Blatts.',
    },
    cornersSet: 'Die Ecken sind eingestellt. Berühren Sie die Grafik.',
    cornersClose:
      'Die beiden Ecken liegen zu nah beieinander. Tippen Sie noch einmal auf die Ecke oben links.',
    cancelled: 'Die Ecken bleiben, wie sie waren.',
    layOn: 'Legen Sie das Blatt auf den Bildschirm, und stellen Sie die Ecken ein.',
    aim: 'Richten Sie die Kamera auf das Blatt, halten Sie sie still, und stellen Sie die Ecken ein.',
    noCamera: 'Die Kamera ist nicht zugänglich. Erlauben Sie sie, oder tasten Sie auf dem Bildschirm.',
    voice: 'Vorlesen',
    noVoice: 'Dieser Browser hat keine Stimme. Die Worte stehen unten, und ein Screenreader liest sie vor.',
    help: 'Berühren Sie die Grafik: Sie hören, was dort ist. Noch einmal berühren: die Beschreibung, dann die Daten. Tastatur: Pfeiltasten zum nächsten, Eingabetaste für mehr.',
    nothing: 'Hier ist nichts.',
    objects: 'Alle Objekte ({count})',
    empty: 'Auf dieser Seite ist nichts, was zu hören ist.',
  },
  en: {
    surface: 'Graphic to be heard',
    mode: 'Where you touch',
    modes: {
      screen: 'On the screen',
      sheet: 'On the sheet that lies on the screen',
      camera: 'On the picture of the camera',
    },
    page: 'Page',
    corners: 'Set the corners',
    firstCorner: 'Tap the upper left corner of the sheet.',
    secondCorner: {
      upperRight: 'Tap the upper right corner of the sheet.',
      lowerLeft: 'Tap the lower left corner of the sheet.',
      lowerRight: 'Tap the lower right corner of the sheet.',
    },
    cornersSet: 'The corners are set. Touch the graphic.',
    cornersClose: 'The two corners are too close to each other. Tap the upper left corner again.',
    cancelled: 'The corners stay as they were.',
    layOn: 'Lay the sheet on the screen, and set the corners.',
    aim: 'Point the camera at the sheet, keep it still, and set the corners.',
    noCamera: 'There is no access to the camera. Allow it, or touch the screen.',
    voice: 'Read aloud',
    noVoice: 'This browser has no voice. The words stand below, and a screen reader reads them.',
    help: 'Touch the graphic: you hear what is there. Touch again: the description, then the data. Keyboard: arrow keys for the next, Enter for more.',
    nothing: 'There is nothing here.',
    objects: 'All objects ({count})',
    empty: 'There is nothing to be heard on this page.',
  },
} as const;

/** The words of a touch page in one language. */
export type PageWords = (typeof PAGE_WORDS)['de' | 'en'];
