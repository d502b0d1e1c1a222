/** The words of the plugin in German. */
export const de = {
  surfaces: {
    import: {
      ebraille:
        'eBraille-Publikationen (EBRL): Der Text kommt in die Brailleseiten, jede SVG-Grafik auf eine eigene Seite.',
    },
    action: {
      emboss: 'Prägen …',
    },
    emboss: {
      title: 'Prägen',
      close: 'Schließen',
      format: 'Für welchen Präger',
      formats: {
        index: {
          name: 'Index ab V4, Punkte im Abstand von 2,5 mm',
          help: 'PRN-Datei für Basic, Everest und andere ab V4. Zellen stehen 7,5 mm auseinander, auf Schwellpapier 6 mm.',
        },
        'index-fine': {
          name: 'Index ab V4, Punkte im Abstand von 1,6 mm',
          help: 'Genauere Linien und Texturen. Die Brailleschrift wird groß: Zellen stehen 8 mm auseinander.',
        },
        viewplus: {
          name: 'ViewPlus, 20 Punkte je Zoll',
          help: 'PDF-Datei, die Sie in Originalgröße über den Treiber des Prägers drucken. Brailleschrift fast wie auf Schwellpapier.',
        },
        'tg-pef': {
          name: 'BrailleBlaster und andere Programme (PEF)',
          help: 'PEF-Datei mit der Grafik als Bild und als Punkte im Abstand von 2,5 mm.',
        },
        'graphic-brf': {
          name: 'Andere Präger im Grafikmodus (BRF)',
          help: 'BRF-Datei, deren Zellen die Grafik sind. Der Präger muss Zellen und Zeilen ohne Abstand prägen.',
        },
      },
      page: 'Seite',
      pageNumber: 'Seite {{number}}',
      picture:
        'Seite {{page}} als Punkte, {{columns}} nebeneinander und {{rows}} untereinander; Rahmen zeigen Brailleschrift, die nicht passt',
      running: 'Die Seiten werden gerastert …',
      fits: 'Alle Brailleschrift passt in das Raster.',
      narrow: 'Nicht alle Brailleschrift passt in das Raster',
      unwritten_one: 'In der Brailleschrift fehlt ein Zeichen oder ein Text. Die Prüfung nennt es.',
      unwritten_other: 'In der Brailleschrift fehlen Zeichen in {{count}} Texten. Die Prüfung nennt sie.',
      proof: 'Für dieses Raster zu eng oder zu klein',
      untried:
        'Die Dateien sind nach den veröffentlichten Formaten geschrieben und noch an keinem Gerät erprobt. Prägen Sie zuerst ein Probeblatt.',
      failed:
        'Die Brailleschrift konnte nicht übertragen werden. Ihr Entwurf ist unverändert. Versuchen Sie es erneut.',
      again: 'Erneut versuchen',
      save: 'Datei herunterladen',
      saved: '„{{name}}“ ist heruntergeladen.',
    },
  },
};
