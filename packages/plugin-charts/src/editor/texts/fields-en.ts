/** Names of the fields of charts and of their choices in English. A type may have names of its own: `bar: { … }`. */
export const fieldsEn = {
  fields: {
    isHorizontal: 'Horizontal bars',
    isStacked: 'Stacked series',
    rowsName: 'Name of the category axis',
    valuesName: 'Name of the value axis, with unit',
    from: 'From',
    to: 'To',
    step: 'Step (empty: automatic)',
    name: 'Name',
    points: 'Points',
    x: 'x',
    y: 'y',
    at: 'At',
  },
  choices: {},
} as const;
