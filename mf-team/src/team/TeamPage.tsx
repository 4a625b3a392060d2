import { IconUsers } from '@tabler/icons-react';
import { useTeamListing, useTeamUsage } from 'shared-lib/data';
import { repairableMembers } from 'mf-team/domain';
import { useTexts } from 'shared-lib/i18n';
import {
  Card,
  DamagedRecords,
  LiveContent,
  OverlayHost,
  PageHeader,
  StatePanel,
  useAddressState,
  useStepFocus,
} from 'shared-lib/ui';
import { AddMember } from '../add-member/AddMember.tsx';
import { ImportButton } from '../import-members/ImportButton.tsx';
import { ImportMembers } from '../import-members/ImportMembers.tsx';
import { TeamTable } from './TeamTable.tsx';

/**
 * `/team`: everyone on the owner's team, and how many more the plan allows; `/team?import=1` imports more
 * from a file.
 */
export default function TeamPage() {
  const { isOpen, open, close } = useAddressState('import');
  useStepFocus(String(isOpen));
  return isOpen ? <ImportMembers onClose={close} /> : <Team onImport={() => open()} />;
}

function Team({ onImport }: { onImport: () => void }) {
  const { t } = useTexts('mf-team');
  return (
    <>
      <PageHeader
        title={t('title')}
        summary={<ActiveMembersSummary />}
        action={
          <div className="vh-end">
            <ImportButton onOpen={onImport} />
            <AddMember />
          </div>
        }
      />
      <DamagedRecords kind={repairableMembers} />
      <OverlayHost>
        <Card flush>
          <LiveContent live={useTeamListing()} failed={t('fetchFailed')}>
            {(team) => (team.rows.length === 0 ? <NoTeamYet /> : <TeamTable team={team} />)}
          </LiveContent>
        </Card>
      </OverlayHost>
    </>
  );
}

function ActiveMembersSummary() {
  const { t } = useTexts('mf-team');
  const use = useTeamUsage();
  return use.status === 'ready' ? t(use.data.over > 0 ? 'summaryOver' : 'summary', { ...use.data }) : null;
}

function NoTeamYet() {
  const { t } = useTexts('mf-team');
  return (
    <StatePanel icon={<IconUsers size={32} />} title={t('empty.title')}>
      {t('empty.text')}
    </StatePanel>
  );
}
