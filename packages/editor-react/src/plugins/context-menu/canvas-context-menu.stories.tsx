import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { fakeCanvas } from '../../../test/fakes.js';
import { sampleDocument } from '../../../test/sample-document.js';
import { inEditor, type PartArgs } from '../../../test/story-frames.js';
import { WorkspaceRootContext } from '../../state/drawing-area.js';
import { CANVAS_REGION } from '../../state/key-scope.js';
import { useEditor } from '../../state/editor-context.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { CanvasContextMenu } from './canvas-context-menu.js';
import { workspaceActions } from '../../state/workspace-state.js';

/** A drawing area without a canvas whose menu is open, as the menu key opens it. */
function WithMenu() {
  const root = useRef<HTMLElement>(null);
  const store = useEditorStore();
  const { setView } = useEditor();
  const selected = useEditorState(({ session }) => session.selectedUuids.length);
  useEffect(() => {
    setView(fakeCanvas().view());
    store.dispatch(workspaceActions.openOverlay('context'));
  }, [setView, store]);
  return (
    <main ref={root} style={{ height: '36rem' }}>
      <div {...{ [CANVAS_REGION]: '' }}>{selected}</div>
      <WorkspaceRootContext value={root}>
        <CanvasContextMenu />
      </WorkspaceRootContext>
    </main>
  );
}

const document = sampleDocument();
const uuidsOf = (type: string) =>
  document.pages
    .flatMap((page) => page.objects.filter((object) => object.type === type))
    .map(({ uuid }) => uuid);

const meta: Meta<PartArgs> = {
  title: 'Editor/Context menu',
  decorators: [inEditor],
  args: { document },
  render: () => <WithMenu />,
};

export default meta;
type Story = StoryObj<PartArgs>;

export const Page: Story = {
  play: async () => {
    await screen.findByRole('menuitem', { name: /^Vorlage wählen/ });
    await expect(screen.queryByRole('menuitem', { name: /^Hintergrundbild/ })).toBeNull();
  },
};
export const Bars: Story = {
  args: { selected: uuidsOf('rect') },
  play: async () => {
    const group = await screen.findByRole('menuitem', { name: /^Gruppieren/ });
    await userEvent.click(group);
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
export const Label: Story = {
  args: { selected: uuidsOf('label').slice(0, 1) },
  play: async () => {
    await screen.findByRole('menuitem', { name: /^Text bearbeiten/ });
  },
};
