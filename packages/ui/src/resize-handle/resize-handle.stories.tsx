import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ResizeHandle } from './resize-handle.js';

function Columns() {
  const [width, setWidth] = useState(240);
  return (
    <div style={{ display: 'flex', height: '12rem', border: '1px solid var(--tw-line)' }}>
      <div id="story-column" style={{ width }}>
        {width} px
      </div>
      <ResizeHandle
        label="Breite der linken Leiste"
        controls="story-column"
        side="left"
        value={width}
        minValue={160}
        maxValue={420}
        onChange={setWidth}
        onReset={() => setWidth(240)}
      />
      <div style={{ flex: 1, background: 'var(--tw-desk)' }} />
    </div>
  );
}

const meta = { title: 'Kit/ResizeHandle', component: Columns } satisfies Meta<typeof Columns>;

export default meta;

export const Usual: StoryObj<typeof meta> = {};
