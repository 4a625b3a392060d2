import type { ComponentType, ReactNode } from 'react';
import { recordPageSize, type NarrowedField, type RecordSource } from '../../../data/index.ts';
import type { DirectoryCommunity, MendableKind } from '../../../domain/index.ts';
import type { Namespace, Translate } from '../../../i18n/index.ts';
import type { KeysOf } from '../../../i18n/textKeys.ts';
import type { Meaning } from '../../base/StatusBadge.tsx';
import type { Fact } from '../../overlays/drawer/FactList.tsx';
import type { LazyPart } from '../../overlays/opening/lazyPart.ts';
import type { PanelState } from '../PanelTable.tsx';
import type { BulkAction, Column, Filter } from '../table/columns/column.ts';
import type { ListedRecord, Row } from './row.ts';
import type { SharedColumns, SharedFacts } from './sharedParts.ts';

type Values = Readonly<Record<string, unknown>>;

/** Looks up a text by a key that only the list's own module knows. */
export type AnyText = (key: string, values?: Values) => string;

/** The texts of a module or, inside the kit, of any. */
type TextOf<In extends Namespace> = [In] extends [never] ? AnyText : Translate<In>;

/** What the texts and times of a list depend on. */
export type ListWords<In extends Namespace = never> = WordsWith<TextOf<In>>;

interface WordsWith<Text> {
  /** The texts of the list's module. */
  t: Text;
  /** The texts of all lists. */
  tShared: Translate<'ui-lists'>;
  /** The list's own texts, such as `statuses.open`. */
  own: (key: KeysOf<ListTexts<string>>, values?: Values) => string;
  /** A BCP 47 tag. */
  language: string;
  /** Epoch milliseconds. */
  now: number;
  /** The IANA zone of whoever is looking. */
  viewerZone: string;
  /** The name of a team member, or what stands for someone who is gone. */
  memberName: (id: string) => string;
}

/** A list's own texts in one language. */
export interface ListTexts<Status extends string> {
  title: string;
  /** What one of the list is called. */
  one: string;
  summary: string;
  search: string;
  statuses: Readonly<Record<Status, string>>;
  empty: { title: string; text: string };
  /** How many are shown while there are more, with `{{count, number}}`. */
  shown: string;
  more: string;
}

/** The choices that stand above a list: the first and the last night, and one unit. */
type RangeFilterId = 'from' | 'to' | 'unit';

/** The choices that stand among the filters of a list. */
export type BarFilterId = 'status' | 'review' | 'nights' | 'night' | 'community' | 'member';

/** The choices that an address can make in a list, beside those of the table. */
export type FilterId = BarFilterId | RangeFilterId;

/** The field that a filter asks for; `nights` asks for a first night instead, and what has none is left to the table. */
export const fieldOf: Readonly<Partial<Record<FilterId, NarrowedField>>> = {
  status: 'status',
  review: 'reviewStatus',
  night: 'serviceDate',
  community: 'communityId',
  member: 'memberId',
  unit: 'unitId',
};

/** What a list says of each record, as data. */
export type RecordColumns<
  T extends ListedRecord,
  Status extends string = string,
  In extends Namespace = never,
> = ColumnsWith<T, Status, TextOf<In>>;

interface ColumnsWith<T extends ListedRecord, Status extends string, Text> {
  /** Names the list in this browser's memory of column choices, and its CSV file. */
  id: string;
  /** The module whose texts name the columns and facts. */
  namespace: Namespace;
  texts: { readonly [Language in 'en' | 'es']: Pick<ListTexts<Status>, 'statuses'> };
  /** What each status means, in the order in which they are offered. */
  statuses: Readonly<Record<Status, Meaning>>;
  statusOf: (record: T) => Status;
  memberIdOf?: (record: T) => string | null;
  unitIdOf?: (record: T) => string | null;
  columns: (words: WordsWith<Text>, shared: SharedColumns<T>) => Column<Row<T>>[];
}

/** A list page, as data: what it asks for, its filters, its columns, and what the panel says of one record. */
export type RecordList<
  T extends ListedRecord,
  Status extends string = string,
  In extends Namespace = never,
> = ListWith<T, Status, TextOf<In>>;

interface ListWith<T extends ListedRecord, Status extends string, Text> extends ColumnsWith<T, Status, Text> {
  texts: { readonly [Language in 'en' | 'es']: ListTexts<Status> };
  source: RecordSource<T>;
  /** How its damaged records are mended; absent where they aren't. */
  mendable?: MendableKind;
  /** Which filters it has, in their order. */
  filters: readonly FilterId[];
  /** Those of them that the page shows itself, such as tabs above the list. */
  shownAbove?: readonly FilterId[];
  /** The filters that no other list has. They narrow what was brought; the server is not asked. */
  ownFilters?: (words: WordsWith<Text>) => Filter<Row<T>>[];
  /** Whether a query may ask for a status: only where every record names its own. */
  statusIsStored?: boolean;
  /** The field that holds it, where that is another than `status`. */
  statusField?: NarrowedField;
  /** Whether the list is of one community at a time, since all of them together would be too many. */
  ofOneCommunity?: boolean;
  /** What the record is called, as the panel's title. */
  nameOf: (row: Row<T>, words: WordsWith<Text>) => string;
  defaultSort: { id: string; desc: boolean };
  facts?: (row: Row<T>, words: WordsWith<Text>, shared: SharedFacts) => Fact[];
  /** What can be done with a record, below its facts. */
  actions?: (row: Row<T>, words: WordsWith<Text>) => ReactNode;
  /** What can be done with several records at once. */
  bulkActions?: (words: WordsWith<Text>) => BulkAction<Row<T>>[];
  /** How many records it shows at first, where each weighs more than others: a page of them has to stay light. */
  pageSize?: number;
  /** Whether it is a queue, so that J opens the first. */
  isQueue?: boolean;
  /** A panel of the list's own, in place of the one with facts and actions. */
  panel?: LazyPart<ComponentType<RecordPanelProps<T>>>;
  /** What stands in place of an empty list, by what the address asks for; undefined where there is nothing special to say. */
  emptyOf?: (
    chosen: Readonly<Partial<Record<FilterId, readonly string[]>>>,
    words: WordsWith<Text>,
  ) => { title: string; text: string } | undefined;
}

/** What the panel of a list is told of it. */
export interface RecordPanelProps<T extends ListedRecord> extends PanelState<Row<T>> {
  list: RecordList<T>;
  account: ListAccount;
  words: ListWords;
  /** Brings further rows; null where these are all. */
  onMore: (() => void) | null;
}

interface NightRecord extends ListedRecord {
  readonly serviceDate: string;
  readonly memberId: string | null;
  readonly status: string;
}

/** What the lists of a night's work have in common: newest nights first, narrowed by all that such a record carries. */
export const ofNights = {
  filters: ['status', 'community', 'member', 'night', 'nights'],
  statusIsStored: true,
  memberIdOf: ({ memberId }: NightRecord) => memberId,
  defaultSort: { id: 'night', desc: true },
} as const;

/** What a list needs to know of the account beside its records. */
export interface ListAccount {
  /** To choose from: without those that are archived. */
  communities: readonly DirectoryCommunity[];
  /** Archived and deleted ones too, for the names of past nights. */
  communityOf: ReadonlyMap<string, DirectoryCommunity>;
  /** By login uid: of the team, and what stands for the owner. */
  memberNames: ReadonlyMap<string, string>;
  /** Who is deactivated. */
  inactiveIds: ReadonlySet<string>;
  /** The service date of the night in progress, `YYYY-MM-DD`: the latest where zones differ. */
  tonight: string;
}

/** The statuses of a list, in their order. */
export const statusesOf = <Status extends string>({
  statuses,
}: {
  statuses: Readonly<Record<Status, Meaning>>;
}) => Object.keys(statuses) as Status[];

/** How many records a list shows at first, and how many more each time: half as many where each brings its unit along. */
export const pageSizeOf = ({ unitIdOf, pageSize }: { unitIdOf?: unknown; pageSize?: number }): number =>
  pageSize ?? (unitIdOf === undefined ? recordPageSize : recordPageSize / 2);
