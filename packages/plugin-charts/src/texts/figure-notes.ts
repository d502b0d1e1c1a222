/** What figures say about their layout, by the code of the note. */
export const FIGURE_NOTES = {
  'figure-label-no-room': {
    de: 'Für „{text}“ ist kein Platz. Größeres Papier, ein kürzerer Name oder weniger Elemente schaffen Platz.',
    en: 'There is no room for “{text}”. Larger paper, a shorter name or fewer elements make room.',
  },
  'figure-too-small': {
    de: 'Die Zeichnung wird kleiner, als ein Finger sie ertastet. Größeres Papier oder weniger Elemente helfen.',
    en: 'The drawing becomes smaller than a finger can feel. Larger paper or fewer elements help.',
  },
  'figure-points-close': {
    de: 'Zwei Punkte liegen so nah beieinander, dass ein Finger sie nicht trennt.',
    en: 'Two points lie so close that a finger cannot tell them apart.',
  },
  'figure-outside': {
    de: '„{text}“ liegt außerhalb des gezeichneten Bereichs.',
    en: '“{text}” lies outside of the drawn range.',
  },
  'figure-no-grid': {
    de: 'Das Gitter ist weggelassen: eine Linie würde es in einem zu kleinen Winkel kreuzen.',
    en: 'The grid is left out: a line would cross it at too small an angle.',
  },
  'figure-no-minutes': {
    de: 'Die Striche der Minuten sind weggelassen: sie lägen zu dicht.',
    en: 'The marks of the minutes are left out: they would lie too close.',
  },
  'figure-segment-not-felt': {
    de: '„{text}“ ist weggelassen: bei diesem Winkel ist die Strecke zu kurz, zu lang oder zu nah an einer anderen Linie.',
    en: '“{text}” is left out: at this angle the segment is too short, too long or too close to another line.',
  },
} as const;
