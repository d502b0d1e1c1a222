import { beforeEach, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { fakeCanvas, fakePorts, fakeScreen } from '../../test/fakes.js';
import { fakeUser } from '../../test/fake-user.js';
import '../../test/loaded-texts.js';
import { Editor } from '../editor.js';
import { createNewDocument } from '../new-document.js';

const proof = () => screen.queryByRole('region', { name: 'Prüfung' });
const openProof = () => screen.getByRole('button', { name: /^Prüfung:/u });

beforeEach(() => fakeScreen(true));

it('the list of findings stands in the place of the panels at the left until it is closed, or one of them is asked for', async () => {
  render(
    <Editor
      document={createNewDocument('de')}
      ports={fakePorts({ canvasFactory: fakeCanvas().factory })}
      language="de"
    />,
  );
  const user = fakeUser();
  const left = () => screen.queryByRole('complementary', { name: 'Objekte und Seiten' });
  expect(left()).not.toBeNull();
  await user.click(openProof());
  expect([proof() !== null, left()]).toEqual([true, null]);
  await user.click(within(proof() ?? document.body).getByRole('button', { name: 'Prüfung schließen' }));
  expect([proof(), left() !== null]).toEqual([null, true]);

  await user.click(openProof());
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('Bereich: Seiten{Enter}');
  expect(proof()).toBeNull();
  expect(screen.getByRole('tab', { name: 'Seiten', selected: true })).toBeDefined();
});
