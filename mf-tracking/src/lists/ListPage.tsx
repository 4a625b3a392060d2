import { useMemo } from 'react';
import type { TrackingKind } from 'shared-lib/data';
import { addCatalogues, textCollator, useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { Card, ListSkeleton, LiveContent, PageHeader } from 'shared-lib/ui';
import { NoCommunitiesYet } from '../tonight/NoCommunitiesYet.tsx';
import { AreaLinks } from './AreaLinks.tsx';
import { askedOf } from './askedOf.ts';
import { CommunityChoice } from './CommunityChoice.tsx';
import { Records } from './Records.tsx';
import { type Account, type RecordList, wordOf } from './recordList.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { useAccountOfLists } from './useAccountOfLists.ts';

// They come with the lists, so that the dashboard does not wait for them.
addCatalogues('mf-tracking', { en, es });

/** The page of a list: head, the way to the other lists, and the records that the address asks for. */
export function ListPage<Kind extends TrackingKind>({ list }: { list: RecordList<Kind> }) {
  const { t } = useTexts('mf-tracking');
  return (
    <>
      <PageHeader title={t(wordOf(list, 'title'))} summary={t(wordOf(list, 'summary'))} />
      <AreaLinks />
      <Card flush>
        <LiveContent live={useAccountOfLists()} skeleton={<ListSkeleton />}>
          {(account) => <AskedRecords list={list} account={account} />}
        </LiveContent>
      </Card>
    </>
  );
}

function AskedRecords<Kind extends TrackingKind>({
  list,
  account,
}: {
  list: RecordList<Kind>;
  account: Account;
}) {
  const { i18n } = useTexts('mf-tracking');
  const [params] = useSearchParams();
  const asked = useMemo(() => askedOf(params, list), [params, list]);
  const byName = useMemo(() => {
    const { compare } = textCollator(i18n.language);
    return account.communities.toSorted((a, b) => compare(a.propertyName, b.propertyName));
  }, [account.communities, i18n.language]);

  if (!list.ofOneCommunity)
    return <Records list={list} account={account} asked={asked} oneCommunity={null} />;
  const community = asked.chosen.community?.[0] ?? byName[0]?.id;
  if (community === undefined) return <NoCommunitiesYet />;
  return (
    <>
      <CommunityChoice communities={byName} chosen={community} />
      <Records key={community} list={list} account={account} asked={asked} oneCommunity={community} />
    </>
  );
}
