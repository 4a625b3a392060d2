import { IconBuildingCommunity } from '@tabler/icons-react';
import { useCallback, useRef } from 'react';
import { combineLive, useAssignedAgents, useCommunities, useTeam } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent, PageHeader, StatePanel } from 'shared-lib/ui';
import { AddCommunity } from '../add-community/AddCommunity.tsx';
import { AddCommunityButton } from '../add-community/AddCommunityButton.tsx';
import { useAddDialog } from '../add-community/useAddDialog.ts';
import { CommunitiesTable } from './CommunitiesTable.tsx';
import { communityRows } from './communityRows.ts';
import { useCommunityCount } from './useCommunityCount.ts';

/** `/communities`: the properties served, when, and by whom. */
export default function CommunitiesPage() {
  const { t } = useTexts('mf-communities');
  const rows = combineLive([useCommunities(), useAssignedAgents(), useTeam()], communityRows);
  const { isOpen, open, close } = useAddDialog();
  const addButton = useRef<HTMLButtonElement>(null);
  const focusAddButton = useCallback(() => addButton.current?.focus(), []);
  return (
    <>
      <PageHeader
        title={t('title')}
        summary={<PlanSummary />}
        action={
          <AddCommunityButton ref={addButton} label={t('add.action')} tour="add-community" onOpen={open} />
        }
      />
      <Card flush>
        <LiveContent live={rows}>
          {(communities) =>
            communities.length === 0 ? (
              <NoCommunitiesYet onAdd={open} />
            ) : (
              <CommunitiesTable rows={communities} />
            )
          }
        </LiveContent>
      </Card>
      <AddCommunity isOpen={isOpen} onClose={close} onClosed={focusAddButton} />
    </>
  );
}

function PlanSummary() {
  const { t } = useTexts('mf-communities');
  const count = useCommunityCount();
  if (count.status !== 'ready') return null;
  return t(count.data.over > 0 ? 'summaryOver' : 'summary', { ...count.data });
}

function NoCommunitiesYet({ onAdd }: { onAdd: () => void }) {
  const { t } = useTexts('mf-communities');
  return (
    <StatePanel
      icon={<IconBuildingCommunity size={32} />}
      title={t('empty.title')}
      action={<AddCommunityButton label={t('add.first')} onOpen={onAdd} />}
    >
      {t('empty.text')}
    </StatePanel>
  );
}
