import { type BrailleSystem, tableOfSystem, USUAL_SYSTEMS } from '@tastwerk/editor-core/braille';
import { Select } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SystemDialog } from './system-dialog.js';
import { useSystemNames } from './use-system-names.js';

/** The choice that opens the list of all systems. */
const OTHER = 'other';

interface SystemSelectProps {
  readonly system: BrailleSystem;
  readonly onChange: (system: BrailleSystem) => void;
  /** What the choice is called where it is not the system of the document. */
  readonly label?: string;
}

/** What the author should know of the chosen system: that there are newer tables, or that no one has proofread it here. */
function noteOf(system: BrailleSystem): 'older' | 'unproofed' | undefined {
  if (USUAL_SYSTEMS.some((usual) => usual === system)) return undefined;
  return tableOfSystem(system) === undefined ? 'older' : 'unproofed';
}

/** The braille system of the document: the usual ones, and behind them those of all languages. */
export function SystemSelect({ system, onChange, label }: SystemSelectProps) {
  const { t } = useTranslation('editor');
  const [isChoosing, setIsChoosing] = useState(false);
  const nameOf = useSystemNames([system]);
  const listed = USUAL_SYSTEMS.some((usual) => usual === system) ? USUAL_SYSTEMS : [...USUAL_SYSTEMS, system];
  const note = noteOf(system);
  return (
    <>
      <Select<BrailleSystem | typeof OTHER>
        label={label ?? t('draft.system')}
        options={[
          ...listed.map((id) => ({ id, label: nameOf(id) })),
          { id: OTHER, label: t('systemChoice.other') },
        ]}
        value={system}
        onChange={(id) => (id === OTHER ? setIsChoosing(true) : onChange(id))}
        {...(note && label === undefined ? { description: t(`systemChoice.${note}`) } : {})}
      />
      {isChoosing ? (
        <SystemDialog
          onChoose={(chosen) => {
            setIsChoosing(false);
            onChange(chosen);
          }}
          onClose={() => setIsChoosing(false)}
          nameOf={nameOf}
        />
      ) : null}
    </>
  );
}
