import { type Backdrop, runCommand } from '@tastwerk/editor-core';
import type { Box } from '@tastwerk/editor-core/geometry';
import { Alert, Button, Dialog } from '@tastwerk/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorState, useEditorStore } from '../../../state/use-editor-state.js';
import { currentBackdropOf } from '../backdrop-actions.js';
import { pictureSize } from '../picture-size.js';
import { cutOfShares, type PictureSize, sharesOf, wholeOf } from './crop-box.js';
import { CropFields } from './crop-fields.js';
import { CropStage } from './crop-stage.js';
import { importStyles as dialogStyles, type NewBackdrop } from '../../import/index.js';

/** `backdrop` with `box` of its picture, in px, shown: what was seen before and is seen still stays where it was on the page. */
function croppedBackdrop({ crop, ...own }: NewBackdrop, box: Box, picture: PictureSize): NewBackdrop {
  const before = cutOfShares(crop, picture);
  const mmPerPx = own.width / before.width;
  const shares = sharesOf(box, wholeOf(picture));
  return {
    ...own,
    x: own.x + (box.x - before.x) * mmPerPx,
    y: own.y + (box.y - before.y) * mmPerPx,
    width: box.width * mmPerPx,
    height: box.height * mmPerPx,
    ...(shares ? { crop: shares } : {}),
  };
}

interface CropDialogProps {
  readonly onClose: () => void;
}

/** The bytes of a picture that is a data address. */
function bytesOf(address: string): Uint8Array {
  return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (byte) => byte.charCodeAt(0));
}

function CropBackdrop({ backdrop, onClose }: CropDialogProps & { readonly backdrop: Backdrop }) {
  const { t } = useTranslation('import');
  const store = useEditorStore();
  const { picture: url, crop } = backdrop;
  const size = useMemo(() => pictureSize(bytesOf(url)), [url]);
  const [chosen, setChosen] = useState<Box>();

  const apply = () => {
    const { pageUuid, ...own } = backdrop;
    if (size && chosen) {
      const cropped = croppedBackdrop(own, chosen, size);
      store.dispatch(runCommand({ type: 'set-backdrop', pageUuid, backdrop: cropped }));
    }
    onClose();
  };
  const box = size && (chosen ?? cutOfShares(crop, size));
  return (
    <Dialog
      isOpen
      size="large"
      title={t('backdrop.crop')}
      closeLabel={t('close')}
      closesOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isDisabled={!box} onPress={apply}>
            {t('crop.apply')}
          </Button>
        </>
      }
    >
      {size && box ? (
        <div className={dialogStyles.previewArea}>
          <CropStage picture={{ ...size, url }} box={box} onChange={setChosen} />
          <CropFields picture={size} box={box} onChange={setChosen} />
        </div>
      ) : (
        <Alert kind="danger">{t('failure.notAPicture')}</Alert>
      )}
    </Dialog>
  );
}

/** Shows another part of the picture under the page: what was cut off when it came is still there. */
export function CropDialog({ onClose }: CropDialogProps) {
  const backdrop = useEditorState(currentBackdropOf);
  return backdrop ? <CropBackdrop backdrop={backdrop} onClose={onClose} /> : null;
}
