import { StatusBadge } from '../../base/StatusBadge.tsx';
import type { Row } from './row.ts';
import { useListTexts } from './useListFormatters.ts';

/** Whether the record's community has since been archived, or its member deactivated. */
export function RowBadges({ row }: { row: Pick<Row<unknown>, 'isArchived' | 'hasLeft'> }) {
  const { t } = useListTexts();
  return (
    <>
      {row.isArchived && <StatusBadge meaning="neutral">{t('archived')}</StatusBadge>}
      {row.hasLeft && <StatusBadge meaning="neutral">{t('hasLeft')}</StatusBadge>}
    </>
  );
}
