import { IconBuildingCommunity } from '@tabler/icons-react';
import { combineLive, useAssignedAgents, useCommunities, useTeam } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent, PageHeader, StatePanel } from 'shared-lib/ui';
import { CommunitiesTable } from './CommunitiesTable.tsx';
import { communityRows } from './communityRows.ts';
import { useCommunityCount } from './useCommunityCount.ts';

/** `/communities`: the properties served, when, and by whom. */
export default function CommunitiesPage() {
  const { t } = useTexts('mf-communities');
  const rows = combineLive([useCommunities(), useAssignedAgents(), useTeam()], communityRows);
  return (
    <>
      <PageHeader title={t('title')} summary={<PlanSummary />} />
      <Card flush>
        <LiveContent live={rows}>
          {(communities) =>
            communities.length === 0 ? <NoCommunitiesYet /> : <CommunitiesTable rows={communities} />
          }
        </LiveContent>
      </Card>
    </>
  );
}

function PlanSummary() {
  const { t } = useTexts('mf-communities');
  const count = useCommunityCount();
  if (count.status !== 'ready') return null;
  return t(count.data.over > 0 ? 'summaryOver' : 'summary', { ...count.data });
}

function NoCommunitiesYet() {
  const { t } = useTexts('mf-communities');
  return (
    <StatePanel icon={<IconBuildingCommunity size={32} />} title={t('empty.title')}>
      {t('empty.text')}
    </StatePanel>
  );
}
