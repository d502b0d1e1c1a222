import { Files } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { lazyPart } from '../../contributions/part.js';
import {
  addPageAction,
  moveToPageActions,
  nextPageAction,
  pageActions,
  previousPageAction,
  removePageAction,
} from './page-actions.js';
import { pageEntries } from './page-entries.js';
import { PageSwitcher } from './page-switcher.js';

/** The pages of a document. */
export const pagesPlugin = defineEditorPlugin({
  id: 'pages',
  actions: [
    {
      group: 'pages',
      actions: [
        previousPageAction,
        nextPageAction,
        addPageAction,
        ...pageActions,
        removePageAction,
        ...moveToPageActions,
      ],
    },
  ],
  menus: [
    { menu: 'objects', section: 'pages', actions: moveToPageActions, isFitting: true },
    { menu: 'page', section: 'pages', actions: pageActions },
    { menu: 'edit', section: 'pages', actions: moveToPageActions },
  ],
  panels: [
    {
      id: 'pages',
      side: 'left',
      place: { after: 'objects' },
      labelKey: 'panels:pages.title',
      icon: Files,
      Content: lazyPart(async () => (await import('./pages-panel.js')).PagesPanel),
    },
  ],
  slots: [{ id: 'page-switcher', slot: 'status-start', Content: PageSwitcher }],
  palette: [pageEntries],
});
