import { IconX } from '@tabler/icons-react';
import type { BusinessActivity } from 'mf-settings/domain';
import { useSearchParams } from 'shared-lib/router';
import { Button } from 'shared-lib/ui';
import styles from './Activity.module.css';
import type { ActivityNames } from './formatChange.ts';
import { recordOfEntry } from './recordOfEntry.ts';

interface RecordFilterProps {
  /** The newest entry of the record; undefined for none. */
  entry: BusinessActivity | undefined;
  names: ActivityNames;
}

/** The one record whose changes are shown; pressing it shows those of all. */
export function RecordFilter({ entry, names }: RecordFilterProps) {
  const [, setParams] = useSearchParams();
  const { t } = names;
  const name = entry === undefined ? null : recordOfEntry(entry, names).name;
  const showAll = () =>
    setParams((next) => {
      next.delete('record');
      return next;
    });
  return (
    <div className={styles.only}>
      <Button
        variant="light"
        rightSection={<IconX size={18} aria-hidden />}
        aria-label={t('activity.only.showAll')}
        onClick={showAll}
      >
        <span dir="auto">{name === null ? t('activity.only.one') : t('activity.only.named', { name })}</span>
      </Button>
    </div>
  );
}
