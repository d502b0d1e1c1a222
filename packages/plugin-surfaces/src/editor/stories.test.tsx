import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { configure, screen } from 'storybook/test';
import { STEP_MS } from '../../../../scripts/setup/patience.mjs';
import { fakeScreen } from '../../../editor-react/test/fakes.js';
import * as emboss from './emboss/emboss-dialog.stories.js';
import * as pins from './pins/pins-dialog.stories.js';

// Plays wait with a copy of the testing library that Storybook brings.
configure({ asyncUtilTimeout: STEP_MS });

describe('the stories of other surfaces', () => {
  beforeAll(() => fakeScreen(true));
  beforeEach(() => window.localStorage.clear());

  it.each(Object.entries(composeStories(emboss)))('%s is shown as dots', async (name, story) => {
    await story.run();
    const picture = name === 'English' ? /^Page 1 as dots/u : /^Seite 1 als Punkte/u;
    expect(screen.getByRole('img', { name: picture })).toBeDefined();
  });

  it.each(Object.entries(composeStories(pins)))('%s is shown on pins', async (name, story) => {
    await story.run();
    const step = { WholeSheet: 'Ganzes Blatt', English: 'Whole sheet' }[name] ?? '2,5 mm je Stift';
    expect(screen.getByText(step)).toBeDefined();
  });
});
