import type { ShiftSwap } from 'mf-team/domain';
import { useAccount } from 'shared-lib/data';
import { formatDateTime, formatNight, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { FactList } from 'shared-lib/ui/drawer';
import { nameOfAgent, type Agent } from '../../people/agentOf.ts';
import { communityHref } from '../../people/addresses.ts';
import type { RequestRow } from '../useRequests.ts';
import { kindTexts } from '../statusMeanings.ts';
import { nameOfUser } from '../../people/nameOfUser.ts';
import { deciderOf } from './decisionTexts.ts';
import styles from './RequestPanel.module.css';

interface RequestFactsProps {
  row: RequestRow;
  /** What a swap is about; null while it loads, and for other requests. */
  swap: ShiftSwap | null;
  agentOf: (id: string) => Agent;
}

/** A request's details and outcome. */
export function RequestFacts({ row, swap, agentOf }: RequestFactsProps) {
  const { t, i18n } = useTexts('mf-team');
  const { uid, customerId } = useAccount();
  const { status, kind, communityId, communityName, cancellationReason } = row;
  const decidedAt = status === 'cancelled' ? row.cancelledAt : row.decidedAt;
  const name = nameOfUser(deciderOf(row), { agentOf, uid, customerId }, t);
  const community =
    communityId === null ? (
      t('requests.decide.noCommunity')
    ) : (
      <Link to={communityHref(communityId)} className={styles.link ?? ''}>
        {communityName}
      </Link>
    );
  const decision =
    status === 'pending' || decidedAt === null
      ? null
      : t(`requests.decide.${status}By`, { name, when: formatDateTime(decidedAt, i18n.language) });
  return (
    <FactList
      facts={[
        { label: t('requests.columns.kind'), value: t(kindTexts[kind]) },
        {
          label: t('requests.columns.when'),
          value: kind === 'swap' ? null : formatNight(row.requestDate, i18n.language),
        },
        { label: t('requests.decide.community'), value: kind === 'shift' ? community : null },
        { label: t('requests.swap.with'), value: swap && nameOfAgent(agentOf(swap.colleagueId), t) },
        { label: t('requests.swap.theirNote'), value: swap?.note },
        { label: t('requests.decide.decision'), value: decision },
        { label: t('requests.swap.officeNote'), value: swap?.decisionNote },
        { label: t('requests.decide.reason'), value: cancellationReason },
      ]}
    />
  );
}
