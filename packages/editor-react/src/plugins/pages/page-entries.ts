import { sessionActions } from '@tastwerk/editor-core';
import { File } from 'lucide-react';
import type { PaletteContribution } from '../../contributions/editor-plugin.js';
import { DRAWING_VIEW, workspaceActions } from '../../state/workspace-state.js';

/** The pages, by number and name. */
export const pageEntries: PaletteContribution = {
  id: 'pages',
  titleKey: 'commands:palette.pages',
  entries: ({ document, t }) =>
    document.pages.map(({ name }, index) => {
      const number = t('commands:palette.onPage', { number: index + 1 });
      const label = name.trim() === '' || name === number ? number : `${number}: ${name}`;
      return { id: String(index), label, icon: File };
    }),
  choose: (index, { store }) => {
    store.dispatch(workspaceActions.showView(DRAWING_VIEW));
    store.dispatch(sessionActions.setCurrentPage(Number(index)));
  },
};
