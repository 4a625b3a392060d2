import {
  communityFormSchema,
  invitedMemberSchema,
  maxLayoutUnits,
  unitLayoutSchema,
  type AssignedAgent,
  type AssignmentChange,
  type Community,
  type UnitLayout,
  type Weekday,
} from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';

/** The nights most communities are served: Friday and Saturday are off. */
export const usualServiceDays: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'sunday'];

const layout = unitLayoutSchema.shape;

const units = z.int().check(z.nonnegative(), z.lte(maxLayoutUnits));

/** The form for the first community: its details, and how its units are numbered. */
export const firstCommunitySchema = z.safeExtend(communityFormSchema, {
  totalUnits: z.pipe(
    z.nullable(units),
    z.transform((typed) => typed ?? 0),
  ),
  buildings: layout.buildings,
  floors: layout.floors,
  pattern: layout.pattern,
  /** Whether each unit gets a bin tag. */
  withTags: z.boolean(),
});

export type FirstCommunity = z.output<typeof firstCommunitySchema>;

/** The form's parts: the community itself, and the layout of its units; null without units. */
export const partsOfFirst = ({ buildings, floors, pattern, withTags, ...community }: FirstCommunity) => {
  const units = community.totalUnits;
  const layout: UnitLayout | null = units === 0 ? null : { units, buildings, floors, pattern };
  return { community, layout, withTags };
};

/**
 * The changes that give a member all service days of a community. Days that already are theirs don't change.
 * @param agents the current assignments, including other communities'
 */
export const firstShifts = (
  { id, serviceDays }: Pick<Community, 'id' | 'serviceDays'>,
  agents: readonly Pick<AssignedAgent, 'communityId' | 'day' | 'memberId'>[],
  memberId: string,
): AssignmentChange[] =>
  serviceDays.flatMap((day) => {
    const current = agents.find((agent) => agent.communityId === id && agent.day === day);
    const from = current?.memberId ?? null;
    return from === memberId ? [] : [{ communityId: id, day, from, to: memberId }];
  });

/** The form for the first team member: their details, and whether they serve the first community. */
export const firstMemberSchema = z.extend(invitedMemberSchema, { serves: z.boolean() });
