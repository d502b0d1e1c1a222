import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import type { EditorLanguage } from '../ports.js';
import type { EditorTexts } from './editor-texts/load.js';

interface Load {
  readonly resolve: (texts: EditorTexts) => void;
  readonly reject: (error: Error) => void;
}

/** What is being loaded, by language. */
const loads = new Map<EditorLanguage, Load>();
const loaded = new Map<EditorLanguage, EditorTexts>();

jest.unstable_mockModule('./editor-texts/load.js', () => ({
  loadedEditorTexts: (language: EditorLanguage) => loaded.get(language),
  loadEditorTexts: (language: EditorLanguage) =>
    new Promise<EditorTexts>((resolve, reject) => {
      loads.set(language, { resolve, reject });
    }),
}));
const { useEditorI18n } = await import('./use-editor-i18n.js');

async function arrive(language: EditorLanguage, undo: string) {
  const texts = { editor: { undo } };
  loaded.set(language, texts);
  await act(async () => loads.get(language)?.resolve(texts));
}

function Shown({ language }: { readonly language: EditorLanguage }) {
  const shown = useEditorI18n(language);
  return <p>{shown ? `${shown.language}: ${shown.i18n.t('undo')}` : 'waits'}</p>;
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override readonly state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? 'failed' : this.props.children);
}

describe('useEditorI18n', () => {
  beforeEach(() => {
    loads.clear();
    loaded.clear();
  });

  it('shows the language once its texts are loaded', async () => {
    render(<Shown language="de" />);
    expect(screen.getByText('waits')).toBeDefined();
    await arrive('de', 'Rückgängig');
    expect(screen.getByText('de: Rückgängig')).toBeDefined();
    expect([...loads.keys()]).toEqual(['de']);
  });

  it('keeps the language before until the texts of the next are loaded', async () => {
    const { rerender } = render(<Shown language="de" />);
    await arrive('de', 'Rückgängig');
    rerender(<Shown language="en" />);
    expect(screen.getByText('de: Rückgängig')).toBeDefined();
    await arrive('en', 'Undo');
    expect(screen.getByText('en: Undo')).toBeDefined();
  });

  it('keeps the language before where the next does not load', async () => {
    const { rerender } = render(<Shown language="de" />);
    await arrive('de', 'Rückgängig');
    rerender(<Shown language="en" />);
    await act(async () => loads.get('en')?.reject(new Error('offline')));
    expect(screen.getByText('de: Rückgängig')).toBeDefined();
  });

  it('throws where the first does not load', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <Boundary>
        <Shown language="de" />
      </Boundary>,
    );
    await act(async () => loads.get('de')?.reject(new Error('offline')));
    expect(screen.getByText('failed')).toBeDefined();
    told.mockRestore();
  });
});
