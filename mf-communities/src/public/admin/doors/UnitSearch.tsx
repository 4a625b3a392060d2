import type { ManagerAccess } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { useNavigate } from 'shared-lib/router';
import { Button } from 'shared-lib/ui';
import { useState, type FormEvent } from 'react';
import styles from '../admin.module.css';
import { unitPath } from '../ManagerScope.ts';

interface UnitSearchProps {
  access: ManagerAccess;
  /** `YYYY-MM-DD` */
  date: string;
  /** The unit shown. */
  unit?: string;
}

/** Opens one unit's proof of a night. */
export function UnitSearch({ access, date, unit = '' }: UnitSearchProps) {
  const { t } = useTexts('mf-communities');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(unit);
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') void navigate(unitPath(access, date, typed.trim()));
  };
  return (
    <form className={styles.filters} onSubmit={open} role="search" aria-label={t('managerPages.door.search')}>
      <label className={styles.field}>
        {t('managerPages.unit')}
        <input
          type="text"
          required
          maxLength={100}
          autoComplete="off"
          value={typed}
          placeholder={t('managerPages.door.example')}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Button type="submit" variant="default" size="md">
        {t('managerPages.door.find')}
      </Button>
    </form>
  );
}
