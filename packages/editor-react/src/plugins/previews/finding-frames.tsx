import type { Scene } from '@tastwerk/editor-core/scene';
import { useProofing } from '../proofing/index.js';
import styles from './preview.module.css';

/** Frames that are drawn at once; more would hide the sheet. */
const MOST_FRAMES = 200;

interface FindingFramesProps {
  readonly pageIndex: number;
  readonly scene: Pick<Scene, 'widthMm' | 'heightMm'>;
}

/** Frames over a preview around what the proof has found on the page; its list names the same. */
export function FindingFrames({ pageIndex, scene }: FindingFramesProps) {
  const { rows } = useProofing();
  const frames = rows
    .filter(({ finding }) => finding.pageIndex === pageIndex)
    .flatMap(({ key, finding, places }) =>
      places.map((place, index) => ({ id: `${key} ${index}`, finding, place })),
    );
  return frames.slice(0, MOST_FRAMES).map(({ id, finding, place }) => (
    <span
      key={id}
      className={styles.finding}
      data-severity={finding.severity}
      aria-hidden="true"
      style={{
        left: `${(place.x / scene.widthMm) * 100}%`,
        top: `${(place.y / scene.heightMm) * 100}%`,
        width: `${(place.width / scene.widthMm) * 100}%`,
        height: `${(place.height / scene.heightMm) * 100}%`,
      }}
    />
  ));
}
