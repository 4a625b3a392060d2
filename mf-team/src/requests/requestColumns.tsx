import { IconAlertTriangle } from '@tabler/icons-react';
import { unknownProperty } from 'shared-lib/domain';
import { formatNight, useTexts, type Translate } from 'shared-lib/i18n';
import { NameCell } from 'shared-lib/ui';
import type { Column } from 'shared-lib/ui/table';
import { nameOfAgent, type Agent } from '../people/agentOf.ts';
import { RequestStatus } from './RequestStatus.tsx';
import styles from './RequestTable.module.css';
import { kindTexts } from './statusMeanings.ts';
import type { RequestRow } from './useRequests.ts';

/** How many are named; the rest are counted. */
const named = 3;

interface RequestDetailProps {
  row: RequestRow;
  agentOf: (id: string) => Agent;
  /** Shown first on a phone, which has fewer columns. */
  phoneLine: string;
  /** Whether it is shown under a name on a phone. */
  isUnderName: boolean;
}

/**
 * A request's subject: the requested community, whom a swap is with, the shifts a day off leaves uncovered, or why it was
 * canceled.
 */
function RequestDetail({ row, agentOf, phoneLine, isUnderName }: RequestDetailProps) {
  const { t, i18n } = useTexts('mf-team');
  const { communityName, uncovered, cancellationReason, swap } = row;
  const more = uncovered.length - named;
  const list = new Intl.ListFormat(i18n.language).format([
    ...uncovered.slice(0, named),
    ...(more > 0 ? [t('requests.more', { count: more })] : []),
  ]);
  return (
    <span className={`vh-words ${styles.detail}`} data-under-name={isUnderName || undefined}>
      <span className={styles.phoneLine}>{phoneLine}</span>
      {communityName !== null && (
        <span dir="auto" title={communityName}>
          {communityName}
        </span>
      )}
      {swap && (
        <span dir="auto">
          {t(swap.inReturn ? 'requests.swap.exchange' : 'requests.swap.give', {
            name: nameOfAgent(agentOf(swap.colleagueId), t),
            community: swap.inReturn?.propertyName || unknownProperty,
          })}
        </span>
      )}
      {uncovered.length > 0 && (
        <span className={styles.warning} title={uncovered.join('\n')}>
          <IconAlertTriangle size={16} aria-hidden />
          {t('requests.uncovers', { communities: list })}
        </span>
      )}
      {cancellationReason !== null && cancellationReason !== '' && (
        <span className={styles.reason} dir="auto" title={cancellationReason}>
          {cancellationReason}
        </span>
      )}
    </span>
  );
}

/**
 * The columns of a list of requests.
 * @param t the module's texts.
 * @param language a BCP 47 tag.
 * @param agentOf finds the requester.
 * @param withWho whether there is a column for the requester.
 */
export function requestColumns(
  t: Translate<'mf-team'>,
  language: string,
  agentOf: (id: string) => Agent,
  withWho: boolean,
): Column<RequestRow>[] {
  const kindOf = ({ kind }: RequestRow) => t(kindTexts[kind]);
  const who: Column<RequestRow>[] = withWho
    ? [
        {
          id: 'who',
          header: t('requests.columns.who'),
          track: 'minmax(170px, 1.2fr)',
          phone: 'first',
          cell: (row) => {
            const agent = agentOf(row.userId);
            const detail = agent.state === 'inactive' ? t('inactive') : undefined;
            return <NameCell name={nameOfAgent(agent, t)} detail={detail} />;
          },
        },
      ]
    : [];
  return [
    ...who,
    {
      id: 'when',
      header: t('requests.columns.when'),
      track: 'minmax(108px, 0.7fr)',
      phone: withWho ? 'hidden' : 'first',
      cell: (row) => formatNight(row.requestDate, language),
    },
    {
      id: 'kind',
      header: t('requests.columns.kind'),
      track: 'minmax(0, 0.6fr)',
      phone: 'hidden',
      cell: kindOf,
    },
    {
      id: 'detail',
      header: t('requests.columns.detail'),
      track: 'minmax(0, 1.8fr)',
      phone: 'below',
      cell: (row) => (
        <RequestDetail
          row={row}
          agentOf={agentOf}
          isUnderName={withWho}
          phoneLine={withWho ? `${formatNight(row.requestDate, language)} · ${kindOf(row)}` : kindOf(row)}
        />
      ),
    },
    {
      id: 'status',
      header: t('columns.status'),
      track: 'minmax(92px, 0.6fr)',
      phone: 'aside',
      cell: (row) => <RequestStatus row={row} />,
    },
  ];
}
