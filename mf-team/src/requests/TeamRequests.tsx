import { IconCalendarOff } from '@tabler/icons-react';
import { combineLive, useTeamDirectory } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { Card, LiveContent, Segments, StatePanel } from 'shared-lib/ui';
import type { DirectoryMember } from 'shared-lib/domain';
import { useAgentsById } from '../people/useAgentsById.ts';
import { AddRequest } from './add/AddRequest.tsx';
import { RequestTable } from './RequestTable.tsx';
import { ShowEarlier } from './ShowEarlier.tsx';
import { readStatus, statusChoices, withStatus } from './statusChoice.ts';
import styles from './TeamRequests.module.css';
import { useEarlier } from './useEarlier.ts';
import { useRequests, type RequestRow } from './useRequests.ts';

/**
 * `/schedule?tab=requests`: the team's requests, initially the pending ones; the selected status is in the
 * address.
 */
export function TeamRequests() {
  const { i18n } = useTexts('mf-team');
  const { since } = useEarlier();
  const live = combineLive([useRequests(null, i18n.language, since), useTeamDirectory()], (rows, team) => ({
    rows,
    team,
  }));
  return (
    <Card flush>
      <LiveContent live={live}>{({ rows, team }) => <RequestList rows={rows} team={team} />}</LiveContent>
      <ShowEarlier />
    </Card>
  );
}

function RequestList({ rows, team }: { rows: readonly RequestRow[]; team: readonly DirectoryMember[] }) {
  const { t } = useTexts('mf-team');
  const [parameters, setParameters] = useSearchParams();
  const agentOf = useAgentsById(team);
  const chosen = readStatus(parameters);
  const matching = (choice: string) =>
    choice === 'all' ? rows : rows.filter(({ status, isExpired }) => status === choice && !isExpired);
  // The nearest pending request comes first.
  const shown = chosen === 'pending' ? matching(chosen).toReversed() : matching(chosen);

  return (
    <>
      <div className={`vh-spread ${styles.toolbar}`}>
        <Segments
          label={t('columns.status')}
          options={statusChoices.map((choice) => ({
            value: choice,
            label: t(`requests.statuses.${choice}`),
            count: matching(choice).length,
          }))}
          value={chosen}
          onChange={(choice) =>
            setParameters((current) => withStatus(current, choice), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
        <AddRequest memberId={null} />
      </div>
      <RequestTable
        rows={shown}
        all={rows}
        agentOf={agentOf}
        withWho
        selectable={chosen === 'pending' || chosen === 'all'}
        empty={
          <StatePanel icon={<IconCalendarOff size={32} />} title={t(`requests.empty.${chosen}`)}>
            {t('requests.empty.text')}
          </StatePanel>
        }
      />
    </>
  );
}
