/** Made by scripts/fonts/make-fonts.mjs; do not edit. Files of the fonts of black print, each with the characters that none before it has. */
export const FONT_PARTS = [
  {
    stem: 'atkinson-hyperlegible-next-latin-400-normal',
    family: '@fontsource/atkinson-hyperlegible-next',
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  {
    stem: 'atkinson-hyperlegible-next-latin-ext-400-normal',
    family: '@fontsource/atkinson-hyperlegible-next',
    unicodeRange:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
  {
    stem: 'noto-sans-greek-400-normal',
    family: '@fontsource/noto-sans',
    unicodeRange: 'U+0370-03E1,U+03F0-03FF',
  },
  {
    stem: 'noto-sans-latin-ext-400-normal',
    family: '@fontsource/noto-sans',
    unicodeRange:
      'U+0108-0109,U+0114-0115,U+011C-011D,U+0124-0125,U+0128-0129,U+012C-012D,U+0134-0135,U+0138,U+013F-0140,U+0149-014F,U+0156-0157,U+015C-015D,U+0166-0169,U+016C-016D,U+017F-0191,U+0193-0217,U+021C-0236,U+0238-02C5,U+02C8,U+02CA-02D7,U+02DE-02FF,U+0309,U+0323-0329,U+1E00-1E7F,U+1E86-1E9D,U+1E9F,U+1EF4-1EFF,U+20A0-20AB,U+20AD-20B8,U+20BA-20C0',
  },
  { stem: 'noto-sans-vietnamese-400-normal', family: '@fontsource/noto-sans', unicodeRange: 'U+1EA0-1EF1' },
  {
    stem: 'noto-sans-cyrillic-400-normal',
    family: '@fontsource/noto-sans',
    unicodeRange: 'U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  },
  { stem: 'noto-sans-greek-ext-400-normal', family: '@fontsource/noto-sans', unicodeRange: 'U+1F00-1FFE' },
  {
    stem: 'noto-sans-cyrillic-ext-400-normal',
    family: '@fontsource/noto-sans',
    unicodeRange: 'U+0492-04AF,U+04B2-052F,U+FE2E-FE2F',
  },
  {
    stem: 'noto-sans-armenian-armenian-400-normal',
    family: '@fontsource/noto-sans-armenian',
    unicodeRange: 'U+0531-058F,U+2010,U+2024,U+25CC,U+FB13-FB17',
  },
  {
    stem: 'noto-sans-georgian-georgian-400-normal',
    family: '@fontsource/noto-sans-georgian',
    unicodeRange: 'U+10D0-10FF',
  },
  {
    stem: 'noto-sans-math-signs-400-normal',
    family: null,
    unicodeRange:
      'U+2016,U+2032-2037,U+2057,U+2102-2112,U+2115,U+2118-211D,U+2124-214B,U+2190-2211,U+2213-2214,U+2216-230B,U+25A0-25CB,U+25CD-2609,U+2621,U+263B-2642,U+2660-266F,U+2713,U+2720,U+272A,U+2736-273D,U+2772-2773,U+279B,U+27DC,U+27E6-27FF',
  },
] as const;
