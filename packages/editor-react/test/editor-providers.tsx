import type { ComponentProps } from 'react';
import { ContributionsProvider } from '../src/contributions/contributions-provider.js';
import { EditorProviders as Providers } from '../src/workspace/editor-providers.js';
import { contributions } from './contributions.js';

/** What the workspace shares with its parts, with the editor's own plugins. */
export function EditorProviders(props: ComponentProps<typeof Providers>) {
  return (
    <ContributionsProvider contributions={contributions}>
      <Providers {...props} />
    </ContributionsProvider>
  );
}
