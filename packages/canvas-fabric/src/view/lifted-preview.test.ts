import { describe, expect, it } from '@jest/globals';
import { childrenOf } from '@tastwerk/editor-core/objects';
import { createObject, frameOf, standardEngine } from '@tastwerk/editor-core/standard';
import { fakeStage } from '../../test/fake-stage.js';
import { square, uuidOf } from '../../test/sample-page.js';
import type { Preview } from '../gestures/gesture.js';
import { liftedPreview } from './lifted-preview.js';

const [one, other] = [square(1, 60, 10), square(2, 100, 10)];
const group = createObject('group', { uuid: uuidOf(3), objects: [one, other] });
const alone = square(4, 10, 10);
const { input, scenes } = fakeStage([alone, group]);
const lifted = (preview: Preview) => liftedPreview(standardEngine, input(), scenes, preview);

describe('liftedPreview', () => {
  it('leaves a shift of whole objects as it is, so that they need not be drawn again', () => {
    const preview: Preview = { kind: 'shift', uuids: [alone.uuid], shift: { x: 5, y: 0 } };
    expect(lifted(preview)).toBe(preview);
  });

  it('shows a member that is moved in its group, with its other members', () => {
    const moved = lifted({ kind: 'shift', uuids: [one.uuid], shift: { x: 0, y: 7 } });
    const [root, ...others] = moved.kind === 'objects' ? moved.objects : [];
    expect([root?.uuid, others]).toEqual([group.uuid, []]);
    expect(root && childrenOf(root).map((each) => frameOf(each).y)).toEqual([17, 10]);
  });

  it('shows a member that is changed in its group', () => {
    const wide = { ...one, x: 55 };
    const changed = lifted({ kind: 'objects', objects: [wide] });
    expect(changed.kind === 'objects' && changed.objects.map(({ uuid }) => uuid)).toEqual([group.uuid]);
    expect(changed.kind === 'objects' && changed.objects.flatMap(childrenOf)).toEqual([wide, other]);
  });
});
