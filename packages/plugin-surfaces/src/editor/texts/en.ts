/** The words of the plugin in English. */
export const en = {
  surfaces: {
    import: {
      ebraille:
        'eBraille publications (EBRL): the text goes to the braille pages, each SVG graphic to a page of its own.',
      dtms: 'Files for the Dot Pad (DTMS): each graphic as points on a page of its own.',
    },
    action: {
      emboss: 'Emboss …',
      feel: 'Feel it …',
      plastic: '3D print …',
    },
    dialog: {
      close: 'Close',
      page: 'Page',
      pageNumber: 'Page {{number}}',
      failed: 'The braille could not be translated. Your draft is unchanged. Try again.',
      again: 'Try again',
      unwritten_one: 'A character or a text is missing from the braille. The proof names it.',
      unwritten_other: 'Characters are missing from the braille of {{count}} texts. The proof names them.',
      save: 'Download file',
      saved: '“{{name}}” has been downloaded.',
    },
    emboss: {
      title: 'Emboss',
      format: 'For which embosser',
      formats: {
        index: {
          name: 'Index from V4 on, dots 2.5 mm apart',
          help: 'PRN file for Basic, Everest and others from V4 on. Cells are 7.5 mm apart, on swell paper 6 mm.',
        },
        'index-fine': {
          name: 'Index from V4 on, dots 1.6 mm apart',
          help: 'Finer lines and textures. Braille becomes large: cells are 8 mm apart.',
        },
        viewplus: {
          name: 'ViewPlus, 20 dots per inch',
          help: 'PDF file to be printed at actual size with the driver of the embosser. Braille almost as on swell paper.',
        },
        'tg-pef': {
          name: 'BrailleBlaster and other programs (PEF)',
          help: 'PEF file with the graphic as a picture and as dots 2.5 mm apart.',
        },
        'graphic-brf': {
          name: 'Other embossers in graphics mode (BRF)',
          help: 'BRF file whose cells are the graphic. The embosser must leave no space between cells and lines.',
        },
      },
      picture:
        'Page {{page}} as dots, {{columns}} across and {{rows}} down; frames show braille that does not fit',
      running: 'Making dots of the pages …',
      fits: 'All braille fits the dot grid.',
      narrow: 'Not all braille fits the dot grid',
      proof: 'Too close or too small for this dot grid',
      untried:
        'The files follow the published formats and have not been tried on a device yet. Emboss a test sheet first.',
    },
    plastic: {
      title: '3D print',
      product: 'What is made',
      products: {
        plate: {
          name: 'Plate to be felt',
          help: 'For 3D printers: a plate with relief, braille as round dots.',
        },
        mold: {
          name: 'Mould for thermoforming',
          help: 'For 3D printers: film is heated and drawn over it. The walls lean; the air leaves through holes of 0.8 mm.',
        },
        sheets: {
          name: 'Cuts for lasers and cutting plotters',
          help: 'SVG files with a layer for each height. The pieces that are cut are glued on each other.',
        },
      },
      heights: 'Heights',
      height: {
        baseMm: 'Base plate',
        highMm: 'Black',
        lowMm: 'Grey, textures',
        dotMm: 'Braille dots',
      },
      lowAboveHigh: 'Grey must not be higher than black.',
      usual: 'Usual heights',
      bed: 'Printer bed',
      bedHelp: 'Larger plates are cut into parts with tabs.',
      bedWhole: 'Do not divide',
      bedSize: '{{width}} × {{height}} mm',
      bedOwn: 'Another size',
      bedSide: { widthMm: 'Width', heightMm: 'Depth' },
      format: 'File format',
      formats: {
        '3mf': '3MF: all plates in one file',
        stl: 'STL: a file for each plate or part',
      },
      running: 'Computing the plate …',
      writing: 'Writing the file …',
      failed: 'The plate could not be computed. Your draft is unchanged. Try again, or reload the page.',
      picture: 'Page {{page}} as a plate that can be turned',
      noPicture:
        'This browser cannot draw in three dimensions, so there is no preview. You can still download the file.',
      view: 'View',
      turn: {
        left: 'Turn to the left',
        right: 'Turn to the right',
        up: 'Look from lower down',
        down: 'Look from higher up',
        in: 'Zoom in',
        out: 'Zoom out',
        whole: 'Whole plate',
      },
      help: 'Drag or use arrow keys to turn, with Shift to move. Plus and minus zoom in and out, 0 shows the whole plate.',
      size: '{{width}} × {{height}} mm.',
      volume: 'About {{volume}} cm³ of plastic.',
      parts_one: '{{count}} part.',
      parts_other: '{{count}} parts.',
      untried: {
        plate: 'Not tried on a printer yet. Print a small piece first, and have the braille checked.',
        mold: 'Not tried on a device yet. Use plastic that stands the heat of the film: PLA becomes soft from 60 °C on.',
        sheets:
          'Not tried on a device yet. Use sheets as thick as the heights; dots of braille are set in one by one.',
      },
    },
    pins: {
      title: 'Feel it',
      running: 'Preparing the pages …',
      display: 'Pin display',
      size: '{{name}}, {{columns}} × {{rows}} pins',
      zoom: 'Zoom',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      whole: 'Whole sheet',
      step: '{{mm}} mm for each pin',
      pan: 'Move the part that is shown',
      left: 'To the left',
      right: 'To the right',
      up: 'Up',
      down: 'Down',
      panel: 'Pins: {{columns}} × {{rows}}, {{raised}} of them raised',
      help: 'Arrow keys move the cursor, with Shift by five pins, at the edge the part that is shown. Plus and minus zoom in and out.',
      nothing: 'There is nothing here.',
      named: '{{kind}} “{{name}}”',
      device: 'Dot Pad',
      noAccess:
        'This browser cannot connect devices. Chrome and Edge can on computers, by USB and Bluetooth.',
      connect: {
        serial: 'Connect by USB …',
        bluetooth: 'Connect by Bluetooth …',
      },
      connected: 'Connected: {{name}}',
      show: 'Show on the device',
      disconnect: 'Disconnect',
      showing: 'Setting the pins. Keep your fingers off the display for a few seconds.',
      shown: 'The pins are set.',
      problem: {
        lost: 'The connection to the device was lost. Your draft is unchanged. Connect it again.',
        'no-answer': 'The device does not answer, or it is no Dot Pad. Your draft is unchanged.',
        refused: 'The device did not take a line. Keep your fingers off the display and show the page again.',
        busy: 'The device is still busy. Wait a little and show the page again.',
        'none-chosen': 'No device was connected.',
      },
      save: 'Download this part as DTMS',
      untried:
        'Written from published facts, not tried on a device yet. Braille that has no room is left out; the cursor names it.',
    },
  },
};
