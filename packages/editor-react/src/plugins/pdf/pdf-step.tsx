import type { PdfDrawing } from '@tastwerk/editor-core/import';
import { fail } from '@tastwerk/editor-core';
import { Alert, Button, Loader } from '@tastwerk/ui';
import { Files, Image, Shapes } from 'lucide-react';
import { type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IMPORT_MAX_PIXELS } from '../../base/import-limits.js';
import type { ImportStepProps } from '../../contributions/editor-plugin.js';
import { CancelFooter, Failure, importStyles as dialogStyles, Reading } from '../import/index.js';
import { type LoadedPicture, PictureCodecContext, PictureStep } from '../pictures/index.js';
import { DrawingStep } from '../svg/index.js';
import { PagePicker } from './page-picker.js';
import { OpenPdfContext, type PdfFailure, type PdfFile } from './pdf-file.js';
import styles from './pdf.module.css';

interface PdfStepProps extends Omit<ImportStepProps, 'file'> {
  readonly file: PdfFile;
}

/** What a page is drawn with to be traced: as fine as scanners are set. */
const TRACED = { dpi: 200, mostPixels: IMPORT_MAX_PIXELS } as const;

type Read<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: PdfFailure | 'pdfEmpty' };

function Waiting({ message, onClose }: { readonly message: string; readonly onClose: () => void }) {
  return (
    <>
      <Loader message={message} />
      <CancelFooter onClose={onClose} />
    </>
  );
}

/** A page of the file, to be traced like any other picture. */
function PageAsPicture({
  number,
  ...props
}: PdfStepProps & {
  readonly number: number;
}) {
  const { t } = useTranslation('import');
  const { file, page, onFile, onClose } = props;
  const codec = useContext(PictureCodecContext);
  const [picture, setPicture] = useState<Read<LoadedPicture>>();
  useEffect(() => {
    let isCurrent = true;
    let release: (() => void) | undefined;
    const load = async () => {
      const drawn = await file.draw(number, TRACED);
      if (!drawn || !isCurrent) return;
      if (!drawn.ok) {
        setPicture({ ok: false, why: drawn.error });
        return;
      }
      const name = file.pages === 1 ? file.name : `${file.name} ${number}`;
      const loaded = await codec.load(new File([drawn.value], `${name}.png`, { type: 'image/png' }));
      release = loaded?.release;
      if (isCurrent) setPicture(loaded ? { ok: true, value: loaded } : { ok: false, why: 'pdfTooMuch' });
      else release?.();
    };
    void load();
    return () => {
      isCurrent = false;
      release?.();
    };
  }, [file, codec, number]);
  if (!picture) return <Waiting message={t('pdf.drawing', { page: number })} onClose={onClose} />;
  return picture.ok ? (
    <PictureStep picture={picture.value} page={page} onClose={onClose} />
  ) : (
    <PageFailure why={picture.why} onFile={onFile} onClose={onClose} />
  );
}

function PageFailure({
  why,
  onFile,
  onClose,
}: Pick<PdfStepProps, 'onFile' | 'onClose'> & { readonly why: PdfFailure | 'pdfEmpty' }) {
  return (
    <>
      <Failure failure={{ code: why }} onFile={onFile} />
      <CancelFooter onClose={onClose} />
    </>
  );
}

/** Which page it is, and what else can be done with it. A file of one page is named. */
function PageTools({
  file,
  number,
  children,
}: {
  readonly file: PdfFile;
  readonly number: number;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('import');
  const heading = useRef<HTMLHeadingElement>(null);
  const isOneOfMany = file.pages > 1;
  // What was pressed to come here is gone.
  useEffect(() => {
    if (isOneOfMany) heading.current?.focus();
  }, [isOneOfMany]);
  return (
    <div className={styles.tools}>
      <h3 ref={heading} tabIndex={-1} className={dialogStyles.heading}>
        {isOneOfMany ? t('pdf.pageOf', { page: number, count: file.pages }) : file.name}
      </h3>
      {children}
    </div>
  );
}

function OnePage({
  number,
  onOther,
  ...props
}: PdfStepProps & {
  readonly number: number;
  /** Leads to the other pages where there are some. */
  readonly onOther: (() => void) | undefined;
}) {
  const { t } = useTranslation('import');
  const { file, page, onFile, onClose } = props;
  const [read, setRead] = useState<Read<PdfDrawing>>();
  const [wish, setWish] = useState<'drawing' | 'picture'>();
  useEffect(() => {
    let isCurrent = true;
    void file.read(number).then((result) => {
      if (isCurrent) setRead(result.ok ? result : { ok: false, why: result.error });
    });
    return () => {
      isCurrent = false;
    };
  }, [file, number]);

  const drawing = read?.ok ? read.value.drawing : undefined;
  const isDrawn = drawing !== undefined && drawing.shapes.length + drawing.texts.length > 0;
  const isPicture = read?.ok === true && read.value.isPicture;
  const isEmpty = drawing !== undefined && !isDrawn && !isPicture;
  const way = wish ?? (isPicture ? 'picture' : 'drawing');
  const other = way === 'picture' ? 'drawing' : 'picture';
  return (
    <>
      <PageTools file={file} number={number}>
        {onOther ? (
          <Button icon={<Files size={16} />} onPress={onOther}>
            {t('pdf.other')}
          </Button>
        ) : null}
        {isDrawn ? (
          <Button
            icon={other === 'picture' ? <Image size={16} /> : <Shapes size={16} />}
            onPress={() => setWish(other)}
          >
            {t(`pdf.as.${other}`)}
          </Button>
        ) : null}
      </PageTools>
      {read ? null : <Waiting message={t('pdf.reading', { page: number })} onClose={onClose} />}
      {read?.ok === false ? <PageFailure why={read.why} onFile={onFile} onClose={onClose} /> : null}
      {isEmpty ? <PageFailure why="pdfEmpty" onFile={onFile} onClose={onClose} /> : null}
      {isPicture && way === 'picture' ? (
        <div className={styles.scan}>
          <Alert kind="info">{t('pdf.scan')}</Alert>
        </div>
      ) : null}
      {drawing && !isEmpty && way === 'drawing' ? (
        <DrawingStep fileName={file.name} file={drawing} page={page} onClose={onClose} />
      ) : null}
      {drawing && !isEmpty && way === 'picture' ? <PageAsPicture {...props} number={number} /> : null}
    </>
  );
}

/** Asks for a page where there are several, and shows what becomes of it: a drawing, or a picture that is traced. */
function PagesStep(props: PdfStepProps) {
  const { file, onClose } = props;
  const [number, setNumber] = useState(file.pages === 1 ? 1 : undefined);
  if (number === undefined) return <PagePicker file={file} onChoose={setNumber} onClose={onClose} />;
  const toOthers = () => setNumber(undefined);
  return <OnePage key={number} {...props} number={number} onOther={file.pages > 1 ? toOthers : undefined} />;
}

const close = (file: PdfFile) => file.close();

/** Opens a PDF file and shows what becomes of its pages. */
export function PdfStep({ file, ...props }: ImportStepProps) {
  const openPdf = useContext(OpenPdfContext);
  const read = useCallback(
    async (chosen: File) => {
      const opened = await openPdf(chosen);
      return opened.ok ? opened : fail({ code: opened.error });
    },
    [openPdf],
  );
  return (
    <Reading {...props} file={file} read={read} release={close}>
      {(opened) => <PagesStep {...props} file={opened} />}
    </Reading>
  );
}
