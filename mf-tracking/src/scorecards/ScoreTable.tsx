import { IconChartBar } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { useAccount, useEveryCommunity, useMemberNames, type LiveResult } from 'shared-lib/data';
import { unknownProperty, type DirectoryCommunity } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card, lazyPart, LiveContent, StatePanel, useAddressState } from 'shared-lib/ui';
import { PanelTable, useListTexts } from 'shared-lib/ui/lists';
import { scoreRows } from './scoreRows.ts';
import { useHourCost, useMarginOf, type MarginOf } from './useMargins.ts';
import { useScoreColumns } from './useScoreColumns.tsx';
import type { Scorecards } from './useScorecards.ts';

const panel = lazyPart(
  'The scorecard',
  async () => (await import(/* webpackChunkName: "scorecard" */ './ScorecardPanel.tsx')).ScorecardPanel,
);

/** The communities by id, including archived and deleted ones, live. */
export function useCommunityOf(): LiveResult<ReadonlyMap<string, DirectoryCommunity>> {
  const live = useEveryCommunity();
  const communities = live.status === 'ready' ? live.data : null;
  const byId = useMemo(
    () => new Map(communities?.map((community) => [community.id, community])),
    [communities],
  );
  return live.status === 'ready' ? { ...live, data: byId } : live;
}

/** A community's name in a list of scorecards. */
const communityName = (communityOf: ReadonlyMap<string, DirectoryCommunity>, id: string): string =>
  communityOf.get(id)?.propertyName || unknownProperty;

/** The names of team members, live; the owner may not be one of them. */
function useMemberName(): LiveResult<(id: string) => string> {
  const { customerId } = useAccount();
  const { t } = useListTexts();
  const live = useMemberNames();
  const names = live.status === 'ready' ? live.data : null;
  const nameOf = useMemo(
    () => (id: string) => names?.get(id) || t(id === customerId ? 'owner' : 'unknownMember'),
    [names, customerId, t],
  );
  return live.status === 'ready' ? { ...live, data: nameOf } : live;
}

/** The members with shifts in the period; each opens its scorecard next to the list. */
export function MemberScores({ cards }: { cards: Scorecards }) {
  return (
    <LiveContent live={useMemberName()}>
      {(nameOf) => <ScoreTable scope="member" cards={cards} nameOf={nameOf} marginOf={null} />}
    </LiveContent>
  );
}

/** The communities with shifts in the period; each opens its scorecard next to the list. */
export function CommunityScores({ cards }: { cards: Scorecards }) {
  return (
    <LiveContent live={useCommunityOf()}>
      {(communityOf) => <Communities cards={cards} communityOf={communityOf} />}
    </LiveContent>
  );
}

interface CommunitiesProps {
  cards: Scorecards;
  communityOf: ReadonlyMap<string, DirectoryCommunity>;
}

function Communities({ cards, communityOf }: CommunitiesProps) {
  const marginOf = useMarginOf(cards, communityOf, useHourCost());
  const nameOf = useCallback((id: string) => communityName(communityOf, id), [communityOf]);
  return <ScoreTable scope="community" cards={cards} nameOf={nameOf} marginOf={marginOf} />;
}

interface ScoreTableProps {
  scope: 'member' | 'community';
  cards: Scorecards;
  nameOf: (id: string) => string;
  marginOf: MarginOf | null;
}

function ScoreTable({ scope, cards, nameOf, marginOf }: ScoreTableProps) {
  const { t } = useTexts('mf-tracking');
  const { shifts, requests, period } = cards;
  const opened = useAddressState('open');
  const columns = useScoreColumns(scope, cards, marginOf);
  const rows = useMemo(
    () => scoreRows(scope, { shifts, requests }, period, nameOf),
    [scope, shifts, requests, period, nameOf],
  );
  return (
    <Card flush>
      <PanelTable
        id={`scorecards-${scope}`}
        label={t(`scores.list.${scope}`)}
        noun={(count) => t(`scores.noun.${scope}`, { count })}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        searchLabel={t(`scores.search.${scope}`)}
        defaultSort={{ id: 'name', desc: false }}
        exportable
        empty={
          <StatePanel icon={<IconChartBar size={32} />} title={t('scores.none.title')}>
            {t('scores.none.text')}
          </StatePanel>
        }
        opened={opened}
        panel={panel}
      >
        {(ScorecardPanel, state) => (
          <ScorecardPanel scope={scope} cards={cards} marginOf={marginOf} all={rows} {...state} />
        )}
      </PanelTable>
    </Card>
  );
}
