import { ToggleButton } from '@tastwerk/ui';
import { Eye, EyeOff, Lock, LockOpen, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { kindName, ownName } from '../../state/object-name.js';
import { useTextLanguage } from '../../state/use-text-language.js';
import { useKindIcons } from './kind-icons.js';
import { useObjectListValue } from './list-context.js';
import styles from './object-row.module.css';
import { RenameField } from '../../parts/rename-field.js';

const ICON_PX = 15;

/** What the list shows of one object: kind, name, what the proof found, and whether it is locked and hidden. */
export const ObjectRow = memo(function ObjectRow({ uuid }: { readonly uuid: string }) {
  const { t } = useTranslation(['panels', 'editor', 'proofing']);
  const { object: find, isHeldBy, finding: findingOf, renamed, rename, setFlag } = useObjectListValue();
  const language = useTextLanguage();
  const iconOf = useKindIcons();
  const object = find(uuid);
  if (!object) return null;
  const kind = kindName(object, t);
  const Icon = iconOf(object.type);
  const finding = findingOf(uuid);
  const flag = (name: 'locked' | 'hidden', On: typeof Lock, Off: typeof Lock) => {
    const isOn = object[name];
    const Sign = isOn ? On : Off;
    return (
      <span className={styles.flag} data-on={isOn || undefined}>
        <ToggleButton
          label={t(`objects.${name}`)}
          icon={<Sign size={ICON_PX} />}
          isIconOnly
          isSelected={isOn}
          onChange={(next) => setFlag(uuid, name, next)}
        />
      </span>
    );
  };
  return (
    <div
      className={styles.row}
      data-hidden={object.hidden || isHeldBy(uuid, 'hidden') || undefined}
      data-locked={object.locked || isHeldBy(uuid, 'locked') || undefined}
    >
      <Icon size={ICON_PX} className={styles.kind} aria-hidden="true" />
      {renamed === uuid ? (
        <RenameField
          label={t('objects.nameOf', { kind })}
          name={object.moniker}
          placeholder={ownName(object) || kind}
          onEnd={(name) => rename(uuid, name)}
        />
      ) : (
        <span className={styles.name} lang={ownName(object) ? language : undefined}>
          {ownName(object) || kind}
        </span>
      )}
      {finding ? (
        <span
          className={styles.finding}
          data-severity={finding.severity}
          title={t('objects.findings', { count: finding.count })}
        >
          <TriangleAlert size={13} aria-hidden="true" />
          <span aria-label={t('objects.findings', { count: finding.count })} role="img">
            {finding.count}
          </span>
        </span>
      ) : null}
      {flag('locked', Lock, LockOpen)}
      {flag('hidden', EyeOff, Eye)}
    </div>
  );
});
