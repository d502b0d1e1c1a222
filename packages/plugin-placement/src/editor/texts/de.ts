import { tactileDe } from './tactile-de.js';

/** The words of the plugin in German. */
export const de = {
  placement: {
    action: {
      place: 'Beschriftungen platzieren …',
    },
    dialog: {
      title: 'Beschriftungen platzieren',
      close: 'Schließen',
      cancel: 'Abbrechen',
      take: 'Übernehmen',
      again: 'Erneut versuchen',
      which: 'Welche Beschriftungen',
      whichHelp: 'Festgehaltene Beschriftungen bleiben immer, wo sie sind.',
      free: 'Frei platzierbare ({{count}})',
      all: 'Alle, auch von Hand gesetzte ({{count}})',
      touched: 'Von der Auswahl berührte ({{count}})',
      selected: 'Ausgewählte ({{count}})',
      abbreviates: 'Abkürzen, wo kein Platz ist',
      continues: 'Auf einer weiteren Seite fortsetzen, was auch dann keinen Platz hat',
      continuedName: '{{name}} (Fortsetzung)',
      progress: 'Plätze werden gesucht',
      failed: 'Die Beschriftungen konnten nicht platziert werden. Es wurde nichts geändert.',
      none: 'Auf dieser Seite gibt es keine Beschriftung, die platziert werden kann.',
      picture: 'Seite nach dem Platzieren; Pfeile zeigen, woher Beschriftungen kommen',
      addedPage: 'Weitere Seite mit Legende oder Fortsetzung',
      pageName: 'Legende',
    },
    summary: {
      stays: 'Alle Beschriftungen stehen richtig. Es ändert sich nichts.',
      moved_one: '{{count}} Beschriftung bekommt einen anderen Platz.',
      moved_other: '{{count}} Beschriftungen bekommen einen anderen Platz.',
      leads_one: '{{count}} davon mit Hinweislinie.',
      leads_other: '{{count}} davon mit Hinweislinien.',
      short_one: '{{count}} davon abgekürzt: {{names}}.',
      short_other: '{{count}} davon abgekürzt: {{names}}.',
      continued_one:
        'Auf einer weiteren Seite steht {{count}} Beschriftung, die hier keinen Platz hat: {{names}}.',
      continued_other:
        'Auf weiteren Seiten stehen {{count}} Beschriftungen, die hier keinen Platz haben: {{names}}.',
      unplaced_one:
        'Für {{count}} Beschriftung fand sich kein Platz; verschieben oder kürzen Sie sie selbst: {{names}}.',
      unplaced_other:
        'Für {{count}} Beschriftungen fand sich kein Platz; verschieben oder kürzen Sie sie selbst: {{names}}.',
    },
  },
  tactile: tactileDe,
};
