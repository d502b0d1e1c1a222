/** The words of the plugin in English. */
export const en = {
  surfaces: {
    import: {
      ebraille:
        'eBraille publications (EBRL): the text goes to the braille pages, each SVG graphic to a page of its own.',
    },
  },
};
