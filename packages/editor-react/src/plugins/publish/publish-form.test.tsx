import { beforeEach, describe, expect, it } from '@jest/globals';
import { USUAL_TERMS } from '@tastwerk/editor-core/document';
import { render, screen } from '@testing-library/react';
import { EditorPart } from '../../../test/editor-part.js';
import { fakeDrafts, fakeScreen } from '../../../test/fakes.js';
import { createNewDocument } from '../../new-document.js';
import type { TermsOfPublished } from '../../ports.js';
import { PublishForm } from './publish-form.js';

const VARIANT = 7;

function showForm(terms: TermsOfPublished) {
  const document = { ...createNewDocument('de'), graphic_id: 3, variant_id: VARIANT };
  const words = { hasAgreed: false, changeMessage: '', terms: USUAL_TERMS };
  const nothing = () => undefined;
  render(
    <EditorPart document={document} ports={fakeDrafts([document])}>
      <PublishForm
        words={words}
        terms={terms}
        onChange={nothing}
        isChecked={false}
        isImpossible={false}
        onShow={nothing}
      />
    </EditorPart>,
  );
}

describe('PublishForm', () => {
  beforeEach(() => fakeScreen(true));

  it.each([
    ['its graphic is hidden', { isHidden: true }, 1],
    ['it is hidden', { isHidden: false, hiddenVariants: [VARIANT] }, 1],
    ['another variant is hidden', { isHidden: false, hiddenVariants: [999] }, 0],
  ])('says that the next version of a variant stays hidden: %s', (_, hidden, times) => {
    showForm({ ...USUAL_TERMS, ...hidden });
    expect(screen.queryAllByText(/bleibt ebenfalls verborgen/)).toHaveLength(times);
  });
});
