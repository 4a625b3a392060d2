import { useTexts } from 'shared-lib/i18n';
import { LiveContent } from 'shared-lib/ui';
import { RequestTable } from '../requests/RequestTable.tsx';
import { useRequests } from '../requests/useRequests.ts';
import { Section } from './Section.tsx';
import styles from './UpcomingShifts.module.css';

/** What a member has asked for: days off and shifts, the latest date first. */
export function RequestsTab({ memberId }: { memberId: string }) {
  const { t, i18n } = useTexts('mf-team');
  return (
    <Section title={t('requests.title')} flush>
      <LiveContent live={useRequests(memberId, i18n.language)}>
        {(rows) => (
          <RequestTable rows={rows} empty={<p className={styles.none}>{t('requests.noneOfMember')}</p>} />
        )}
      </LiveContent>
    </Section>
  );
}
