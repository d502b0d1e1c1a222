import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NumberField } from '../number-field/number-field.js';
import { KitProvider } from '../provider/kit-provider.js';
import { RadioGroup } from '../radio-group/radio-group.js';
import { SwatchPicker } from '../swatch-picker/swatch-picker.js';
import { TextArea } from '../text-area/text-area.js';
import { TextField } from '../text-field/text-field.js';

describe('the fields', () => {
  afterEach(cleanup);

  it('tie help and error to the input', () => {
    render(
      <TextField label="Titel" description="Kurz und klar." errorMessage="Der Titel fehlt." isRequired />,
    );
    const input = screen.getByRole('textbox', { name: 'Titel' });
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(expect.arrayContaining(['Kurz und klar.', 'Der Titel fehlt.']));
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.hasAttribute('required') || input.getAttribute('aria-required') === 'true').toBe(true);
  });

  it('show an asterisk where something is required, and there alone', () => {
    render(
      <>
        <TextField label="Titel" isRequired />
        <TextField label="Untertitel" />
      </>,
    );
    expect(screen.getByText('Titel').textContent).toBe('Titel*');
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('Untertitel').textContent).toBe('Untertitel');
  });

  it('have three rows for longer texts, or as many as are asked for', () => {
    render(
      <>
        <TextArea label="Beschreibung" />
        <TextArea label="Inhalt" rows={8} />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Beschreibung' })).toHaveProperty('rows', 3);
    expect(screen.getByRole('textbox', { name: 'Inhalt' })).toHaveProperty('rows', 8);
  });

  it('read and write numbers by the rules of the language', async () => {
    const onChange = jest.fn();
    render(
      <KitProvider locale="de">
        <NumberField label="Breite" unit="millimeter" defaultValue={57.9} onChange={onChange} />
      </KitProvider>,
    );
    const input = screen.getByRole('textbox', { name: 'Breite' });
    expect(input).toHaveProperty('value', '57,9 mm');
    const user = userEvent.setup();
    await user.clear(input);
    await user.type(input, '12,5');
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith(12.5);
  });

  it('let a swatch be chosen by its name', async () => {
    const onChange = jest.fn();
    const swatches = [
      { id: 'red', label: 'Rot', picture: null },
      { id: 'cyan', label: 'Cyan', picture: null },
    ] as const;
    render(<SwatchPicker label="Füllfarbe" swatches={swatches} value="red" onChange={onChange} />);
    expect(screen.getByRole('radio', { name: 'Rot' })).toHaveProperty('checked', true);
    await userEvent.setup().click(screen.getByRole('radio', { name: 'Cyan' }));
    expect(onChange).toHaveBeenCalledWith('cyan');
  });

  it('have the sentence of a choice describe it, and not name it', () => {
    const options = [{ id: 'me', label: 'Nur ich', description: 'Nur Sie sehen die Grafik.' }];
    render(<RadioGroup label="Sichtbar für" options={options} value="me" onChange={jest.fn()} />);
    const choice = screen.getByRole('radio', { name: 'Nur ich' });
    const helpId = choice.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(helpId)?.textContent).toBe('Nur Sie sehen die Grafik.');
  });

  it('have the help of a group read with the group, and not with each of its choices', () => {
    const options = [
      { id: 'red', label: 'Rot', picture: null },
      { id: 'cyan', label: 'Cyan', picture: null },
    ] as const;
    const shared = { value: 'red', onChange: () => undefined, description: 'Farben quellen nicht.' } as const;
    render(
      <>
        <SwatchPicker label="Füllfarbe" swatches={options} {...shared} />
        <RadioGroup label="Linienfarbe" options={options} {...shared} />
      </>,
    );
    const helpOf = (element: HTMLElement) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join('');
    expect(screen.getAllByRole('radiogroup').map(helpOf)).toEqual([
      'Farben quellen nicht.',
      'Farben quellen nicht.',
    ]);
    expect(screen.getAllByRole('radio').map(helpOf)).toEqual(['', '', '', '']);
  });

  it('say the name of a number once: its two steps are for the pointer, unless a finger is meant', () => {
    render(
      <>
        <NumberField label="Breite" defaultValue={5} />
        <NumberField label="Anzahl" defaultValue={5} hasSideSteps />
      </>,
    );
    expect(screen.queryAllByRole('button', { name: /Breite/u })).toHaveLength(0);
    expect(screen.getAllByRole('button', { name: /Anzahl/u })).toHaveLength(2);
  });
});
