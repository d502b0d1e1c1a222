import { tactileEn } from './tactile-en.js';

/** The words of the plugin in English. */
export const en = {
  placement: {
    action: {
      place: 'Place labels …',
    },
    dialog: {
      title: 'Place labels',
      close: 'Close',
      cancel: 'Cancel',
      take: 'Apply',
      again: 'Retry',
      which: 'Which labels',
      whichHelp: 'Pinned labels always stay where they are.',
      free: 'Freely placed ({{count}})',
      all: 'All, those placed by hand too ({{count}})',
      touched: 'Touched by the selection ({{count}})',
      selected: 'Selected ({{count}})',
      abbreviates: 'Abbreviate where there is no room',
      continues: 'Continue on another page what still has no room',
      continuedName: '{{name}} (continued)',
      progress: 'Looking for places',
      failed: 'The labels could not be placed. Nothing was changed.',
      none: 'This page has no label that can be placed.',
      picture: 'Page after placing; arrows show where labels come from',
      addedPage: 'Further page with key or continuation',
      pageName: 'Key',
    },
    summary: {
      stays: 'All labels are in the right place. Nothing changes.',
      moved_one: '{{count}} label gets another place.',
      moved_other: '{{count}} labels get other places.',
      leads_one: '{{count}} of them with a lead line.',
      leads_other: '{{count}} of them with lead lines.',
      short_one: '{{count}} of them abbreviated: {{names}}.',
      short_other: '{{count}} of them abbreviated: {{names}}.',
      continued_one: '{{count}} label that has no room here is on another page: {{names}}.',
      continued_other: '{{count}} labels that have no room here are on further pages: {{names}}.',
      unplaced_one: 'No room was found for {{count}} label; move or shorten it yourself: {{names}}.',
      unplaced_other: 'No room was found for {{count}} labels; move or shorten them yourself: {{names}}.',
    },
  },
  tactile: tactileEn,
};
