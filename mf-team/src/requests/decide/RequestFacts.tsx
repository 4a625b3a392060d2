import { useAccount } from 'shared-lib/data';
import { formatDateTime, formatNight, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { FactList } from 'shared-lib/ui/drawer';
import type { Agent } from '../../people/agentOf.ts';
import { communityHref } from '../../people/addresses.ts';
import type { RequestRow } from '../useRequests.ts';
import { nameOfUser } from '../../people/nameOfUser.ts';
import { deciderOf } from './decisionWords.ts';
import styles from './RequestPanel.module.css';

/** A request's details and outcome. */
export function RequestFacts({ row, agentOf }: { row: RequestRow; agentOf: (id: string) => Agent }) {
  const { t, i18n } = useTexts('mf-team');
  const { uid, customerId } = useAccount();
  const { status, timeOff, communityId, communityName, cancellationReason } = row;
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
        { label: t('requests.columns.kind'), value: t(timeOff ? 'requests.timeOff' : 'requests.shift') },
        { label: t('requests.columns.when'), value: formatNight(row.requestDate, i18n.language) },
        { label: t('requests.decide.community'), value: timeOff ? null : community },
        { label: t('requests.decide.decision'), value: decision },
        { label: t('requests.decide.reason'), value: cancellationReason },
      ]}
    />
  );
}
