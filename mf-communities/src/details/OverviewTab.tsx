import { IconPencil } from '@tabler/icons-react';
import { isArchived, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { useSlot } from 'shared-lib/slots';
import { RecordSlotContext } from 'shared-lib/slots/record';
import { Button, Card, formatPhone, ListSkeleton, LiveContent } from 'shared-lib/ui';
import { RecordActivity } from 'shared-lib/ui/lists';
import { useBulkDialog } from '../bulk/useBulkDialog.tsx';
import { EditButton } from '../edit/EditButton.tsx';
import { RestoredAgents } from '../lifecycle/RestoredAgents.tsx';
import { Facts, type Fact } from '../place/Facts.tsx';
import { RulesAndClosures } from '../place/RulesAndClosures.tsx';
import { Section } from '../place/Section.tsx';
import { SetupNotice } from '../setup/SetupNotice.tsx';
import { MemberName, type Members } from './MemberName.tsx';
import { NightsSection } from './NightsSection.tsx';
import styles from './OverviewTab.module.css';
import { RecordsSection } from './RecordsSection.tsx';
import { RegularAgents } from './RegularAgents.tsx';
import { useWeekPlan } from './useWeekPlan.ts';

/** Opens the dialog that changes or clears a community's District Manager, unless it is archived. */
function ManagerButton({ community }: { community: Pick<Community, 'id' | 'archivedAt'> }) {
  const { t } = useTexts('mf-communities');
  const ask = useBulkDialog();
  if (isArchived(community)) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconPencil size={16} aria-hidden />}
      aria-label={t('people.changeManager')}
      onClick={() => ask('manager', [community.id], () => {})}
    >
      {t('edit.button')}
    </Button>
  );
}

/** Escapes the address, so that none of it can become an email header. */
const mailTo = (address: string) => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;

interface PeopleSectionProps {
  community: Community;
  /** Null while loading. */
  members: Members | null;
}

/** Who oversees the community, and the contact at the property. */
function PeopleSection({ community, members }: PeopleSectionProps) {
  const { t } = useTexts('mf-communities');
  const { districtManagerId, contactName, contactEmail, contactPhone } = community;
  const hasContact = [contactName, contactEmail, contactPhone].some(Boolean);
  const facts: Fact[] = [
    {
      label: t('people.manager'),
      value: (
        <span className={`vh-row ${styles.manager}`}>
          {districtManagerId ? (
            members && <MemberName memberId={districtManagerId} members={members} />
          ) : (
            <span className={styles.none}>{t('people.noManager')}</span>
          )}
          <ManagerButton community={community} />
        </span>
      ),
    },
    {
      label: t('people.contact'),
      value: hasContact ? (
        <span className={styles.contact}>
          {contactName && <span dir="auto">{contactName}</span>}
          {contactEmail && <a href={mailTo(contactEmail)}>{contactEmail}</a>}
          {contactPhone && <a href={`tel:${contactPhone}`}>{formatPhone(contactPhone)}</a>}
        </span>
      ) : (
        <span className={styles.none}>{t('people.noContact')}</span>
      ),
    },
  ];
  return (
    <Section title={t('people.title')}>
      <Facts facts={facts} wide />
    </Section>
  );
}

/** A community's specialists and planned nights, with links to its records. */
export function OverviewTab({ community }: { community: Community }) {
  const { today, plan } = useWeekPlan(community);
  return (
    <div className="vh-stack">
      <div className={styles.columns}>
        <div className="vh-stack">
          {!isArchived(community) && <SetupNotice community={community} />}
          <LiveContent
            live={plan}
            skeleton={
              <Card>
                <ListSkeleton rows={7} />
              </Card>
            }
          >
            {({ nights, agents, members }) =>
              isArchived(community) ? (
                <RestoredAgents community={community} members={members} />
              ) : (
                <>
                  <NightsSection nights={nights} members={members} today={today} />
                  <RegularAgents community={community} agents={agents} members={members} />
                </>
              )
            }
          </LiveContent>
        </div>
        <div className="vh-stack">
          <RecordsSection community={community} />
          <PeopleSection community={community} members={plan.status === 'ready' ? plan.data.members : null} />
          <RulesAndClosures
            rules={community.rules}
            noServiceDates={community.noServiceDates}
            today={today}
            actions={{
              rules: <EditButton community={community} part="rules" />,
              closures: <EditButton community={community} part="closures" />,
            }}
          />
        </div>
      </div>
      {plan.status === 'ready' && <Scorecards communityId={community.id} />}
      <RecordActivity recordId={community.id} isCard />
    </div>
  );
}

/** The community's scorecard, below everything else: it loads later. */
function Scorecards({ communityId }: { communityId: string }) {
  const { fills, Part } = useSlot('community.scorecard');
  return (
    <RecordSlotContext value={communityId}>
      {fills.map((fill) => (
        <Part key={`${fill.module}/${fill.id}`} fill={fill} />
      ))}
    </RecordSlotContext>
  );
}
