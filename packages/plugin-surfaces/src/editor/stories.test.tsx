import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { configure, screen } from 'storybook/test';
import { STEP_MS } from '../../../../scripts/setup/patience.mjs';
import { fakeScreen } from '../../../editor-react/test/fakes.js';
import * as emboss from './emboss/emboss-dialog.stories.js';
import * as pins from './pins/pins-dialog.stories.js';
import * as plastic from './plastic/plastic-dialog.stories.js';

// Plays wait with a copy of the testing library that Storybook brings.
configure({ asyncUtilTimeout: STEP_MS });

describe('the stories of other surfaces', () => {
  beforeAll(() => fakeScreen(true));
  beforeEach(() => window.localStorage.clear());
  afterEach(() => {
    jest.restoreAllMocks();
  });

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

  it.each(Object.entries(composeStories(plastic)))('%s is shown in plastic', async (name, story) => {
    // three.js reports that jsdom draws nothing.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await story.run();
    const base = screen.getByRole('textbox', { name: name === 'English' ? 'Base plate' : 'Grundplatte' });
    const thickness = { English: '1.5 mm', Mold: '3 mm' }[name] ?? '1,5 mm';
    expect(base).toHaveProperty('value', thickness);
  });
});
