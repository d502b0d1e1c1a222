/** The words of the plugin in English. */
export const en = {
  surfaces: {
    import: {
      ebraille:
        'eBraille publications (EBRL): the text goes to the braille pages, each SVG graphic to a page of its own.',
    },
    action: {
      emboss: 'Emboss …',
    },
    emboss: {
      title: 'Emboss',
      close: 'Close',
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
      page: 'Page',
      pageNumber: 'Page {{number}}',
      picture:
        'Page {{page}} as dots, {{columns}} across and {{rows}} down; frames show braille that does not fit',
      running: 'The pages are being made into dots …',
      fits: 'All braille fits the raster.',
      narrow: 'Not all braille fits the raster',
      unwritten_one: 'A character or a text is missing from the braille. The proof names it.',
      unwritten_other: 'Characters are missing from the braille of {{count}} texts. The proof names them.',
      proof: 'Too close or too small for this raster',
      untried:
        'The files follow the published formats and have not been tried on a device yet. Emboss a test sheet first.',
      failed: 'The braille could not be translated. Your draft is unchanged. Try again.',
      again: 'Try again',
      save: 'Download file',
      saved: '“{{name}}” has been downloaded.',
    },
  },
};
