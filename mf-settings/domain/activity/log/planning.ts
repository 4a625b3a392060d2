import {
  agentFieldPrefix,
  checkpointFieldPrefix,
  communityActivitySchema,
  groupBy,
  overridingAgent,
  reportFieldPrefix,
  scheduleNightSchema,
  tagFieldPrefix,
  unitFieldPrefix,
  type CommunityActivity,
  type FieldChange,
  type ScheduleNight,
} from 'shared-lib/domain';
import { activityActions, maxListedChanges, type ActivityKind } from '../businessActivity.ts';
import {
  authorOf,
  blankEntry,
  idsOf,
  valueChange,
  versionsOf,
  type ActivityDraft,
  type ActivityOf,
} from './RecordChange.ts';

/** The parts of a community that its log has lines about, by the prefix of their fields. */
const partPrefixes = {
  binTag: tagFieldPrefix,
  unit: unitFieldPrefix,
  checkpoint: checkpointFieldPrefix,
  report: reportFieldPrefix,
} as const;

type Part = keyof typeof partPrefixes;

const parts = Object.keys(partPrefixes) as Part[];

const isPart = (kind: ActivityKind): kind is Part => Object.hasOwn(partPrefixes, kind);

/** Which kind of entry a changed field of a community belongs to. */
const kindOfField = (field: string): ActivityKind => {
  if (field.startsWith(agentFieldPrefix)) return 'assignment';
  const part = parts.find((kind) => field.startsWith(partPrefixes[kind]));
  return part ?? (field.startsWith('manager.') ? 'manager' : 'community');
};

/**
 * Entries for a line of a community's own log, which has the author and the values. The community, its regular
 * specialists, its managers' links, and each change to tags, units and checkpoints get separate entries.
 */
export const communityActivity: ActivityOf = (change) => {
  const { after: line } =
    change.before === null ? versionsOf(communityActivitySchema, change) : { after: null };
  if (line === null) return [];
  const communityId = idsOf(change).parentId;
  const byKind = groupBy(line.changes, ({ field }) => kindOfField(field));
  if (line.act !== 'edited' && !byKind.has('community')) byKind.set('community', []);
  const { by } = line;
  const entry = { ...blankEntry, at: line.at ?? change.at, by, recordId: communityId, communityId };
  return [...byKind].flatMap(([kind, changes]): readonly ActivityDraft[] =>
    isPart(kind)
      ? changes.flatMap((change) => partEntry({ ...entry, partIds: line.partIds }, kind, change))
      : [{ ...entry, kind, act: actionOf(kind, line), changes }],
  );
};

/** A line about parts: the field's name says what happened, and the value is the part's name or the number of parts. */
const partEntry = (
  entry: Omit<ActivityDraft, 'kind' | 'act'>,
  kind: Part,
  { field, to }: FieldChange,
): readonly ActivityDraft[] => {
  const act = activityActions[kind].find((known) => field === `${partPrefixes[kind]}${known}`);
  if (act === undefined) return [];
  // A report has its own page, and a night instead of a name.
  if (kind === 'report') {
    const [recordId = entry.recordId] = entry.partIds ?? [];
    return [{ ...entry, kind, act, recordId, partIds: [], night: typeof to === 'string' ? to : null }];
  }
  return typeof to === 'number'
    ? [{ ...entry, kind, act, changes: [valueChange(kind === 'binTag' ? 'count' : 'units', null, to)] }]
    : [{ ...entry, kind, act, name: to ?? '' }];
};

/** A line about archiving may also list the specialists who were removed: that is an edit. */
const actionOf = (kind: ActivityKind, { act }: CommunityActivity): ActivityDraft['act'] =>
  kind === 'community' ? act : 'edited';

/** Prefix of fields that record who serves a community on a night; its id follows. */
export const shiftFieldPrefix = 'shift.';

/** The value for a shift that has its regular specialist. */
export const regularShift = null;

/** The value for a shift that was cleared. */
export const clearedShift = '';

const shiftsOf = (night: ScheduleNight | null): ReadonlyMap<string, string> =>
  new Map(
    (night?.schedule ?? []).map((entry) => [entry.communityId, overridingAgent(entry) ?? clearedShift]),
  );

/** An entry for a night's schedule: each community whose shift changed hands. */
export const scheduleActivity: ActivityOf = (change) => {
  const { before, after } = versionsOf(scheduleNightSchema, change);
  const [from, to] = [shiftsOf(before), shiftsOf(after)];
  const { recordId } = idsOf(change);
  const communities = [...new Set([...from.keys(), ...to.keys()])].filter(
    (communityId) => from.get(communityId) !== to.get(communityId),
  );
  if (change.after === null || communities.length === 0) return [];
  const [first = null] = communities;
  return [
    {
      ...blankEntry,
      at: change.at,
      by: authorOf(change),
      kind: 'schedule',
      act: 'edited',
      recordId,
      night: recordId,
      communityId: communities.length === 1 ? first : null,
      changes: communities
        .slice(0, maxListedChanges)
        .map((id) =>
          valueChange(`${shiftFieldPrefix}${id}`, from.get(id) ?? regularShift, to.get(id) ?? regularShift),
        ),
    },
  ];
};
