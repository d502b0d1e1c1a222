import {
  isAdministrator,
  mayGiveRight,
  mayGiveRole,
  type Right,
  RIGHTS,
  type UserDetails,
} from '@tastwerk/contracts';
import { Alert, Button, Checkbox, Select } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../../../forms/failure-alert.js';
import styles from '../admin-area.module.css';
import { useChangeUserMutation } from '../people-api.js';
import { usePowers } from '../use-powers.js';
import { useMayEdit } from '../use-may-edit.js';
import { ROLE_NUMBERS } from './roles.js';

interface RightsFormProps {
  readonly user: UserDetails;
  readonly onSaved: (saved: UserDetails) => void;
}

/** Role and rights of an account. */
export function RightsForm({ user, onSaved }: RightsFormProps) {
  const { t } = useTranslation('admin');
  const mayEdit = useMayEdit();
  const mine = usePowers();
  const [role, setRole] = useState(user.role);
  const [rights, setRights] = useState<readonly Right[]>(user.rights);
  const [change, { isLoading, error }] = useChangeUserMutation();
  const needsSecond = isAdministrator(user) || isAdministrator({ role, rights });
  const isChanged =
    role !== user.role || RIGHTS.some((right) => rights.includes(right) !== user.rights.includes(right));
  const save = async () => {
    const answer = await change({ id: user.id, body: { role, rights: [...rights] } });
    if (answer.data) onSaved(answer.data);
  };
  return (
    <form
      className={styles.card}
      aria-labelledby="rights"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) void save();
      }}
    >
      <h2 id="rights">{t('users.roleAndRights')}</h2>
      <FailureAlert failure={error} />
      <div className={styles.filter}>
        <Select
          label={t('users.role')}
          isDisabled={!mayEdit}
          value={String(role)}
          onChange={(id) => setRole(ROLE_NUMBERS.find((one) => String(one) === id) ?? role)}
          options={ROLE_NUMBERS.filter((id) => id === user.role || mayGiveRole(mine, id)).map((id) => ({
            id: String(id),
            label: t(`users.roles.${id}`),
          }))}
        />
      </div>
      <fieldset className={styles.choices}>
        <legend>{t('users.rightsLabel')}</legend>
        {mayEdit ? <p className={styles.lead}>{t('users.notHeldNote')}</p> : null}
        {RIGHTS.map((right) => (
          <Checkbox
            key={right}
            isDisabled={!mayEdit || !(mayGiveRight(mine, right) || user.rights.includes(right))}
            isSelected={rights.includes(right)}
            onChange={(isOn) => setRights(isOn ? [...rights, right] : rights.filter((one) => one !== right))}
          >
            {mayEdit && !mayGiveRight(mine, right) && !user.rights.includes(right)
              ? t('users.notHeld', { right: t(`users.rights.${right}`) })
              : t(`users.rights.${right}`)}
          </Checkbox>
        ))}
      </fieldset>
      {mayEdit && needsSecond ? <Alert kind="info">{t('users.secondAdmin')}</Alert> : null}
      {isChanged ? <Alert kind="info">{t('users.unsaved')}</Alert> : null}
      {mayEdit ? (
        <div className={styles.row}>
          <Button type="submit" variant="primary" isDisabled={!isChanged} isPending={isLoading}>
            {t('users.save')}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
