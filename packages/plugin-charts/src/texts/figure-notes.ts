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
  'function-formula': {
    de: 'Die Formel „{formula}“ ist nicht lesbar: {problem}',
    en: 'The formula “{formula}” cannot be read: {problem}',
  },
  'function-nothing': {
    de: '„{name}“ hat im gezeigten Bereich keinen Graphen. Wählen Sie einen anderen Bereich.',
    en: '“{name}” has no graph in the range shown. Choose another range.',
  },
  'function-near-axis': {
    de: '„{name}“ verläuft näher neben einer Achse oder Asymptote, als ein Finger beide trennt. Ein kleinerer Bereich oder größeres Papier helfen.',
    en: '“{name}” runs closer beside an axis or asymptote than a finger can tell apart. A smaller range or larger paper help.',
  },
  'function-flat-crossing': {
    de: '„{name}“ schneidet eine Achse in einem Winkel unter {degrees} Grad. Ein anderer Maßstab macht den Winkel größer.',
    en: '“{name}” crosses an axis at less than {degrees} degrees. Another scale makes the angle larger.',
  },
  'functions-close': {
    de: '„{one}“ und „{other}“ liegen zu nah beieinander oder schneiden sich zu flach. Zeichnen Sie sie auf getrennte Blätter oder in einem kleineren Bereich.',
    en: '“{one}” and “{other}” are too close to each other or cross at too small an angle. Draw them on separate sheets or in a smaller range.',
  },
  'function-ended': {
    de: '„{name}“ endet, wo der Graph einer Achse oder Asymptote näher kommt, als ein Finger beide trennt. Die Bildbeschreibung sagt, wie er weitergeht.',
    en: '“{name}” ends where it comes closer to an axis or asymptote than a finger can tell apart. The description says how it goes on.',
  },
  'function-too-fast': {
    de: '„{name}“ ändert sich schneller, als es sich ertasten lässt. Wählen Sie einen kleineren Bereich.',
    en: '“{name}” changes faster than can be felt. Choose a smaller range.',
  },
  'function-too-many': {
    de: 'Gezeichnet sind {shown} von {count} Graphen: Mehr Linienarten unterscheidet ein Finger nicht.',
    en: '{shown} of {count} graphs are drawn: a finger tells no more line styles apart.',
  },
  'function-mark-left-out': {
    de: '{count} Punkte liegen zu nah beieinander und sind nicht markiert. Die Bildbeschreibung nennt sie.',
    en: '{count} points are too close to each other and are not marked. The description lists them.',
  },
} as const;
