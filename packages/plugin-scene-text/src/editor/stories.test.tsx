import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { configure, screen } from 'storybook/test';
import { STEP_MS } from '../../../../scripts/setup/patience.mjs';
import { fakeScreen } from '../../../editor-react/test/fakes.js';
import * as stories from './scene-text-panel.stories.js';

// Plays wait with a copy of the testing library that Storybook brings.
configure({ asyncUtilTimeout: STEP_MS });

// Texts have no size here.
Object.assign(Range.prototype, { getClientRects: () => [] });

describe('the stories of the scene text', () => {
  beforeAll(() => fakeScreen(true));
  beforeEach(() => window.localStorage.clear());

  it.each(Object.entries(composeStories(stories)))('%s is shown', async (name, story) => {
    await story.run();
    const field = await screen.findByRole('textbox', { name: 'Szenentext' });
    expect(field.getAttribute('aria-invalid')).toBe(name.includes('Problems') ? 'true' : null);
  });
});
