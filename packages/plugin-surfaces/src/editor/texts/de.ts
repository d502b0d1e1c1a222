/** The words of the plugin in German. */
export const de = {
  surfaces: {
    import: {
      ebraille:
        'eBraille-Publikationen (EBRL): Der Text kommt in die Brailleseiten, jede SVG-Grafik auf eine eigene Seite.',
      dtms: 'Dateien für das Dot Pad (DTMS): jede Grafik als Punkte auf einer eigenen Seite.',
    },
    action: {
      emboss: 'Prägen …',
      feel: 'Ertasten …',
      plastic: '3D-Druck …',
    },
    dialog: {
      close: 'Schließen',
      page: 'Seite',
      pageNumber: 'Seite {{number}}',
      failed:
        'Die Brailleschrift konnte nicht übertragen werden. Ihr Entwurf ist unverändert. Versuchen Sie es erneut.',
      again: 'Erneut versuchen',
      unwritten_one: 'In der Brailleschrift fehlt ein Zeichen oder ein Text. Die Prüfung nennt es.',
      unwritten_other: 'In der Brailleschrift fehlen Zeichen in {{count}} Texten. Die Prüfung nennt sie.',
      save: 'Datei herunterladen',
      saved: '„{{name}}“ ist heruntergeladen.',
    },
    emboss: {
      title: 'Prägen',
      format: 'Für welchen Brailledrucker',
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
          help: 'PDF-Datei, die Sie in Originalgröße über den Treiber des Brailledruckers drucken. Brailleschrift fast wie auf Schwellpapier.',
        },
        'tg-pef': {
          name: 'BrailleBlaster und andere Programme (PEF)',
          help: 'PEF-Datei mit der Grafik als Bild und als Punkte im Abstand von 2,5 mm.',
        },
        'graphic-brf': {
          name: 'Andere Brailledrucker im Grafikmodus (BRF)',
          help: 'BRF-Datei, deren Zellen die Grafik sind. Der Drucker muss Zellen und Zeilen ohne Abstand prägen.',
        },
      },
      picture:
        'Seite {{page}} als Punkte, {{columns}} nebeneinander und {{rows}} untereinander; Rahmen zeigen Brailleschrift, die nicht passt',
      running: 'Die Seiten werden gerastert …',
      fits: 'Alle Brailleschrift passt in das Raster.',
      narrow: 'Nicht alle Brailleschrift passt in das Raster',
      proof: 'Für dieses Raster zu eng oder zu klein',
      untried:
        'Die Dateien sind nach den veröffentlichten Formaten geschrieben und noch an keinem Gerät erprobt. Prägen Sie zuerst ein Probeblatt.',
    },
    plastic: {
      title: '3D-Druck',
      product: 'Was entsteht',
      products: {
        plate: {
          name: 'Platte zum Tasten',
          help: 'Für 3D-Drucker: eine Platte mit Relief, Brailleschrift als runde Punkte.',
        },
        mold: {
          name: 'Form zum Tiefziehen',
          help: 'Für 3D-Drucker: Folie wird erwärmt und darübergezogen. Die Wände sind schräg; durch Löcher von 0,8 mm entweicht die Luft.',
        },
        sheets: {
          name: 'Zuschnitte für Laser und Schneidplotter',
          help: 'SVG-Dateien mit einer Ebene je Höhe. Die ausgeschnittenen Teile werden aufeinandergeklebt.',
        },
      },
      heights: 'Höhen',
      height: {
        baseMm: 'Grundplatte',
        highMm: 'Schwarz',
        lowMm: 'Grau, Texturen',
        dotMm: 'Braillepunkte',
      },
      lowAboveHigh: 'Grau darf nicht höher sein als Schwarz.',
      usual: 'Übliche Höhen',
      bed: 'Druckbett',
      bedHelp: 'Größere Platten werden in Teile mit Nasen geschnitten.',
      bedWhole: 'Nicht teilen',
      bedSize: '{{width}} × {{height}} mm',
      bedOwn: 'Andere Größe',
      bedSide: { widthMm: 'Breite', heightMm: 'Tiefe' },
      format: 'Dateiformat',
      formats: {
        '3mf': '3MF: alle Platten in einer Datei',
        stl: 'STL: eine Datei je Platte oder Teil',
      },
      running: 'Die Platte wird berechnet …',
      writing: 'Die Datei wird geschrieben …',
      failed:
        'Die Platte konnte nicht berechnet werden. Ihr Entwurf ist unverändert. Versuchen Sie es erneut, oder laden Sie die Seite neu.',
      picture: 'Seite {{page}} als Platte, drehbar',
      noPicture:
        'Dieser Browser kann nicht räumlich zeichnen, darum gibt es keine Vorschau. Die Datei können Sie trotzdem herunterladen.',
      view: 'Ansicht',
      turn: {
        left: 'Nach links drehen',
        right: 'Nach rechts drehen',
        up: 'Flacher ansehen',
        down: 'Steiler ansehen',
        in: 'Vergrößern',
        out: 'Verkleinern',
        whole: 'Ganze Platte',
      },
      help: 'Ziehen oder Pfeiltasten drehen, mit Umschalt verschieben sie. Plus und Minus vergrößern und verkleinern, 0 zeigt die ganze Platte.',
      size: '{{width}} × {{height}} mm.',
      volume: 'Etwa {{volume}} cm³ Kunststoff.',
      parts_one: '{{count}} Teil.',
      parts_other: '{{count}} Teile.',
      untried: {
        plate:
          'Noch auf keinem Drucker erprobt. Drucken Sie zuerst ein kleines Stück, und lassen Sie die Brailleschrift prüfen.',
        mold: 'Noch auf keinem Gerät erprobt. Nehmen Sie Kunststoff, der die Wärme der Folie aushält: PLA wird ab 60 °C weich.',
        sheets:
          'Noch an keinem Gerät erprobt. Nehmen Sie Blätter, die so dick sind wie die Höhen; Braillepunkte werden einzeln eingesetzt.',
      },
    },
    pins: {
      title: 'Ertasten',
      running: 'Die Seiten werden vorbereitet …',
      display: 'Stiftplatte',
      size: '{{name}}, {{columns}} × {{rows}} Stifte',
      zoom: 'Vergrößerung',
      zoomIn: 'Vergrößern',
      zoomOut: 'Verkleinern',
      whole: 'Ganzes Blatt',
      step: '{{mm}} mm je Stift',
      pan: 'Ausschnitt verschieben',
      left: 'Nach links',
      right: 'Nach rechts',
      up: 'Nach oben',
      down: 'Nach unten',
      panel: 'Stifte: {{columns}} × {{rows}}, davon {{raised}} oben',
      help: 'Pfeiltasten bewegen den Zeiger, mit Umschalt um fünf Stifte, am Rand den Ausschnitt. Plus und Minus vergrößern und verkleinern.',
      nothing: 'Hier ist nichts.',
      named: '{{kind}} „{{name}}“',
      device: 'Dot Pad',
      noAccess:
        'Dieser Browser kann keine Geräte verbinden. Chrome und Edge können es auf Computern über USB und Bluetooth.',
      connect: {
        serial: 'Über USB verbinden …',
        bluetooth: 'Über Bluetooth verbinden …',
      },
      connected: 'Verbunden: {{name}}',
      show: 'Auf dem Gerät zeigen',
      disconnect: 'Trennen',
      showing: 'Die Stifte werden gestellt. Nehmen Sie die Finger ein paar Sekunden von der Platte.',
      shown: 'Die Stifte sind gestellt.',
      problem: {
        lost: 'Die Verbindung zum Gerät ist unterbrochen. Ihr Entwurf ist unverändert. Verbinden Sie es neu.',
        'no-answer': 'Das Gerät antwortet nicht, oder es ist kein Dot Pad. Ihr Entwurf ist unverändert.',
        refused:
          'Das Gerät hat eine Zeile nicht angenommen. Nehmen Sie die Finger von der Platte, und zeigen Sie die Seite noch einmal.',
        busy: 'Das Gerät ist noch beschäftigt. Warten Sie etwas, und zeigen Sie die Seite noch einmal.',
        'none-chosen': 'Es wurde kein Gerät verbunden.',
      },
      save: 'Ausschnitt als DTMS herunterladen',
      untried:
        'Nach veröffentlichten Angaben geschrieben und noch an keinem Gerät erprobt. Brailleschrift, die keinen Platz hat, wird weggelassen; der Zeiger nennt sie.',
    },
  },
};
