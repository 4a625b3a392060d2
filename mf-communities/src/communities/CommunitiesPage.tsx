import { IconBuildingCommunity } from '@tabler/icons-react';
import { useCallback, useRef } from 'react';
import { combineLive, useAssignedAgents, useCommunities, useCommunityUse, useTeam } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent, PageHeader, StatePanel } from 'shared-lib/ui';
import { AddCommunity } from '../add-community/AddCommunity.tsx';
import { AddCommunityButton } from '../add-community/AddCommunityButton.tsx';
import { useAddDialog } from '../add-community/useAddDialog.ts';
import { CommunitiesTable } from './CommunitiesTable.tsx';
import { communityRows } from './communityRows.ts';

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
  const use = useCommunityUse();
  return use.status === 'ready' ? t(use.data.over > 0 ? 'summaryOver' : 'summary', { ...use.data }) : null;
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
