import type { ReactNode } from 'react';
import { useTrackingRecords, type RecordQuery } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { StatCard } from 'shared-lib/ui';

interface RecordsCardProps {
  label: string;
  detail: string;
  icon: ReactNode;
  /** The list that shows what the query brings. */
  to: string;
  query: RecordQuery;
}

/** A figure of the dashboard that counts what a list shows at first: its query is the list's own. */
export function RecordsCard({ label, detail, icon, to, query }: RecordsCardProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const live = useTrackingRecords(query);
  const card = { label, icon, to };

  if (live.status === 'loading') return <StatCard {...card} value={null} />;
  if (live.status === 'failed') return <StatCard {...card} value="–" detail={t('cards.failed')} />;
  const { records, hasMore } = live.data;
  const count = records.length.toLocaleString(i18n.language);
  return <StatCard {...card} value={hasMore ? t('cards.atLeast', { count }) : count} detail={detail} />;
}
