import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { cleanup } from '@testing-library/react';
import axe from 'axe-core';
import { configure } from 'storybook/test';
import { STEP_MS } from '../../../scripts/setup/patience.mjs';
import { fakeScreen } from '../test/fakes.js';
import '../test/loaded-texts.js';
import * as brailleView from './plugins/braille-pages/braille-view.stories.js';
import * as commandPalette from './plugins/palette/command-palette.stories.js';
import * as contextMenu from './plugins/context-menu/canvas-context-menu.stories.js';
import * as draftPanel from './plugins/draft-panel/draft-panel.stories.js';
import * as draftStatus from './plugins/drafts/draft-status.stories.js';
import * as leaving from './plugins/drafts/leave-question.stories.js';
import * as figures from './plugins/proofing/figures/figures-dialog.stories.js';
import * as guide from './plugins/guide/guide-panel.stories.js';
import * as historyPanel from './plugins/history/history-panel.stories.js';
import * as importDialog from './plugins/import/import-dialog.stories.js';
import * as cropAgain from './plugins/pictures/crop/crop-dialog.stories.js';
import * as braillePagesPanel from './plugins/braille-pages/braille-pages-panel.stories.js';
import * as braillePreview from './plugins/braille-pages/braille-page-preview.stories.js';
import * as objectPanel from './plugins/objects/object-panel.stories.js';
import * as legendPanel from './plugins/legend/legend-panel.stories.js';
import * as outline from './plugins/outline/outline.stories.js';
import * as pagesPanel from './plugins/pages/pages-panel.stories.js';
import * as placing from './plugins/place/place-dialogs.stories.js';
import * as preview from './plugins/previews/preview-view.stories.js';
import * as passingOver from './plugins/proofing/pass-over-dialog.stories.js';
import * as proofingPanel from './plugins/proofing/proofing-panel.stories.js';
import * as publishDialog from './plugins/publish/publish-dialog.stories.js';
import * as shortcutSheet from './plugins/shortcuts/shortcut-sheet.stories.js';
import * as splash from './splash/editor-splash.stories.js';
import * as splashDialogs from './splash/splash-dialogs.stories.js';
import * as templates from './plugins/templates/use-template-dialog.stories.js';

// Plays wait with a copy of the testing library that Storybook brings.
configure({ asyncUtilTimeout: STEP_MS });

/** What axe can tell without a layout and without a page around the story; colours are looked at in the browser tests. */
const RULES: axe.RunOptions = {
  resultTypes: ['violations'],
  rules: {
    'color-contrast': { enabled: false },
    region: { enabled: false },
    'page-has-heading-one': { enabled: false },
    'landmark-one-main': { enabled: false },
  },
};

const SETS = {
  braillePagesPanel: composeStories(braillePagesPanel),
  braillePreview: composeStories(braillePreview),
  brailleView: composeStories(brailleView),
  commandPalette: composeStories(commandPalette),
  contextMenu: composeStories(contextMenu),
  cropAgain: composeStories(cropAgain),
  draftPanel: composeStories(draftPanel),
  draftStatus: composeStories(draftStatus),
  figures: composeStories(figures),
  guide: composeStories(guide),
  historyPanel: composeStories(historyPanel),
  importDialog: composeStories(importDialog),
  objectPanel: composeStories(objectPanel),
  leaving: composeStories(leaving),
  legendPanel: composeStories(legendPanel),
  outline: composeStories(outline),
  pagesPanel: composeStories(pagesPanel),
  passingOver: composeStories(passingOver),
  placing: composeStories(placing),
  preview: composeStories(preview),
  proofingPanel: composeStories(proofingPanel),
  publishDialog: composeStories(publishDialog),
  shortcutSheet: composeStories(shortcutSheet),
  splashDialogs: composeStories(splashDialogs),
  splash: composeStories(splash),
  templates: composeStories(templates),
};

describe('stories play to their end and are accessible', () => {
  beforeEach(() => {
    fakeScreen(true);
    // This world has no pictures: what is drawn is seen in browser tests.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => {
    cleanup();
    // React Aria keeps what it announced for 7 s, by the name of a button that is gone with its story.
    for (const log of document.querySelectorAll('[data-live-announcer] [role="log"]')) log.replaceChildren();
    jest.restoreAllMocks();
  });

  for (const [set, stories] of Object.entries(SETS)) {
    it.each(Object.entries(stories))(`${set}: %s`, async (_name, story) => {
      await story.run();
      const { violations } = await axe.run(document.body, RULES);
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
});
