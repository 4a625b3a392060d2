import { IconBuildingCommunity, IconListCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import {
  combineLive,
  useAssignmentDirectory,
  useCommunityUsage,
  useEveryCommunityListing,
  useTeamDirectory,
} from 'shared-lib/data';
import { communityStatusOf } from 'mf-communities/domain';
import { repairableCommunities } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import {
  Button,
  Card,
  DamagedRecords,
  LazyOverlay,
  LiveContent,
  OverlayHost,
  PageHeader,
  StatePanel,
  useAddressState,
  useStepFocus,
} from 'shared-lib/ui';
import { Agents, AgentsButton, agentsView } from '../agents/Agents.tsx';
import { AddCommunityButton, addDialog } from '../add-community/AddCommunityButton.tsx';
import { AddClosures } from '../edit/closures/AddClosures.tsx';
import { ImportButton, ImportCommunities } from '../import-communities/ImportCommunities.tsx';
import { Requests, RequestsButton, requestsView } from '../requests/Requests.tsx';
import { newSetupAddress, setupParameter } from '../setup/setupSteps.ts';
import { Setup, setupPrefetch } from '../setup/Setup.tsx';
import { SingleCommunitySetupNotice } from '../setup/SetupNotice.tsx';
import styles from './communities.module.css';
import { archivedPath } from './archivedPath.ts';
import { CommunitiesTable } from './CommunitiesTable.tsx';

/**
 * `/communities`: the communities, their service days and specialists. `/communities?import=1` imports more
 * from a file, `/communities?setup=1` guides through setting one up, `/communities?view=agents` is the board
 * of their regular specialists, and `/communities?view=requests` lists resident requests.
 */
export default function CommunitiesPage() {
  const [search] = useSearchParams();
  const { isOpen, open, close } = useAddressState('import');
  useStepFocus(`${isOpen} ${search.has(setupParameter)}`);
  if (search.get('view') === agentsView) return <Agents />;
  if (search.get('view') === requestsView) return <Requests />;
  if (search.has(setupParameter)) return <Setup community={null} />;
  return isOpen ? <ImportCommunities onClose={close} /> : <Communities onImport={() => open()} />;
}

function Communities({ onImport }: { onImport: () => void }) {
  const { t } = useTexts('mf-communities');
  const live = combineLive(
    [useEveryCommunityListing(), useAssignmentDirectory(), useTeamDirectory()],
    (listing, assignedAgents, team) => ({ listing, assignedAgents, team }),
  );
  const { isOpen, open, close } = useAddressState('add');
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <OverlayHost>
      <PageHeader
        title={t('title')}
        summary={<PlanSummary />}
        action={
          <div className="vh-actions">
            <RequestsButton />
            <AgentsButton />
            <AddClosures />
            <ImportButton onOpen={onImport} />
            <AddCommunityButton
              ref={addButton}
              label={t('add.action')}
              tour="add-community"
              onOpen={() => open()}
            />
          </div>
        }
      />
      <div className={styles.notice}>
        <SingleCommunitySetupNotice />
      </div>
      <DamagedRecords kind={repairableCommunities} />
      <Card flush>
        <LiveContent live={live}>
          {(known) =>
            known.listing.rows.every(({ deletedAt }) => deletedAt !== null) ? (
              <NoCommunitiesYet />
            ) : (
              <CommunitiesTable {...known} />
            )
          }
        </LiveContent>
      </Card>
      <LazyOverlay part={addDialog} isOpen={isOpen} onClose={close}>
        {(AddCommunityDialog) =>
          isOpen && (
            // The empty list's button opened the dialog, and it is gone once there is a community.
            <AddCommunityDialog onClose={close} onClosed={() => addButton.current?.focus()} />
          )
        }
      </LazyOverlay>
    </OverlayHost>
  );
}

function PlanSummary() {
  const { t } = useTexts('mf-communities');
  const use = useCommunityUsage();
  const listing = useEveryCommunityListing();
  const archived =
    listing.status === 'ready'
      ? listing.data.rows.filter((community) => communityStatusOf(community) === 'archived').length
      : 0;
  return (
    <>
      {use.status === 'ready' && t(use.data.over > 0 ? 'summaryOver' : 'summary', { ...use.data })}
      {archived > 0 && (
        <>
          {' · '}
          <Link to={archivedPath} className={styles.archived ?? ''}>
            {t('lifecycle.filter.show', { count: archived })}
          </Link>
        </>
      )}
    </>
  );
}

function NoCommunitiesYet() {
  const { t } = useTexts('mf-communities');
  return (
    <StatePanel
      icon={<IconBuildingCommunity size={32} />}
      title={t('empty.title')}
      action={
        <Button
          component={Link}
          to={newSetupAddress}
          leftSection={<IconListCheck size={18} aria-hidden />}
          {...setupPrefetch}
        >
          {t('setup.start')}
        </Button>
      }
    >
      {t('empty.text')}
    </StatePanel>
  );
}
