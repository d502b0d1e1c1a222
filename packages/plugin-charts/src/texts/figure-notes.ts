/** What figures say about their layout, and what is wrong in a construction, by the code of the note or issue. */
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
  'number-line-no-jump': {
    de: 'Ein Sprung beginnt und endet bei {at} und ist nicht gezeichnet. Wählen Sie ein anderes Ende.',
    en: 'A jump begins and ends at {at} and is not drawn. Choose another end.',
  },
  'number-line-no-interval': {
    de: 'Das Intervall „{text}“ ist nicht gezeichnet: Das Ende muss hinter dem Anfang liegen.',
    en: 'The interval “{text}” is not drawn: it must end beyond its beginning.',
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
  'figure-crossing': {
    de: '„{one}“ und „{other}“ kreuzen sich in einem Winkel von {degrees}°: ein Finger bleibt nicht auf seiner Linie.',
    en: '“{one}” and “{other}” cross at an angle of {degrees}°: a finger does not stay on its line.',
  },
  'figure-lines-close': {
    de: '„{one}“ und „{other}“ laufen so nah nebeneinander, dass ein Finger sie nicht trennt.',
    en: '“{one}” and “{other}” run so close to each other that a finger cannot tell them apart.',
  },
  CONSTRUCTION_NAME_TWICE: {
    de: 'Den Namen „{name}“ gibt es schon. Geben Sie dem zweiten Element einen anderen.',
    en: 'The name “{name}” is already used. Give the second element another one.',
  },
  CONSTRUCTION_UNKNOWN_NAME: {
    de: '„{name}“ gibt es davor nicht.',
    en: 'There is no “{name}” before this.',
  },
  CONSTRUCTION_WRONG_ARGUMENT: {
    de: '„{element}“: „{name}“ passt hier nicht.',
    en: '“{element}”: “{name}” does not fit here.',
  },
  CONSTRUCTION_WRONG_COUNT: {
    de: '{count} {count|Angabe ist|Angaben sind} zu wenig oder zu viel.',
    en: '{count} {count|argument is|arguments are} too few or too many.',
  },
  CONSTRUCTION_POINTS_COINCIDE: {
    de: '„{element}“ braucht Punkte, die nicht aufeinander liegen.',
    en: '“{element}” needs points that do not coincide.',
  },
  CONSTRUCTION_POINTS_ON_LINE: {
    de: '„{element}“ braucht Punkte, die nicht auf einer Geraden liegen.',
    en: '“{element}” needs points that do not lie on one line.',
  },
  CONSTRUCTION_NO_INTERSECTION: {
    de: '„{element}“: Hier schneidet sich nichts.',
    en: '“{element}”: nothing intersects here.',
  },
  CONSTRUCTION_INSIDE_CIRCLE: {
    de: '„{element}“: Von einem Punkt im Kreis geht keine Tangente aus.',
    en: '“{element}”: there is no tangent from a point inside the circle.',
  },
  CONSTRUCTION_NO_TRIANGLE: {
    de: '„{element}“: Aus diesen Größen entsteht kein Dreieck.',
    en: '“{element}”: these measures make no triangle.',
  },
  CONSTRUCTION_NOT_POSITIVE: {
    de: '„{element}“: {value} ist keine Länge; sie muss größer als 0 sein.',
    en: '“{element}”: {value} is no length; it must be greater than 0.',
  },
  CONSTRUCTION_BUILT_ON_MISSING: {
    de: '„{element}“ fehlt, weil „{name}“ fehlt.',
    en: '“{element}” is missing because “{name}” is.',
  },
  CONSTRUCTION_TOO_LONG: {
    de: 'Die Konstruktion ist zu lang: höchstens {most}.',
    en: 'The construction is too long: {most} at most.',
  },
  CONSTRUCTION_EXPECTED_NAME: {
    de: 'Hier fehlt ein Name, wie „A“ oder „g“.',
    en: 'A name is missing here, such as “A” or “g”.',
  },
  CONSTRUCTION_EXPECTED: {
    de: 'Hier steht etwas anderes als erwartet, zum Beispiel fehlt eine Klammer.',
    en: 'This is not what is expected here; a bracket may be missing.',
  },
  CONSTRUCTION_UNKNOWN_FUNCTION: {
    de: '„{name}“ ist keine bekannte Konstruktion.',
    en: '“{name}” is no known construction.',
  },
  CONSTRUCTION_BAD_ARGUMENT: {
    de: '„{text}“ ist weder eine Zahl noch ein Name.',
    en: '“{text}” is neither a number nor a name.',
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
  'function-small-jump': {
    de: '„{name}“ springt um weniger, als ein Finger trennt. Ein kleinerer Bereich macht den Sprung größer.',
    en: '“{name}” jumps by less than a finger can tell apart. A smaller range makes the jump larger.',
  },
  'function-short-part': {
    de: '„{name}“ hat Teile, die zu kurz sind, um als Linie ertastet zu werden. Ein anderer Bereich hilft.',
    en: '“{name}” has parts that are too short to be felt as lines. Another range helps.',
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
    de: '{count} {count|Punkt liegt|Punkte liegen} zu nah an anderem und {count|ist|sind} nicht markiert. Die Bildbeschreibung nennt {count|ihn|sie}.',
    en: '{count} {count|point is|points are} too close to something else and not marked. The description lists {count|it|them}.',
  },
} as const;
