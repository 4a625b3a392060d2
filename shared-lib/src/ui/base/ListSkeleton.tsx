import { Skeleton } from '@mantine/core';
import { useTexts } from '../../i18n/index.ts';
import styles from './ListSkeleton.module.css';

/** Rows in the shape of a list that is loading; invisible for the first 150 ms, so that a fast answer shows no flicker. */
export function ListSkeleton({ rows = 8 }: { rows?: number }) {
  const { t } = useTexts('ui');
  return (
    <div className={styles.rows} role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton height={34} circle />
          <Skeleton height={14} width={`${34 - (index % 3) * 7}%`} />
          <Skeleton height={14} width="18%" ml="auto" />
        </div>
      ))}
    </div>
  );
}
