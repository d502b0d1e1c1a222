import { mmToPx } from '@tastwerk/editor-core/geometry';
import { useEditor } from '../../state/editor-context.js';
import { useEditorState } from '../../state/use-editor-state.js';
import styles from './finding-marks.module.css';
import { useProofing } from './proofing-context.js';

/** Marks that are drawn at once; more would hide the sheet. */
const MOST_MARKS = 200;
/** Free space around a place, so that its frame does not lie on what it shows, in CSS px. */
const AROUND_PX = 4;

/** Frames on the screen, never on the sheet, around what the proof has found on the page that is shown, while its panel is open. */
export function FindingMarks() {
  const { view } = useEditor();
  const { isOpen, rows, shownKey } = useProofing();
  const currentPage = useEditorState(({ session }) => session.currentPage);
  if (!isOpen || !view) return null;

  const { scalingFactor, panX, panY } = view.viewport();
  const scale = mmToPx(scalingFactor);
  const marks = rows
    .filter(({ finding }) => finding.pageIndex === currentPage)
    .flatMap(({ key, finding, places }) =>
      places.map((place, index) => ({ id: `${key} ${index}`, key, finding, place })),
    );
  return marks.slice(0, MOST_MARKS).map(({ id, key, finding, place }) => (
    <span
      key={id}
      className={styles.mark}
      data-severity={finding.severity}
      data-shown={key === shownKey || undefined}
      aria-hidden="true"
      style={{
        left: panX + place.x * scale - AROUND_PX,
        top: panY + place.y * scale - AROUND_PX,
        width: place.width * scale + 2 * AROUND_PX,
        height: place.height * scale + 2 * AROUND_PX,
      }}
    />
  ));
}
