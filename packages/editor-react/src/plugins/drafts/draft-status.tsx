import { ElsewhereDialog } from './elsewhere-dialog.js';
import { SaveFailure } from './save-failure.js';
import { useDraftClaim } from './use-draft-claim.js';
import { useThumbnail } from './use-thumbnail.js';

/** Keeps the draft this tab's own and its picture fresh, and shows what is wrong with storing it. */
export function DraftStatus() {
  const { isElsewhere, takeOver } = useDraftClaim();
  useThumbnail();
  return (
    <>
      <SaveFailure />
      {isElsewhere ? <ElsewhereDialog onTakeOver={takeOver} /> : null}
    </>
  );
}
