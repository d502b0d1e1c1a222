import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { SentenceWith } from './sentence-with.js';

const write = (title: string) => `Versions of “${title}” in all`;

describe('SentenceWith', () => {
  afterEach(cleanup);

  it('says the language of the text alone', () => {
    const { container } = render(<SentenceWith text="Die Uhr" language="de" write={write} />);
    expect(container.textContent).toBe('Versions of “Die Uhr” in all');
    expect(screen.getByText('Die Uhr').lang).toBe('de');
    expect(container.querySelectorAll('[lang]')).toHaveLength(1);
  });

  it('is plain text where the text is in the language of the interface', () => {
    const { container } = render(<SentenceWith text="The clock" language={undefined} write={write} />);
    expect(container.innerHTML).toBe('Versions of “The clock” in all');
  });
});
