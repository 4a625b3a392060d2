import { upcomingNights } from 'mf-team/domain';
import type { TeamMember } from 'shared-lib/domain';
import { formatDate, formatDateTime, formatNight, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { useSlot } from 'shared-lib/slots';
import { RecordSlotContext } from 'shared-lib/slots/record';
import { LiveContent } from 'shared-lib/ui';
import { RecordActivity } from 'shared-lib/ui/lists';
import { startTime } from '../people/startTime.ts';
import { useEarlier } from '../requests/useEarlier.ts';
import { useRequests } from '../requests/useRequests.ts';
import { CommunityList } from './CommunityList.tsx';
import { Section } from './Section.tsx';
import styles from './OverviewTab.module.css';
import type { UpcomingShift } from './upcomingShiftsOf.ts';
import { useMemberAssignments } from './useMemberAssignments.ts';

const shown = 5;

/** A short list of the next shifts. */
function NextShifts({ shifts }: { shifts: readonly UpcomingShift[] }) {
  const { t, i18n } = useTexts('mf-team');
  if (shifts.length === 0) return <p className="vh-muted">{t('employee.noUpcoming')}</p>;
  return (
    <ul className={`vh-list ${styles.list}`}>
      {shifts.slice(0, shown).map((shift) => (
        <li key={`${shift.serviceDate}/${shift.communityId}`}>
          <span className={styles.date}>{formatNight(shift.serviceDate, i18n.language)}</span>
          <span className={`vh-cut ${styles.community}`} dir="auto" title={shift.propertyName}>
            {shift.propertyName}
          </span>
          <span className={styles.time}>{startTime(shift.serviceDate, shift, i18n.language)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The member at a glance: next shifts, regular assignments, managed communities and requests. */
export function OverviewTab({ member }: { member: TeamMember }) {
  const { t, i18n } = useTexts('mf-team');
  const { language } = i18n;
  const more = (tab: string) => (
    <Link to={{ search: `?tab=${tab}` }} preventScrollReset className={styles.more ?? ''}>
      {t('employee.seeAll')}
    </Link>
  );
  return (
    <LiveContent live={useMemberAssignments(member.id, language)}>
      {({ regular, upcoming, manages }) => (
        <>
          <div className={styles.columns}>
            <div>
              <Section title={t('employee.nextShifts')} aside={upcoming.length > 0 && more('assignments')}>
                <NextShifts shifts={upcoming} />
              </Section>
            </div>
            <div>
              <Section title={t('employee.figures')}>
                <dl className={styles.figures}>
                  <Figure label={t('employee.upcomingCount', { nights: upcomingNights })}>
                    {upcoming.length.toLocaleString(language)}
                  </Figure>
                  <Figure label={t('employee.regularCount')}>
                    {regular.reduce((sum, day) => sum + day.communities.length, 0).toLocaleString(language)}
                  </Figure>
                  <Figure label={t('employee.pendingCount')}>
                    <PendingCount memberId={member.id} />
                  </Figure>
                  <Figure label={t('employee.added')}>
                    {member.dateCreated === null ? '–' : formatDate(member.dateCreated, language)}
                  </Figure>
                  <Figure label={t('employee.modified')}>
                    {member.lastModified === null ? '–' : formatDateTime(member.lastModified, language)}
                  </Figure>
                </dl>
              </Section>
              {(manages.length > 0 || member.tier === 'District Manager') && (
                <Section title={t('employee.manages')}>
                  {manages.length === 0 ? (
                    <p className="vh-muted">{t('employee.managesNone')}</p>
                  ) : (
                    <CommunityList communities={manages} />
                  )}
                </Section>
              )}
            </div>
          </div>
          <Scorecards memberId={member.id} />
          <div className={styles.changes}>
            <RecordActivity recordId={member.id} isCard />
          </div>
        </>
      )}
    </LiveContent>
  );
}

/** The member's scorecard, below everything else: it loads later. */
function Scorecards({ memberId }: { memberId: string }) {
  const { fills, Part } = useSlot('member.scorecard');
  return (
    <RecordSlotContext value={memberId}>
      {fills.map((fill) => (
        <div key={`${fill.module}/${fill.id}`} className={styles.part}>
          <Part fill={fill} />
        </div>
      ))}
    </RecordSlotContext>
  );
}

function Figure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PendingCount({ memberId }: { memberId: string }) {
  const { i18n } = useTexts('mf-team');
  const { since } = useEarlier();
  const requests = useRequests(memberId, i18n.language, since);
  if (requests.status !== 'ready') return requests.status === 'failed' ? '–' : '…';
  const pending = requests.data.filter(({ status, isExpired }) => status === 'pending' && !isExpired).length;
  if (pending === 0) return pending;
  return (
    <Link to={{ search: '?tab=requests' }} preventScrollReset className={styles.more ?? ''}>
      {pending.toLocaleString(i18n.language)}
    </Link>
  );
}
