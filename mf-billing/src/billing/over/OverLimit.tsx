import type { LimitUsage } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card } from 'shared-lib/ui';
import { Note } from '../../notes/Note.tsx';
import styles from './OverLimit.module.css';
import { OverCommunities } from './OverCommunities.tsx';
import { OverMembers } from './OverMembers.tsx';

interface OverLimitProps {
  uses: Record<'team' | 'communities' | 'admin', LimitUsage>;
  /** Whether usage exceeds the limits only because a payment is missing. */
  isUnpaid: boolean;
}

/**
 * Usage beyond the plan's limits, as after a downgrade: says that everything stays readable, and lists what
 * to deactivate or archive. Renders nothing within the limits.
 */
export function OverLimit({ uses: { team, communities, admin }, isUnpaid }: OverLimitProps) {
  const { t } = useTexts('mf-billing');
  if (team.over + communities.over + admin.over === 0) return null;
  return (
    <section data-setting="over" aria-labelledby="billing-over">
      <h3 id="billing-over" className={styles.title}>
        {t('over.title')}
      </h3>
      <Card>
        <Note meaning={isUnpaid ? 'watch' : 'bad'} title={t('over.note')}>
          {t(isUnpaid ? 'over.unpaidText' : 'over.text')}
        </Note>
        {team.over > 0 && <OverMembers over={team.over} />}
        {team.over === 0 && admin.over > 0 && <OverMembers over={admin.over} onlyAdmins />}
        {communities.over > 0 && <OverCommunities over={communities.over} />}
      </Card>
    </section>
  );
}
