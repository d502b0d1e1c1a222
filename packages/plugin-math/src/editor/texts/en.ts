/** The words of the plugin in English. */
export const en = {
  formula: {
    action: 'Formula …',
    title: 'Insert formula',
    close: 'Close',
    cancel: 'Cancel',
    insert: 'Insert',
    source: 'Formula',
    sourceHelp: 'LaTeX or plain typing, such as \\sqrt{2} or x^2/4.',
    empty: 'Enter a formula.',
    print: 'Black print',
    printOf: 'Formula in black print: {{spoken}}',
    noPrint: 'This formula cannot be typeset. It is printed as it is typed.',
    braille: 'Braille',
    brailleOf: 'Formula in braille',
    noBraille: 'The braille of the formula is not available at the moment.',
    spoken: 'Spoken',
    unavailable: 'The formula cannot be shown at the moment. Check your connection and try again.',
  },
  proofing: {
    'formula-unread': 'The formula “{{formula}}” appears as it is typed. {{english}}',
    'formula-doubt': 'The braille of these formulas has not been proofread by experts yet: {{formulas}}',
  },
  commands: {
    synonyms: {
      insertFormula: 'mathematics maths equation fraction root power LaTeX term insert formula',
    },
  },
} as const;
