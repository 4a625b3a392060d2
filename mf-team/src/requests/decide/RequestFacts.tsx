import { useAccount } from 'shared-lib/data';
import { formatDateTime, formatNight, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import type { Agent } from '../../people/agentOf.ts';
import { communityHref } from '../../people/addresses.ts';
import type { RequestRow } from '../useRequests.ts';
import { deciderOf, nameOfDecider } from './decisionWords.ts';
import styles from './RequestPanel.module.css';

/** What a request asks for, and what has become of it. */
export function RequestFacts({ row, agentOf }: { row: RequestRow; agentOf: (id: string) => Agent }) {
  const { t, i18n } = useTexts('mf-team');
  const { uid, customerId } = useAccount();
  const { status, timeOff, communityId, communityName, cancellationReason } = row;
  const decidedAt = status === 'cancelled' ? row.cancelledAt : row.decidedAt;
  const name = nameOfDecider(deciderOf(row), { agentOf, uid, customerId }, t);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('requests.columns.kind')}</dt>
        <dd>{t(timeOff ? 'requests.timeOff' : 'requests.shift')}</dd>
      </div>
      <div>
        <dt>{t('requests.columns.when')}</dt>
        <dd>{formatNight(row.requestDate, i18n.language)}</dd>
      </div>
      {!timeOff && (
        <div>
          <dt>{t('requests.decide.community')}</dt>
          <dd dir="auto">
            {communityId === null ? (
              t('requests.decide.noCommunity')
            ) : (
              <Link to={communityHref(communityId)} className={styles.link ?? ''}>
                {communityName}
              </Link>
            )}
          </dd>
        </div>
      )}
      {status !== 'pending' && decidedAt !== null && (
        <div>
          <dt>{t('requests.decide.decision')}</dt>
          <dd>
            {t(`requests.decide.${status}By`, { name, when: formatDateTime(decidedAt, i18n.language) })}
          </dd>
        </div>
      )}
      {cancellationReason && (
        <div>
          <dt>{t('requests.decide.reason')}</dt>
          <dd dir="auto">{cancellationReason}</dd>
        </div>
      )}
    </dl>
  );
}
