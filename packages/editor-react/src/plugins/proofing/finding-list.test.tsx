import { afterEach, describe, expect, it } from '@jest/globals';
import type { Document } from '@tastwerk/editor-core';
import type { Finding } from '@tastwerk/editor-core/proofing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { editorI18n } from '../../../test/editor-i18n.js';
import { titledDocument } from '../../../test/faulty-document.js';
import '../../../test/loaded-texts.js';
import { FindingList } from './finding-list.js';

const finding = (severity: Finding['severity'], ruleId: Finding['ruleId'], measured: number): Finding => ({
  ruleId,
  severity,
  objects: [],
  pageIndex: 0,
  place: null,
  measured,
  wanted: 3,
  source: 'tastwerk',
});

const FINDINGS = [
  finding('warning', 'gap-elements', 2.5),
  finding('error', 'gap-elements', 1),
  finding('info', 'gap-lines', 2),
];

function listOf(most: number, language: 'de' | 'en' = 'de', document: Document = titledDocument('de', [])) {
  render(
    <I18nextProvider i18n={editorI18n(language)}>
      <FindingList findings={FINDINGS} document={document} most={most} />
    </I18nextProvider>,
  );
  return screen.getAllByRole('listitem').map((item) => ({
    severity: within(item).getByRole('img').getAttribute('aria-label'),
    text: item.textContent,
  }));
}

describe('FindingList', () => {
  afterEach(cleanup);

  it('says findings in the words of the proof, the heaviest first', () => {
    const rows = listOf(20);
    expect(rows.map(({ severity }) => severity)).toEqual(['Fehler', 'Warnung', 'Hinweis']);
    expect(rows[0]?.text).toMatch(/^Zwischen diesen Elementen liegen 1 mm/u);
    expect(screen.queryByText(/weiterer Befund/u)).toBeNull();
  });

  it('counts what it does not list', () => {
    expect(listOf(1, 'en').map(({ severity }) => severity)).toEqual(['Error']);
    expect(screen.getByText(/2 more/u)).toBeDefined();
  });

  it('names the page where there are several', () => {
    const document = titledDocument('de', []);
    const [page] = document.pages;
    const pages = page ? [page, { ...page, uuid: '00000000-0000-4000-8000-00000000000f' }] : [];
    expect(listOf(1, 'de', { ...document, pages })[0]?.text).toMatch(/Seite 1$/u);
  });
});
