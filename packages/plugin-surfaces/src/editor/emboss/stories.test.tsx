import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { configure, screen } from 'storybook/test';
import { STEP_MS } from '../../../../../scripts/setup/patience.mjs';
import { fakeScreen } from '../../../../editor-react/test/fakes.js';
import * as stories from './emboss-dialog.stories.js';

// Plays wait with a copy of the testing library that Storybook brings.
configure({ asyncUtilTimeout: STEP_MS });

describe('the stories of embossing', () => {
  beforeAll(() => fakeScreen(true));
  beforeEach(() => window.localStorage.clear());

  it.each(Object.entries(composeStories(stories)))('%s is shown', async (name, story) => {
    await story.run();
    expect(
      screen.getByRole('img', { name: name === 'English' ? /^Page 1 as dots/u : /^Seite 1 als Punkte/u }),
    ).toBeDefined();
  });
});
