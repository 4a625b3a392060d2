import { StatusBadge } from '../../base/StatusBadge.tsx';
import type { Row } from './row.ts';
import { useListTexts } from './useListWords.ts';

/** What has become of a record's community and person since: it stays as it was, and can't be repeated. */
export function RowBadges({ row }: { row: Pick<Row<unknown>, 'isArchived' | 'hasLeft'> }) {
  const { t } = useListTexts();
  return (
    <>
      {row.isArchived && <StatusBadge meaning="neutral">{t('archived')}</StatusBadge>}
      {row.hasLeft && <StatusBadge meaning="neutral">{t('hasLeft')}</StatusBadge>}
    </>
  );
}
