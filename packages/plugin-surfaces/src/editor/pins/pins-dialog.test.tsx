import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createObject } from '@tastwerk/editor-core/standard';
import { act, configure, waitFor } from '@testing-library/react';
import { fakeScreen } from '../../../../editor-react/test/fakes.js';
import { expectAccessibleDialog, openDialog, savedNames } from '../../../test/dialogs.js';
import { serialWith } from '../../../test/serial-port.js';
import { SimulatedDotPad } from '../../../test/simulated-dot-pad.js';
import { COMMANDS } from '../../pins/dot-pad/packets.js';

configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });

/** A pond at the upper left of the sheet. */
const objects = [
  createObject('ellipse', {
    uuid: '00000000-0000-4000-8000-000000000001',
    x: 0,
    y: 0,
    width: 60,
    height: 60,
    fill: 'none',
    moniker: 'Teich',
  }),
];

async function openPins(language: 'de' | 'en' = 'de') {
  const opened = await openDialog(language === 'de' ? 'Ertasten' : 'Feel it', { objects, language });
  return { ...opened, panel: await opened.dialog.findByRole('application') };
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
    const { dialog, panel, user } = await openPins();
    expect(panel.getAttribute('aria-label')).toMatch(/^Stifte: 60 × 40, davon \d+ oben$/u);
    expect(dialog.getByText('Ganzes Blatt')).toBeDefined();
    expect(dialog.getByText(/^Dieser Browser kann keine Geräte verbinden/u)).toBeDefined();
    await expectAccessibleDialog();
    expect(dialog.getByText('Hier ist nichts.')).toBeDefined();
    // The sheet is 28 pins wide here and begins at pin 16; the cursor begins in the middle, at pin 30 of row 20.
    act(() => panel.focus());
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
    expect(dialog.getByText('Kreis „Teich“')).toBeDefined();
  });

  it('zooms in steps about the cursor, and moves the part that is shown', async () => {
    const { dialog, panel, user } = await openPins('en');
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
    const saved = savedNames();
    const { dialog, user } = await openPins();
    await user.click(dialog.getByRole('button', { name: 'Ausschnitt als DTMS herunterladen' }));
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^dtms_.*\.dtms$/u)]));
  });

  it('shows the page on a Dot Pad, follows its keys, and loses nothing when the cable is pulled', async () => {
    const device = plugIn();
    const { dialog, user, changes } = await openPins();
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
    const { dialog, user } = await openPins();
    await user.click(dialog.getByRole('button', { name: 'Über USB verbinden …' }));
    expect(await dialog.findByText('Es wurde kein Gerät verbunden.')).toBeDefined();
  });

  it('says that a device does not answer as a Dot Pad does', async () => {
    const device = plugIn();
    device.answersName = false;
    const { dialog, user } = await openPins();
    await user.click(dialog.getByRole('button', { name: 'Über USB verbinden …' }));
    expect(await dialog.findByText(/^Das Gerät antwortet nicht/u)).toBeDefined();
    expect(device.isOpen).toBe(false);
  });
});
