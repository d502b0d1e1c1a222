import type { ComponentProps } from 'react';
import { ContributionsContext } from '../src/contributions/contributions-context.js';
import { EditorProviders as Providers } from '../src/workspace/editor-providers.js';
import { contributions } from './contributions.js';

/** What the workspace shares with its parts, with the editor's own plugins. */
export function EditorProviders(props: ComponentProps<typeof Providers>) {
  return (
    <ContributionsContext value={contributions}>
      <Providers {...props} />
    </ContributionsContext>
  );
}
