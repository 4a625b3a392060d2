import type { NarrowedField, TrackingKind, TrackingRecords } from 'shared-lib/data';
import type { Community, Unit } from 'shared-lib/domain';
import type { TextKey, Translate } from 'shared-lib/i18n';
import type { Meaning } from 'shared-lib/ui';
import type { Fact } from 'shared-lib/ui/drawer';
import type { Column } from 'shared-lib/ui/table';

/** A record with the names of what it refers to. */
export interface Row<T> {
  readonly record: T;
  /** The community's name; `Unknown Property` where the community is unknown. */
  readonly community: string;
  readonly timeZone: string;
  /** The member's name; null for nobody and for someone who is gone. */
  readonly member: string | null;
  /** The unit's building and number; empty where there is no such unit, null as long as that is not known. */
  readonly unit: string | null;
}

/** What the lists' words and times depend on. */
export interface Words {
  t: Translate<'mf-tracking'>;
  /** A BCP 47 tag. */
  language: string;
  /** Epoch milliseconds. */
  now: number;
  /** The IANA zone of whoever is looking. */
  viewerZone: string;
  /** The name of a team member; null for nobody and for someone who is gone. */
  memberName: (id: string | null) => string | null;
}

/** The choices that an address can make in a list, beside those of the table. */
export type FilterId = 'status' | 'nights' | 'night' | 'community' | 'member';

/** The field that a filter asks for; `nights` asks for a first night instead, and what has none is left to the table. */
export const fieldOf: Readonly<Partial<Record<FilterId, NarrowedField>>> = {
  status: 'status',
  night: 'serviceDate',
  community: 'communityId',
  member: 'memberId',
};

/** One of the lists, as data. Its words are those under `lists.<kind>` in the catalogue. */
export interface RecordList<Kind extends TrackingKind> {
  kind: Kind;
  /** Which filters it has, in their order. */
  filters: readonly FilterId[];
  /** Whether a query may ask for a status: only where every record names its own. */
  statusIsStored: boolean;
  statuses: readonly string[];
  statusOf: (record: TrackingRecords[Kind]) => string;
  meaningOf: (status: string) => Meaning;
  /** Whether the list is of one community at a time, since all of them together would be too many. */
  ofOneCommunity: boolean;
  memberIdOf: (record: TrackingRecords[Kind]) => string | null;
  unitIdOf: (record: TrackingRecords[Kind]) => string | null;
  /** What the record is called, as the panel's title. */
  nameOf: (row: Row<TrackingRecords[Kind]>, words: Words) => string;
  columns: (words: Words) => Column<Row<TrackingRecords[Kind]>>[];
  defaultSort: { id: string; desc: boolean };
  facts: (row: Row<TrackingRecords[Kind]>, words: Words) => Fact[];
}

/** What a list needs to know of the account beside its records. */
export interface Account {
  communities: readonly Community[];
  communityOf: ReadonlyMap<string, Community>;
  memberNames: ReadonlyMap<string, string>;
  /** The service date of the night in progress, `YYYY-MM-DD`: the latest where zones differ. */
  tonight: string;
}

type ListWord = 'title' | 'one' | 'summary' | 'search' | 'shown' | 'more' | 'empty.title' | 'empty.text';

/** The key of a list's own word in the catalogue. */
export const wordOf = ({ kind }: { kind: TrackingKind }, word: ListWord) => `lists.${kind}.${word}` as const;

/** The key of a status in the catalogue; a list's statuses are plain texts to the compiler, which takes one for any of them. */
export const statusWordOf = ({ kind }: { kind: TrackingKind }, status: string) =>
  `lists.${kind}.statuses.${status}` as Extract<TextKey<'mf-tracking'>, `lists.${string}.statuses.${string}`>;

/** A unit as people name it, such as `A · 101`. */
export const unitName = ({ building, unitNumber }: Pick<Unit, 'building' | 'unitNumber'>) =>
  building ? `${building} · ${unitNumber}` : unitNumber;
