import { REPORT_REASONS, REPORT_TEXT_LENGTH, type ReportReason } from '@tastwerk/contracts';
import { Alert, Button, Dialog, RadioGroup, SentenceWith, TextArea } from '@tastwerk/ui';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../../page/error-text.js';
import { useReportMutation } from '../catalogue-api.js';

interface ReportButtonProps {
  readonly variantId: number;
  /** Title of the graphic. */
  readonly title: string;
  /** BCP 47 tag of the title. */
  readonly titleLanguage: string;
}

/** Tells the operators that something is wrong with a variant; visitors may, too. */
export function ReportButton({ variantId, title, titleLanguage }: ReportButtonProps) {
  const { t } = useTranslation('catalogue');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<Flag />} onPress={() => setOpen(true)}>
        {t('report.open')}
      </Button>
      {isOpen ? (
        <ReportDialog
          variantId={variantId}
          title={title}
          titleLanguage={titleLanguage}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function ReportDialog({
  variantId,
  title,
  titleLanguage,
  onClose,
}: ReportButtonProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('catalogue');
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [report, { isLoading, isSuccess, error }] = useReportMutation();
  // Without a choice the operators would have to guess; "something else" alone says nothing.
  const isTextMissing = reason === 'other' && text.trim() === '';
  const send = () => {
    setTried(true);
    if (reason !== null && !isTextMissing)
      void report({ id: variantId, body: { reason, text: text.trim() } });
  };
  if (isSuccess) {
    return (
      <Dialog
        isOpen
        size="small"
        onClose={onClose}
        title={t('report.title')}
        closeLabel={t('dialog.close')}
        footer={
          <Button variant="primary" onPress={onClose}>
            {t('dialog.close')}
          </Button>
        }
      >
        <Alert kind="success" isAnnounced>
          {t('report.sent')}
        </Alert>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      size="small"
      closesOnBackdrop={false}
      onClose={onClose}
      title={t('report.title')}
      closeLabel={t('dialog.close')}
      footer={
        <>
          <Button onPress={onClose}>{t('report.cancel')}</Button>
          <Button variant="primary" isPending={isLoading} onPress={send}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <p>
        <SentenceWith
          text={title}
          language={titleLanguage}
          write={(text) => t('report.text', { title: text })}
        />
      </p>
      <RadioGroup
        label={t('report.reason')}
        isRequired
        value={reason}
        onChange={setReason}
        options={REPORT_REASONS.map((id) => ({ id, label: t(`report.reasons.${id}`) }))}
        {...(isTried && reason === null ? { errorMessage: t('report.reasonMissing') } : {})}
      />
      <TextArea
        label={t('report.words')}
        description={t('report.wordsHelp')}
        maxLength={REPORT_TEXT_LENGTH}
        value={text}
        onChange={setText}
        {...(isTried && isTextMissing ? { errorMessage: t('report.wordsMissing') } : {})}
      />
      {error ? (
        <Alert kind="danger" isAnnounced>
          <ErrorText failure={error} />
        </Alert>
      ) : null}
    </Dialog>
  );
}
