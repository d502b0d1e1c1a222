/** Names of the fields of charts and of their choices in German. A type may have names of its own: `bar: { … }`. */
export const fieldsDe = {
  fields: {
    isHorizontal: 'Balken waagerecht',
    isStacked: 'Reihen gestapelt',
    rowsName: 'Name der Rubrikenachse',
    valuesName: 'Name der Werteachse, mit Einheit',
    from: 'Von',
    to: 'Bis',
    step: 'Schrittweite (leer: passend)',
    name: 'Name',
    points: 'Punkte',
    x: 'x',
    y: 'y',
    at: 'Stelle',
  },
  choices: {},
} as const;
