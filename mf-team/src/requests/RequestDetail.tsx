import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { unknownProperty } from 'shared-lib/domain';
import { nameOfAgent, type Agent } from '../people/agentOf.ts';
import styles from './RequestTable.module.css';
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
export function RequestDetail({ row, agentOf, phoneLine, isUnderName }: RequestDetailProps) {
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
