import type { ReactNode } from 'react';
import { useTrackingRecords, type RecordQuery } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { LiveStatCard } from 'shared-lib/ui';

interface RecordsCardProps {
  label: string;
  detail: string;
  icon: ReactNode;
  /** The address of the list with the records of the query. */
  to: string;
  query: RecordQuery;
}

/** A figure of the dashboard that counts the records of a list. It uses the query with which the list begins. */
export function RecordsCard({ detail, query, ...card }: RecordsCardProps) {
  const { t, i18n } = useTexts('mf-tracking');
  return (
    <LiveStatCard
      {...card}
      live={useTrackingRecords(query)}
      failed={t('cards.failed')}
      figure={({ records, hasMore }) => {
        const count = records.length.toLocaleString(i18n.language);
        return { value: hasMore ? t('cards.atLeast', { count }) : count, detail };
      }}
    />
  );
}
