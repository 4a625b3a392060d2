import { formatNight, type useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { NameCell, StatusBadge, type Meaning } from 'shared-lib/ui';
import type { Column } from 'shared-lib/ui/table';
import { memberHref } from '../people/addresses.ts';
import type { Agent } from '../people/agentOf.ts';
import { RequestDetail } from './RequestDetail.tsx';
import styles from './RequestTable.module.css';
import type { RequestRow } from './useRequests.ts';

const meanings: Readonly<Record<RequestRow['status'], Meaning>> = {
  pending: 'watch',
  approved: 'good',
  declined: 'bad',
  cancelled: 'neutral',
};

/**
 * The columns of a list of requests.
 * @param t the texts of the module.
 * @param language a BCP 47 tag.
 * @param agentOf finds who asks; without it there is no column for it.
 */
export function requestColumns(
  t: ReturnType<typeof useTexts>['t'],
  language: string,
  agentOf: ((id: string) => Agent) | undefined,
): Column<RequestRow>[] {
  const kind = ({ timeOff }: RequestRow) => t(timeOff ? 'requests.timeOff' : 'requests.shift');
  const who: Column<RequestRow>[] = agentOf
    ? [
        {
          id: 'who',
          header: t('requests.columns.who'),
          track: 'minmax(0, 1.2fr)',
          phone: 'first',
          cell: (row) => {
            const { name, state } = agentOf(row.userId);
            if (state === 'unknown') return <NameCell name={t('unknownMember')} />;
            return (
              <Link to={memberHref(row.userId)} className={styles.who ?? ''}>
                <NameCell
                  name={name || t('unnamed')}
                  detail={state === 'inactive' ? t('inactive') : undefined}
                />
              </Link>
            );
          },
        },
      ]
    : [];
  return [
    ...who,
    {
      id: 'when',
      header: t('requests.columns.when'),
      track: 'minmax(0, 0.7fr)',
      phone: agentOf ? 'hidden' : 'first',
      cell: (row) => formatNight(row.requestDate, language),
    },
    {
      id: 'kind',
      header: t('requests.columns.kind'),
      track: 'minmax(0, 0.6fr)',
      phone: 'hidden',
      cell: kind,
    },
    {
      id: 'detail',
      header: t('requests.columns.detail'),
      track: 'minmax(0, 1.8fr)',
      phone: 'below',
      cell: (row) => (
        <RequestDetail
          row={row}
          phoneLine={agentOf ? `${formatNight(row.requestDate, language)} · ${kind(row)}` : kind(row)}
        />
      ),
    },
    {
      id: 'status',
      header: t('columns.status'),
      track: 'minmax(92px, 0.6fr)',
      phone: 'aside',
      cell: ({ status }) => (
        <StatusBadge meaning={meanings[status]}>{t(`requests.statuses.${status}`)}</StatusBadge>
      ),
    },
  ];
}
