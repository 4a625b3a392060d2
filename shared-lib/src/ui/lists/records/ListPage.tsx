import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from '../../../router/useSearchParams.ts';
import { textCollator } from '../../../i18n/index.ts';
import { Card } from '../../base/cards/Card.tsx';
import { LiveContent } from '../../base/states/LiveContent.tsx';
import { PageHeader } from '../../base/PageHeader.tsx';
import { DamagedRecords } from '../damaged/DamagedRecords.tsx';
import { parseListQueryState, type ListQueryState } from './parseListQueryState.ts';
import { CommunityChoice } from './choices/CommunityChoice.tsx';
import { RangeChoice } from './choices/RangeChoice.tsx';
import { Records } from './Records.tsx';
import type { ListAccount, RecordList } from './recordList.ts';
import type { ListedRecord } from './row.ts';
import { useListAccount } from './useListAccount.ts';
import { useListTexts, useOwnTexts } from './useListFormatters.ts';

interface ListPageProps<T extends ListedRecord> {
  list: RecordList<T>;
  /** Shown next to the title, such as a button that adds a record. */
  action?: ReactNode;
  /** Shown between header and list, such as links to other lists. */
  children?: ReactNode;
  /** Shown instead of the records while the account has no community. */
  noCommunities?: ReactNode;
}

/** A list's page: header, and the records selected by the address. */
export function ListPage<T extends ListedRecord>({
  list,
  action,
  children,
  noCommunities,
}: ListPageProps<T>) {
  const t = useOwnTexts(list);
  return (
    <>
      <PageHeader title={t('title')} summary={t('summary')} action={action} />
      {children}
      <ListCard list={list} noCommunities={noCommunities} />
    </>
  );
}

/** The records selected by the address, for pages with their own header. */
export function ListCard<T extends ListedRecord>({
  list,
  noCommunities,
}: Pick<ListPageProps<T>, 'list' | 'noCommunities'>) {
  return (
    <>
      {list.repairable && <DamagedRecords kind={list.repairable} isPaged />}
      <Card flush>
        <LiveContent live={useListAccount()}>
          {(account) => <QueriedRecords list={list} account={account} noCommunities={noCommunities} />}
        </LiveContent>
      </Card>
    </>
  );
}

interface AskedRecordsProps<T extends ListedRecord> {
  list: RecordList<T>;
  account: ListAccount;
  noCommunities: ReactNode;
}

/** Whether a list offers a first and last night. Lists with fixed ranges do only if the address has one. */
const hasRange = (
  { filters }: Pick<RecordList<ListedRecord>, 'filters'>,
  { chosen }: Pick<ListQueryState, 'chosen'>,
): boolean => filters.includes('from') && (!filters.includes('nights') || Boolean(chosen.from ?? chosen.to));

/** The records selected by the address, for one community or all. */
export function QueriedRecords<T extends ListedRecord>({
  list,
  account,
  noCommunities,
}: AskedRecordsProps<T>) {
  const { i18n } = useListTexts();
  const [params] = useSearchParams();
  const requested = useMemo(() => parseListQueryState(params, list), [params, list]);
  const byName = useMemo(() => {
    const { compare } = textCollator(i18n.language);
    return account.communities.toSorted((a, b) => compare(a.propertyName, b.propertyName));
  }, [account.communities, i18n.language]);

  const records = { list, account, asked: requested, noCommunities };
  if (!list.ofOneCommunity) {
    return (
      <>
        {hasRange(list, requested) && <RangeChoice tonight={account.tonight} chosen={requested.chosen} />}
        <Records {...records} oneCommunity={null} />
      </>
    );
  }
  const community = requested.chosen.community?.[0] ?? byName[0]?.id;
  if (community === undefined) return noCommunities;
  return (
    <>
      <CommunityChoice
        communities={byName}
        chosen={community}
        chosenName={account.communityOf.get(community)?.propertyName}
      />
      <Records key={community} {...records} oneCommunity={community} />
    </>
  );
}
