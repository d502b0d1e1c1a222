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
    },
    dialog: {
      close: 'Close',
      page: 'Page',
      pageNumber: 'Page {{number}}',
      failed: 'The braille could not be translated. Your draft is unchanged. Try again.',
      again: 'Try again',
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
      unwritten_one: 'A character or a text is missing from the braille. The proof names it.',
      unwritten_other: 'Characters are missing from the braille of {{count}} texts. The proof names them.',
      proof: 'Too close or too small for this dot grid',
      untried:
        'The files follow the published formats and have not been tried on a device yet. Emboss a test sheet first.',
      save: 'Download file',
      saved: '“{{name}}” has been downloaded.',
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
