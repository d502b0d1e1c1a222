/** What flow charts, family trees, solids, nets and cards say about their layout, by the code of the note. */
export const OUTLINE_NOTES = {
  'key-too-long': {
    de: 'Die Legende passt nicht auf eine Seite. Kürzere Texte oder größeres Papier schaffen Platz.',
    en: 'The key does not fit one page. Shorter texts or larger paper make room.',
  },
  'flow-too-large': {
    de: 'Das Ablaufdiagramm mit {boxes} Feldern passt nicht auf das Blatt. Größeres Papier, weniger Felder oder zwei Diagramme schaffen Platz.',
    en: 'The flow chart of {boxes} boxes does not fit the sheet. Larger paper, fewer boxes or two charts make room.',
  },
  'family-too-large': {
    de: 'Der Stammbaum mit {people} Personen passt nicht auf das Blatt. Größeres Papier oder zwei Stammbäume schaffen Platz.',
    en: 'The family tree of {people} people does not fit the sheet. Larger paper or two trees make room.',
  },
  'solid-cone-flat': {
    de: 'Der Kegel ist so flach, dass seine Spitze kaum über den Grundkreis hinausragt. Zeichnen Sie ihn höher oder mit kleinerem Radius.',
    en: 'The cone is so flat that its tip hardly stands out above the circle of its base. Make it higher or its radius smaller.',
  },
  'net-cone-flat': {
    de: 'Der Kegel ist so flach, dass die geraden Kanten seines Mantels in einem Winkel unter {degrees} Grad aneinanderliegen. Zeichnen Sie ihn höher oder mit kleinerem Radius.',
    en: 'The cone is so flat that the straight edges of its curved surface lie at less than {degrees} degrees. Make it higher or its radius smaller.',
  },
  'net-flaps-missing': {
    de: 'An {count} Kanten ist für eine Klebelasche kein Platz.',
    en: 'There is no room for a flap at {count} edges.',
  },
  'cards-left-out': {
    de: 'Gezeichnet sind {shown} von {count} Karten: Für mehr reicht der Platz nicht. Größeres Papier, kürzere Texte oder mehrere Blätter schaffen Platz.',
    en: '{shown} of {count} cards are drawn: there is no room for more. Larger paper, shorter texts or several sheets make room.',
  },
} as const;

/** What is wrong in an outline, by the code of the issue; each names line and column. */
export const OUTLINE_ISSUES = {
  'outline-empty': {
    de: 'Die Gliederung ist leer.',
    en: 'The outline is empty.',
  },
  'outline-long': {
    de: 'Zeile {line}: Es sind höchstens {most} Zeilen möglich.',
    en: 'Line {line}: there can be at most {most} lines.',
  },
  'outline-line-long': {
    de: 'Zeile {line}: Eine Zeile hat höchstens {most} Zeichen.',
    en: 'Line {line}: a line has at most {most} characters.',
  },
  'outline-indent': {
    de: 'Zeile {line}: Die Einrückung passt zu keiner Zeile darüber.',
    en: 'Line {line}: the indentation matches no line above.',
  },
  'flow-arrow': {
    de: 'Zeile {line}, Zeichen {column}: Vor oder nach dem Pfeil fehlt ein Feld.',
    en: 'Line {line}, column {column}: a box is missing before or after the arrow.',
  },
  'flow-answers': {
    de: 'Zeile {line}, Zeichen {column}: Die Frage „{text}“ braucht {least} bis {most} Antworten, eingerückt in den Zeilen darunter.',
    en: 'Line {line}, column {column}: the question “{text}” needs {least} to {most} answers, indented in the lines below.',
  },
  'flow-answer-name': {
    de: 'Zeile {line}, Zeichen {column}: Die Antwort hat keinen Namen.',
    en: 'Line {line}, column {column}: the answer has no name.',
  },
  'flow-indent': {
    de: 'Zeile {line}: Nur unter einer Frage wird eingerückt.',
    en: 'Line {line}: only lines below a question are indented.',
  },
  'flow-unreachable': {
    de: 'Zeile {line}, Zeichen {column}: Zu „{text}“ führt kein Weg.',
    en: 'Line {line}, column {column}: nothing leads to “{text}”.',
  },
  'flow-leads-nowhere': {
    de: 'Zeile {line}, Zeichen {column}: Die Antwort „{text}“ führt zu keinem Feld, oder zu demselben wie eine andere.',
    en: 'Line {line}, column {column}: the answer “{text}” leads to no box, or to the same one as another.',
  },
  'flow-target': {
    de: 'Zeile {line}, Zeichen {column}: Es gibt kein Feld „{text}“.',
    en: 'Line {line}, column {column}: there is no box “{text}”.',
  },
  'flow-boxes': {
    de: 'Zeile {line}: Es sind höchstens {most} Felder möglich.',
    en: 'Line {line}: there can be at most {most} boxes.',
  },
  'family-name': {
    de: 'Zeile {line}: Hier fehlt ein Name.',
    en: 'Line {line}: a name is missing here.',
  },
  'family-people': {
    de: 'Zeile {line}: Es sind höchstens {most} Personen möglich.',
    en: 'Line {line}: there can be at most {most} people.',
  },
  'family-partner': {
    de: 'Zeile {line}: Über dieser Zeile steht keine Person, zu der „+“ gehören kann.',
    en: 'Line {line}: there is no person above this line to whom “+” could belong.',
  },
  'family-partners': {
    de: 'Zeile {line}: „{text}“ kann höchstens {most} Partner haben.',
    en: 'Line {line}: “{text}” can have at most {most} partners.',
  },
  'family-roots': {
    de: 'Zeile {line}: Alle Personen stammen von der ersten ab. „{text}“ gehört eingerückt unter die Eltern.',
    en: 'Line {line}: all people descend from the first. Indent “{text}” below the parents.',
  },
} as const;
