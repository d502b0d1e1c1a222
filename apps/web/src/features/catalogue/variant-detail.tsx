import type { GraphicDetails, Variant } from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { ButtonLink, Alert, Link, SentenceWith, useMoments } from '@tastwerk/ui';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { linkKeyIn } from '../../api/link-key.js';
import { useSession } from '../../session/use-session.js';
import { AddToBasket } from '../shop/basket/add-to-basket.js';
import { listText } from './history/list-text.js';
import { BrailleSection } from './braille/braille-section.js';
import { DescriptionText } from './description-text.js';
import { useHistory } from './history/use-history.js';
import type { ShownLanguages } from './in-language.js';
import { ListenSection } from './listen-section.js';
import { ReportButton } from './moderation/report-button.js';
import { VisibilitySwitches } from './moderation/visibility-switches.js';
import { PageCarousel } from './page-carousel.js';
import { SharingSection } from './sharing/sharing-section.js';
import { VisibilityBadge } from './sharing/visibility-badge.js';
import { useSwipe } from './use-swipe.js';
import { VariantActions } from './variant-actions.js';
import { TranscriberNotes } from './transcriber-notes.js';
import styles from './variant-screen.module.css';
import { VariantFacts } from './variant-facts.js';
import { VariantLicence } from './variant-licence.js';
import { searchWithView } from './view-in-url.js';
import { PartHeading } from '../../page/part-heading.js';

interface HiddenNoticeProps {
  readonly hidden: NonNullable<Variant['hidden']>;
  /** Whether the graphic is hidden with all its variants, or this variant alone. */
  readonly isWholeGraphic: boolean;
}

/** Tells who sees a hidden variant all the same that it is hidden: since when, why, and what follows from it. */
function HiddenNotice({ hidden: { since, reason }, isWholeGraphic }: HiddenNoticeProps) {
  const { t } = useTranslation('catalogue');
  const { momentText } = useMoments();
  const what = isWholeGraphic ? 'graphic' : 'variant';
  return (
    <Alert
      kind="warning"
      title={since === null ? t(`hidden.${what}`) : t(`hidden.${what}Since`, { moment: momentText(since) })}
      actions={<Link href="/kontakt">{t('hidden.contact')}</Link>}
    >
      {reason === '' ? null : <p>{t('hidden.reason', { reason })}</p>}
      <p>{t('hidden.text')}</p>
    </Alert>
  );
}

interface VariantDetailProps {
  readonly graphic: GraphicDetails & ShownLanguages;
  readonly variant: Variant;
  /** The page of the carousel, from 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** A swipe over the words, or over the sheet behind its last page: to the variant before or after this one. */
  readonly onSwipe: (by: 1 | -1) => void;
}

/** A variant as it is now: its sheets beside what is to be read and done. */
export function VariantDetail({ graphic, variant, page, onPage, onSwipe }: VariantDetailProps) {
  const { t, i18n } = useTranslation('catalogue');
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const swipe = useSwipe(onSwipe);
  const language = languageOfSystem(variant.system);
  const { contributors, total } = useHistory(variant.id);
  const title = graphic.title || t('untitled');
  const { titleLanguage } = graphic;
  // Others may order and change what stands in the catalogue; what they have a link to, they look at.
  const isOpen = graphic.visibility === 'all' || graphic.sharing !== null;
  const linkKey = linkKeyIn({ pathname, search });
  // Until the versions are known, the author of the graphic is the one who is.
  const people = contributors.length > 0 ? contributors : [graphic.author];
  const names = people.map(({ display_name }) => display_name).filter((name) => name !== '');
  const authors = listText(names, i18n.language);
  return (
    <div className={styles.detail}>
      <div className={styles.sheets}>
        <PageCarousel
          sheets={variant}
          title={title}
          titleLanguage={titleLanguage}
          page={page}
          onPage={onPage}
          onBeyond={onSwipe}
        />
      </div>
      <div className={styles.words} {...swipe}>
        {variant.hidden === null ? null : (
          <HiddenNotice hidden={variant.hidden} isWholeGraphic={!graphic.public} />
        )}
        {graphic.description ? (
          <p className={styles.lead} lang={graphic.descriptionLanguage}>
            {graphic.description}
          </p>
        ) : null}
        {graphic.variants.length > 1 || variant.hidden !== null || graphic.visibility !== 'all' ? (
          <p className={styles.variant}>
            {/* Said when another variant is chosen, which keeps the title of the page. */}
            <span role="status">
              <SentenceWith
                text={variant.title || t('untitled')}
                language={variant.title ? language : undefined}
                write={(text) => t('dialog.variant', { title: text })}
              />
            </span>
            <VisibilityBadge visibility={graphic.visibility} isHidden={variant.hidden !== null} />
          </p>
        ) : null}
        <section aria-labelledby="variant-description">
          <PartHeading id="variant-description">{t('dialog.description')}</PartHeading>
          <DescriptionText text={variant.description} language={language} />
        </section>
        {graphic.visibility === 'private' || variant.hidden !== null ? null : (
          <ListenSection variant={variant} linkKey={linkKey ?? graphic.sharing?.link_key ?? null} />
        )}
        <BrailleSection key={variant.id} variant={variant} />
        <TranscriberNotes text={variant.transcribersNotes} language={language} />
        {isOpen && variant.hidden === null ? <AddToBasket variant={variant} /> : null}
        <VariantActions variant={variant} isEditable={isOpen} linkKey={linkKey} />
        <section aria-labelledby="variant-facts">
          <PartHeading id="variant-facts">{t('facts.title')}</PartHeading>
          <VariantFacts variant={variant} authors={authors} versions={total} />
        </section>
        <div className={styles.row}>
          <ButtonLink icon={<History />} href={`${pathname}?${searchWithView(search, { kind: 'history' })}`}>
            {t('history.open')}
          </ButtonLink>
          <ReportButton variantId={variant.id} title={title} titleLanguage={titleLanguage} />
        </div>
        <SharingSection graphic={graphic} variantId={variant.id} />
        <VariantLicence
          graphicId={graphic.id}
          variantId={variant.id}
          title={title}
          titleLanguage={titleLanguage}
          licence={graphic.licence}
          linkKey={linkKey ?? graphic.sharing?.link_key ?? null}
          authors={authors}
        />
        {user?.user_rights.can_hide_variants ? (
          <VisibilitySwitches graphic={graphic} variant={variant} />
        ) : null}
      </div>
    </div>
  );
}
