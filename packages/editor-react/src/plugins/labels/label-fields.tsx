import {
  type Document,
  LABEL_ALIGNS,
  type LabelAlign,
  type LabelObject,
  runCommand,
} from '@tastwerk/editor-core';
import { type BrailleFailure, cellsToUnicode } from '@tastwerk/editor-core/braille';
import { findObject, type LabelLayout } from '@tastwerk/editor-core/objects';
import { labelLayout } from '@tastwerk/editor-core/scene';
import { runsUpwards, UPWARD_ANGLE } from '@tastwerk/editor-core/placing';
import { Alert, Button, NumberField, Panel, Switch, ToggleButton } from '@tastwerk/ui';
import {
  type LucideIcon,
  MoveRight,
  MoveUp,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
} from 'lucide-react';
import { memo, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTranslatedLines } from '../../state/use-translated-lines.js';
import { useMillimetres } from '../../state/use-millimetres.js';
import { LabelTextField } from './label-text-field.js';
import { LabelAbbreviation } from '../legend/index.js';
import { lackingSentence } from '../../parts/lacking-sentence.js';
import { useTypedDocument } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { useLayoutResources } from '../../state/use-layout-resources.js';
import { BrailleCells } from '../../parts/braille-cells.js';
import styles from '../../parts/fields.module.css';
import { LabelOverride } from './label-override.js';
import { LabelTie } from './label-tie.js';

const ICON_PX = 18;

const SWITCHES = [
  'autoSize',
  'displayDots',
  'displayLetters',
  'fullCharPrefix',
  'border',
  'isTitle',
] as const;

const ALIGN_ICONS: Readonly<Record<LabelAlign, LucideIcon>> = {
  left: TextAlignStart,
  center: TextAlignCenter,
  right: TextAlignEnd,
};

function WithoutBraille({ failure }: { readonly failure: BrailleFailure }) {
  const { t } = useTranslation('editor');
  return (
    <Alert kind="warning" title={t('label.withoutBraille')}>
      <p>
        {lackingSentence(
          { code: failure.code, characters: failure.character === undefined ? [] : [failure.character] },
          t,
        )}
      </p>
    </Alert>
  );
}

/** The characters that the braille of a label lacks. */
function LackingCharacters({ lacking }: { readonly lacking: readonly BrailleFailure[] }) {
  const { t } = useTranslation('editor');
  // Several paragraphs may lack the same character.
  const characters = [...new Set(lacking.flatMap(({ character }) => character ?? []))];
  return (
    <Alert kind="warning" title={t('label.lackingCharacters')}>
      <p>{lackingSentence({ code: 'BRAILLE_UNTRANSLATABLE', characters }, t)}</p>
      <p>{t('label.untranslatableHelp')}</p>
    </Alert>
  );
}

/** The braille of a label as it will stand on the sheet, or why there is none. */
function LabelBraille({ layout }: { readonly layout: LabelLayout }) {
  const { t } = useTranslation('editor');
  const { system } = useEditorState(documentOf);
  const { braille } = layout;
  switch (braille.kind) {
    case 'failed':
      return <WithoutBraille failure={braille.failure} />;
    case 'pending':
      return <p className={styles.note}>{t('label.pending')}</p>;
    case 'hidden':
      return <p className={styles.note}>{t('label.hidden')}</p>;
    default:
      return (
        <>
          {braille.kind === 'translated' && braille.lacking ? (
            <LackingCharacters lacking={braille.lacking} />
          ) : null}
          <div className={styles.sheet}>
            <BrailleCells
              label={t('label.brailleOf')}
              rows={layout.lines.map(({ cells }) => cells)}
              system={system}
              cellsPerRow={20}
            />
          </div>
        </>
      );
  }
}

/** A transcriber's own braille, or the way to begin it with what the translation gave. */
function OwnBraille({ label, layout }: { readonly label: LabelObject; readonly layout: LabelLayout }) {
  const { brailleOverride: override } = label;
  const isOutdated = layout.braille.kind === 'override' && layout.braille.isOutdated;
  const place = useRef<HTMLDivElement>(null);
  // Pressed buttons vanish by what they do: the focus goes to what stands in their place.
  const state = override ? `own ${isOutdated}` : 'translated';
  const known = useRef({ uuid: label.uuid, state });
  useEffect(() => {
    const before = known.current;
    known.current = { uuid: label.uuid, state };
    const isOther = before.uuid !== label.uuid || before.state === state;
    if (isOther || document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('textarea, button')?.focus();
  }, [label.uuid, state]);
  return (
    <div ref={place} className={styles.own}>
      {override ? (
        <LabelOverride label={label} override={override} isOutdated={isOutdated} />
      ) : (
        <BeginOwnBraille label={label} />
      )}
    </div>
  );
}

function BeginOwnBraille({ label }: { readonly label: LabelObject }) {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const translated = useTranslatedLines(label.text);
  const begin = () => {
    const braille = (translated ?? []).map(cellsToUnicode).join('\n');
    store.dispatch(runCommand({ type: 'set-braille-override', uuid: label.uuid, braille }));
  };
  return (
    <Button variant="secondary" onPress={begin}>
      {t('label.ownBegin')}
    </Button>
  );
}

type Change = Partial<LabelObject>;

/** Sets fields of the label with `uuid`. */
function useLabelChange(uuid: string): (change: Change) => void {
  const store = useEditorStore();
  return (set) => void store.dispatch(runCommand({ type: 'update-objects', changes: [{ uuid, set }] }));
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly {
    readonly id: string;
    readonly label: string;
    readonly Icon: LucideIcon;
    readonly isSelected: boolean;
    readonly change: Change;
  }[];
  readonly set: (change: Change) => void;
}

/** Buttons of which each sets something else. */
function Choice({ label, options, set }: ChoiceProps) {
  const captionId = useId();
  return (
    <div className={styles.choice} role="group" aria-labelledby={captionId}>
      <span id={captionId}>{label}</span>
      {options.map(({ id, label: name, Icon, isSelected, change }) => (
        <ToggleButton
          key={id}
          label={name}
          icon={<Icon size={ICON_PX} />}
          isIconOnly
          isSelected={isSelected}
          onChange={() => set(change)}
        />
      ))}
    </div>
  );
}

/** At which side the lines begin, and whether they run upwards, as the name beside an upright street does. */
function LabelLines({ label, set }: Pick<ChoiceProps, 'set'> & { readonly label: LabelObject }) {
  const { t } = useTranslation('editor');
  const isUpwards = runsUpwards(label);
  const directions = [
    { id: 'level', Icon: MoveRight, isSelected: label.angle === 0, change: { angle: 0 } },
    { id: 'upwards', Icon: MoveUp, isSelected: isUpwards, change: { angle: UPWARD_ANGLE } },
  ] as const;
  const aligns = LABEL_ALIGNS.map((align) => ({
    id: align,
    label: t(`label.aligns.${align}`),
    Icon: ALIGN_ICONS[align],
    isSelected: label.align === align,
    change: { align },
  }));
  return (
    <>
      <Choice label={t('label.align')} options={aligns} set={set} />
      {label.isTitle ? null : (
        <Choice
          label={t('label.direction')}
          options={directions.map((one) => ({ ...one, label: t(`label.directions.${one.id}`) }))}
          set={set}
        />
      )}
    </>
  );
}

/** How a label looks: nothing that a letter changes while it is typed. */
const LabelLooks = memo(function LabelLooks({ label }: { readonly label: LabelObject }) {
  const { t } = useTranslation('editor');
  const document = useEditorState(documentOf);
  const set = useLabelChange(label.uuid);
  return (
    <Panel title={t('label.display')}>
      <LabelLines label={label} set={set} />
      <div className={styles.switches}>
        {SWITCHES.map((field) => (
          <Switch key={field} isSelected={label[field]} onChange={(isOn) => set({ [field]: isOn })}>
            {t(`label.${field}`)}
          </Switch>
        ))}
      </div>
      <NumberField
        label={t('label.clearance')}
        description={t('label.clearanceHelp')}
        unit="millimeter"
        minValue={0}
        maxValue={20}
        step={0.5}
        value={label.clearance}
        onChange={(clearance) => {
          if (!Number.isNaN(clearance)) set({ clearance });
        }}
      />
      <LabelAbbreviation document={document} label={label} set={set} />
    </Panel>
  );
});

function labelOn({ pages }: Document, pageIndex: number, uuid: string): LabelObject | undefined {
  const object = findObject(pages[pageIndex]?.objects ?? [], uuid);
  return object?.type === 'label' ? object : undefined;
}

/** Text, braille and looks of one label. */
export function LabelFields({ label: saved }: { readonly label: LabelObject }) {
  const { t } = useTranslation('editor');
  const millimetres = useMillimetres();
  const resources = useLayoutResources();
  const { document, edited } = useTypedDocument();
  const pageIndex = useEditorState(({ session }) => session.currentPage);
  const label = edited?.uuid === saved.uuid ? (labelOn(document, pageIndex, saved.uuid) ?? saved) : saved;
  const layout = labelLayout(document, pageIndex, label, resources);
  const set = useLabelChange(saved.uuid);
  const needed = {
    width: Math.ceil(Math.max(label.width, layout.neededWidthMm)),
    height: Math.ceil(Math.max(label.height, layout.neededHeightMm)),
  };

  return (
    <>
      <Panel title={t('label.textAndBraille')}>
        <LabelTextField key={saved.uuid} label={saved} />
        {label.text.trim() === '' ? null : <LabelBraille layout={layout} />}
        {label.displayDots && label.text.trim() !== '' ? <OwnBraille label={saved} layout={layout} /> : null}
        {layout.overflows ? (
          <Alert
            kind="warning"
            actions={
              label.autoSize ? null : (
                <Button variant="secondary" onPress={() => set({ autoSize: true })}>
                  {t('label.fit')}
                </Button>
              )
            }
          >
            {t('label.overflows', { width: millimetres(needed.width), height: millimetres(needed.height) })}
          </Alert>
        ) : null}
      </Panel>
      <LabelLooks label={saved} />
      {saved.isTitle ? null : <LabelTie label={saved} />}
    </>
  );
}
