/** The words of the plugin in German. */
export const de = {
  surfaces: {
    import: {
      ebraille:
        'eBraille-Publikationen (EBRL): Der Text kommt in die Brailleseiten, jede SVG-Grafik auf eine eigene Seite.',
    },
  },
};
