import { IconChartBar } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import type { DirectoryCommunity } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card, lazyPart, LiveContent, StatePanel, useAddressState } from 'shared-lib/ui';
import { PanelTable } from 'shared-lib/ui/lists';
import { communityName, useCommunityOf, useMemberName } from './scoreNames.ts';
import { scoreRows } from './scoreRows.ts';
import { useHourCost, useMarginOf, type MarginOf } from './useMargins.ts';
import { useScoreColumns } from './useScoreColumns.tsx';
import type { Scorecards } from './useScorecards.ts';

const panel = lazyPart(
  'The scorecard',
  async () => (await import(/* webpackChunkName: "scorecard" */ './ScorecardPanel.tsx')).ScorecardPanel,
);

/** The members with shifts in the period; one opens its scorecard next to the list. */
export function MemberScores({ cards }: { cards: Scorecards }) {
  return (
    <LiveContent live={useMemberName()}>
      {(nameOf) => <ScoreTable scope="member" cards={cards} nameOf={nameOf} marginOf={null} />}
    </LiveContent>
  );
}

/** The communities with shifts in the period; one opens its scorecard next to the list. */
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
