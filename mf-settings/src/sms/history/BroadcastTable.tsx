import { useMemo } from 'react';
import { unknownProperty } from 'shared-lib/domain';
import type { Broadcast } from 'mf-settings/domain';
import { formatDateTime, useTexts } from 'shared-lib/i18n';
import { StatusBadge, type Meaning } from 'shared-lib/ui';
import { DataTable, type Column } from 'shared-lib/ui/table';
import styles from './History.module.css';

/** The meaning of each broadcast status. */
export const broadcastMeanings: Readonly<Record<Broadcast['status'], Meaning>> = {
  making: 'info',
  made: 'good',
  canceled: 'neutral',
  failed: 'bad',
};

interface BroadcastTableProps {
  broadcasts: readonly Broadcast[];
  names: ReadonlyMap<string, string>;
}

/** The broadcasts, latest first, with links to their progress. */
export function BroadcastTable({ broadcasts, names }: BroadcastTableProps) {
  const { t, i18n } = useTexts('mf-settings');
  const { language } = i18n;
  const columns = useMemo((): Column<Broadcast>[] => {
    const placesOf = ({ communityIds: [first, ...others] }: Broadcast) =>
      others.length > 0
        ? t('sms.history.communities', { count: others.length + 1 })
        : (names.get(first ?? '') ?? unknownProperty);
    return [
      {
        id: 'what',
        header: t('sms.history.columns.what'),
        track: 'minmax(0, 1.4fr)',
        phone: 'first',
        cell: ({ kind }) => t(`sms.kinds.${kind}`),
      },
      {
        id: 'status',
        header: t('sms.history.columns.status'),
        phone: 'aside',
        cell: ({ status }) => (
          <StatusBadge meaning={broadcastMeanings[status]}>{t(`sms.history.statuses.${status}`)}</StatusBadge>
        ),
      },
      {
        id: 'communities',
        header: t('sms.history.columns.communities'),
        track: 'minmax(0, 2fr)',
        phone: 'below',
        cell: (broadcast) => (
          <span className={styles.body} dir="auto">
            {placesOf(broadcast)}
          </span>
        ),
      },
      {
        id: 'recipients',
        header: t('sms.history.columns.recipients'),
        align: 'end',
        phone: 'hidden',
        cell: ({ recipients }) => recipients.toLocaleString(language),
      },
      {
        id: 'sent',
        header: t('sms.history.columns.sent'),
        track: 'minmax(168px, 0.8fr)',
        phone: 'below',
        cell: ({ createdAt }) => (createdAt === null ? '–' : formatDateTime(createdAt, language)),
      },
    ];
  }, [t, language, names]);
  return (
    <DataTable
      id="sms-broadcasts"
      label={t('sms.history.broadcasts')}
      columns={columns}
      rows={broadcasts}
      rowKey={({ id }) => id}
      rowName={({ kind }) => t(`sms.kinds.${kind}`)}
      rowHref={({ id }) => `/settings?tab=sms&view=history&broadcast=${encodeURIComponent(id)}`}
      urlPrefix="broadcasts-"
    />
  );
}
