import type { ComponentType, ReactNode } from 'react';
import { recordPageSize, type NarrowedField, type RecordSource } from '../../../data/index.ts';
import type { DirectoryCommunity, RepairableKind } from '../../../domain/index.ts';
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

/** Looks up a text by a key only the list's module knows. */
export type AnyText = (key: string, values?: Values) => string;

/** A module's texts or, within the kit, any module's. */
type TextOf<In extends Namespace> = [In] extends [never] ? AnyText : Translate<In>;

/** The formatters for a list's texts and times. */
export type ListFormatters<In extends Namespace = never> = WordsWith<TextOf<In>>;

interface WordsWith<Text> {
  /** Texts of the list's module. */
  t: Text;
  /** Texts shared by all lists. */
  tShared: Translate<'ui-lists'>;
  /** The list's own texts, such as `statuses.open`. */
  own: (key: KeysOf<ListTexts<string>>, values?: Values) => string;
  /** BCP 47 tag. */
  language: string;
  /** Epoch milliseconds. */
  now: number;
  /** IANA zone of the viewer. */
  viewerZone: string;
  /** A team member's name, or a placeholder for a deleted one. */
  memberName: (id: string) => string;
}

/** A list's own texts in one language. */
export interface ListTexts<Status extends string> {
  title: string;
  /** The noun for a single record. */
  one: string;
  /** The noun for a number of records. */
  noun_one: string;
  noun_other: string;
  summary: string;
  search: string;
  statuses: Readonly<Record<Status, string>>;
  empty: { title: string; text: string };
  /** How many are shown when there are more, with `{{count, number}}`. */
  shown: string;
  more: string;
}

/** Controls above a list: first and last night, and a unit. */
type RangeFilterId = 'from' | 'to' | 'unit';

/** Controls in a list's filter bar. */
export type BarFilterId = 'status' | 'review' | 'nights' | 'night' | 'community' | 'member';

/** Everything an address can select in a list, besides the table's own state. */
export type FilterId = BarFilterId | RangeFilterId;

/**
 * The field each filter queries. `nights` queries a first night instead; filters without a field are applied
 * in the table.
 */
export const fieldOf: Readonly<Partial<Record<FilterId, NarrowedField>>> = {
  status: 'status',
  review: 'reviewStatus',
  night: 'serviceDate',
  community: 'communityId',
  member: 'memberId',
  unit: 'unitId',
};

/** How a list presents its records, as data. */
export type RecordColumns<
  T extends ListedRecord,
  Status extends string = string,
  In extends Namespace = never,
> = ColumnsWith<T, Status, TextOf<In>>;

interface ColumnsWith<T extends ListedRecord, Status extends string, Text> {
  /** Key of the column choices in local storage, and the CSV's name. */
  id: string;
  /** The module with the texts of columns and facts. */
  namespace: Namespace;
  texts: { readonly [Language in 'en' | 'es']: Pick<ListTexts<Status>, 'statuses'> };
  /** Each status's meaning, in display order. */
  statuses: Readonly<Record<Status, Meaning>>;
  statusOf: (record: T) => Status;
  memberIdOf?: (record: T) => string | null;
  unitIdOf?: (record: T) => string | null;
  columns: (words: WordsWith<Text>, shared: SharedColumns<T>) => Column<Row<T>>[];
}

/** A list page as data: its query, filters, columns, and the content of its panel. */
export type RecordList<
  T extends ListedRecord,
  Status extends string = string,
  In extends Namespace = never,
> = ListWith<T, Status, TextOf<In>>;

interface ListWith<T extends ListedRecord, Status extends string, Text> extends ColumnsWith<T, Status, Text> {
  texts: { readonly [Language in 'en' | 'es']: ListTexts<Status> };
  source: RecordSource<T>;
  /** How its damaged records are repaired; absent if they aren't. */
  repairable?: RepairableKind;
  /** Its filters, in order. */
  filters: readonly FilterId[];
  /** Those of them the page renders itself, such as tabs above the list. */
  shownAbove?: readonly FilterId[];
  /** Filters of this list only. They apply to loaded rows, not to the server's query. */
  ownFilters?: (words: WordsWith<Text>) => Filter<Row<T>>[];
  /** Whether the status can be queried: only if every record stores it. */
  statusIsStored?: boolean;
  /** The field with the status, if not `status`. */
  statusField?: NarrowedField;
  /** Whether the list shows one community at a time, because all of them would be too many records. */
  ofOneCommunity?: boolean;
  /** A record's name, used as the panel's title. */
  nameOf: (row: Row<T>, words: WordsWith<Text>) => string;
  defaultSort: { id: string; desc: boolean };
  facts?: (row: Row<T>, words: WordsWith<Text>, shared: SharedFacts) => Fact[];
  /** Content below a record's facts, such as its photo. */
  evidence?: (row: Row<T>, words: WordsWith<Text>) => ReactNode;
  /** Actions for a record, at the bottom of its panel. */
  actions?: (row: Row<T>, words: WordsWith<Text>) => ReactNode;
  /** Actions for several records at once. */
  bulkActions?: (words: WordsWith<Text>) => BulkAction<Row<T>>[];
  /** Page size, for lists whose records are larger than others. */
  pageSize?: number;
  /** Whether it is a queue, in which J opens the first record. */
  isQueue?: boolean;
  /** A custom panel instead of the one with facts and actions. */
  panel?: LazyPart<ComponentType<RecordPanelProps<T>>>;
  /** A custom empty state, depending on the address; undefined for the default. */
  emptyOf?: (
    chosen: Readonly<Partial<Record<FilterId, readonly string[]>>>,
    words: WordsWith<Text>,
  ) => { title: string; text: string } | undefined;
}

/** A list's data for its panel. */
export interface RecordPanelProps<T extends ListedRecord> extends PanelState<Row<T>> {
  list: RecordList<T>;
  account: ListAccount;
  words: ListFormatters;
  /** Loads more rows; null if these are all. */
  onMore: (() => void) | null;
}

interface NightRecord extends ListedRecord {
  readonly serviceDate: string;
  readonly memberId: string | null;
  readonly status: string;
}

/** Shared by lists of nightly records: newest nights first, with all filters such records support. */
export const ofNights = {
  filters: ['status', 'community', 'member', 'night', 'nights', 'from', 'to'],
  statusIsStored: true,
  memberIdOf: ({ memberId }: NightRecord) => memberId,
  defaultSort: { id: 'night', desc: true },
} as const;

/** The account data that a list uses. */
export interface ListAccount {
  /** For selection: without archived ones. */
  communities: readonly DirectoryCommunity[];
  /** Including archived and deleted ones, for the names in past nights. */
  communityOf: ReadonlyMap<string, DirectoryCommunity>;
  /** By login uid: the team, and a name for the owner. */
  memberNames: ReadonlyMap<string, string>;
  /** Ids of deactivated members. */
  inactiveIds: ReadonlySet<string>;
  /** The service date of the current night, `YYYY-MM-DD`; the latest if time zones differ. */
  tonight: string;
}

/** A list's statuses, in order. */
export const statusesOf = <Status extends string>({
  statuses,
}: {
  statuses: Readonly<Record<Status, Meaning>>;
}) => Object.keys(statuses) as Status[];

/** A list's page size: half the default if each record also loads its unit. */
export const pageSizeOf = ({ unitIdOf, pageSize }: { unitIdOf?: unknown; pageSize?: number }): number =>
  pageSize ?? (unitIdOf === undefined ? recordPageSize : recordPageSize / 2);
