import { combineLive, useTeamDirectory } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { LiveContent } from 'shared-lib/ui';
import type { DirectoryMember } from 'shared-lib/domain';
import { useAgentsById } from '../people/useAgentsById.ts';
import { AddRequest } from '../requests/add/AddRequest.tsx';
import { RequestTable } from '../requests/RequestTable.tsx';
import { ShowEarlier } from '../requests/ShowEarlier.tsx';
import { useEarlier } from '../requests/useEarlier.ts';
import { useRequests, type RequestRow } from '../requests/useRequests.ts';
import { Section } from './Section.tsx';
import styles from './UpcomingShifts.module.css';

/** A member's requests: days off and shifts, latest date first. */
export function RequestsTab({ memberId }: { memberId: string }) {
  const { t, i18n } = useTexts('mf-team');
  const { since } = useEarlier();
  const live = combineLive(
    [useRequests(memberId, i18n.language, since), useTeamDirectory()],
    (rows, team) => ({ rows, team }),
  );
  return (
    <Section title={t('requests.title')} aside={<AddRequest memberId={memberId} />} flush>
      <LiveContent live={live}>{({ rows, team }) => <MemberRequests rows={rows} team={team} />}</LiveContent>
      <ShowEarlier />
    </Section>
  );
}

function MemberRequests({ rows, team }: { rows: readonly RequestRow[]; team: readonly DirectoryMember[] }) {
  const { t } = useTexts('mf-team');
  const agentOf = useAgentsById(team);
  return (
    <RequestTable
      rows={rows}
      all={rows}
      agentOf={agentOf}
      withWho={false}
      selectable={false}
      empty={<p className={`vh-muted ${styles.none}`}>{t('requests.noneOfMember')}</p>}
    />
  );
}
