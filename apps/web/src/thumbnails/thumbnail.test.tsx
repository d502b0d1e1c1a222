import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { fakeApi } from '../../test/fake-api.js';
import { createTestI18n } from '../../test/test-i18n.js';
import { storeToken } from '../api/token.js';
import { Thumbnail } from './thumbnail.js';

const PATH = '/files/thumbnails/uhr-THUMBNAIL-sm-p1.png';

function show() {
  render(
    <I18nextProvider i18n={createTestI18n('de')}>
      <Thumbnail fileName="uhr" page={1} size="sm" format="a4" isLandscape={false} alt="Uhr" />
    </I18nextProvider>,
  );
  return screen.getByRole('img', { name: 'Uhr' });
}

describe('the picture of a page', () => {
  afterEach(() => {
    cleanup();
    storeToken(null);
  });

  it('keeps its place before it is there', () => {
    const picture = show();
    expect(picture.getAttribute('src')).toBe(PATH);
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['210', '297']);
    expect(picture.getAttribute('loading')).toBe('lazy');
  });

  it('says to a visitor that it is still being made', async () => {
    fireEvent.error(show());
    expect(await screen.findByText('Das Vorschaubild wird noch erzeugt.')).toBeTruthy();
  });

  it('says so to its author, too, whose session is answered before the picture is there', async () => {
    storeToken('granted');
    fakeApi({ [`GET ${PATH}`]: () => ({ status: 202, json: null }) });
    fireEvent.error(show());
    expect(await screen.findByText('Das Vorschaubild wird noch erzeugt.')).toBeTruthy();
  });

  it('is fetched with the session of whoever may see a hidden graphic', async () => {
    storeToken('granted');
    Object.assign(URL, { createObjectURL: () => 'blob:own', revokeObjectURL: () => undefined });
    const calls = fakeApi({ [`GET ${PATH}`]: () => ({ status: 200, json: null }) });
    fireEvent.error(show());
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Uhr' }).getAttribute('src')).toBe('blob:own'),
    );
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer granted');
  });
});
