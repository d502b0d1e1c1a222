import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createObject } from '@tastwerk/editor-core/standard';
import { Editor } from '@tastwerk/editor-react';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { fakeScreen } from '../../../../editor-react/test/fakes.js';
import { openEditor } from '../../../../editor-react/test/open-editor.js';
import { serialWith } from '../../../test/serial-port.js';
import { SimulatedDotPad } from '../../../test/simulated-dot-pad.js';
import { COMMANDS } from '../../pins/dot-pad/packets.js';
import surfaces from '../index.js';

configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });

const PLUGINS = { with: [surfaces] };
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A pond at the upper left of the sheet. */
const objects = [
  createObject('ellipse', {
    uuid: id(1),
    x: 0,
    y: 0,
    width: 60,
    height: 60,
    fill: 'none',
    moniker: 'Teich',
  }),
];

async function openDialog(language: 'de' | 'en' = 'de') {
  const { user, changes } = await openEditor(Editor, { plugins: PLUGINS, objects, language });
  const [open, title] = language === 'de' ? ['Ertasten …', 'Ertasten'] : ['Feel it …', 'Feel it'];
  await user.click(screen.getByRole('button', { name: open }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const panel = await dialog.findByRole('application');
  return { user, dialog, panel, changes };
}

/** A display at a port of the browser, as Chrome has them. */
function plugIn(): SimulatedDotPad {
  const device = new SimulatedDotPad();
  Object.defineProperty(navigator, 'serial', { value: serialWith(device), configurable: true });
  return device;
}

describe('the dialog with pins', () => {
  beforeEach(() => fakeScreen(true));
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'serial');
    localStorage.clear();
  });

  it('shows the whole sheet at first, names what the cursor meets, and has no fault of access', async () => {
    const { dialog, panel, user } = await openDialog();
    expect(panel.getAttribute('aria-label')).toMatch(/^Stifte: 60 × 40, davon \d+ oben$/u);
    expect(dialog.getByText('Ganzes Blatt')).toBeDefined();
    expect(dialog.getByText(/^Dieser Browser kann keine Geräte verbinden/u)).toBeDefined();
    const { violations } = await axe.run(screen.getByRole('dialog'), {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)])).toEqual([]);
    expect(dialog.getByText('Hier ist nichts.')).toBeDefined();
    // The sheet is 28 pins wide here and begins at pin 16; the cursor begins in the middle, at pin 30 of row 20.
    act(() => panel.focus());
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
    expect(dialog.getByText('Kreis „Teich“')).toBeDefined();
  });

  it('zooms in steps about the cursor, and moves the part that is shown', async () => {
    const { dialog, panel, user } = await openDialog('en');
    await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
    expect(dialog.getByText('5 mm for each pin')).toBeDefined();
    act(() => panel.focus());
    await user.keyboard('+');
    expect(dialog.getByText('2.5 mm for each pin')).toBeDefined();
    const before = panel.getAttribute('aria-label');
    await user.click(dialog.getByRole('button', { name: 'Up' }));
    await user.click(dialog.getByRole('button', { name: 'Up' }));
    await user.click(dialog.getByRole('button', { name: 'Up' }));
    expect(panel.getAttribute('aria-label')).not.toBe(before);
    await user.click(panel);
    await user.keyboard('--');
    expect(dialog.getByText('Whole sheet')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveProperty('disabled', true);
  });

  it('hands out what is shown as a file', async () => {
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { dialog, user } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Ausschnitt als DTMS herunterladen' }));
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^dtms_.*\.dtms$/u)]));
  });

  it('shows the page on a Dot Pad, follows its keys, and loses nothing when the cable is pulled', async () => {
    const device = plugIn();
    const { dialog, user, changes } = await openDialog();
    const edits = changes.length;
    await user.click(dialog.getByRole('button', { name: 'Über USB verbinden …' }));
    await dialog.findByText('Verbunden: DotPad320A');
    await user.click(dialog.getByRole('button', { name: 'Auf dem Gerät zeigen' }));
    await dialog.findByText('Die Stifte sind gestellt.');
    expect(device.lines.size).toBe(11);
    expect([...device.lines.values()].flat().some((byte) => byte !== 0)).toBe(true);
    act(() => device.press(COMMANDS.functionKeys, [0b0001_0000]));
    await dialog.findByText('5 mm je Stift');
    device.sent.length = 0;
    act(() => device.press(COMMANDS.perkinsKeys, [0, 0, 0b0001_0000]));
    await waitFor(() => expect(device.sent.length).toBeGreaterThan(0));
    act(() => device.unplug());
    await dialog.findByText(/^Die Verbindung zum Gerät ist unterbrochen/u);
    expect(dialog.getByRole('button', { name: 'Über USB verbinden …' })).toBeDefined();
    expect(changes.length).toBe(edits);
  });

  it('says that no device was chosen', async () => {
    const requestPort = () => Promise.reject(new Error('none was chosen'));
    Object.defineProperty(navigator, 'serial', { value: { requestPort }, configurable: true });
    const { dialog, user } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Über USB verbinden …' }));
    expect(await dialog.findByText('Es wurde kein Gerät verbunden.')).toBeDefined();
  });

  it('says that a device does not answer as a Dot Pad does', async () => {
    const device = plugIn();
    device.answersName = false;
    const { dialog, user } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Über USB verbinden …' }));
    expect(await dialog.findByText(/^Das Gerät antwortet nicht/u)).toBeDefined();
    expect(device.isOpen).toBe(false);
  });
});
