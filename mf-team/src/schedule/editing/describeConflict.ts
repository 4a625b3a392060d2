import { unknownProperty, weightOf, type ShiftConflict } from 'shared-lib/domain';
import { formatNight, type useTexts } from 'shared-lib/i18n';
import type { Concern } from './schedulePlan.ts';

type Texts = ReturnType<typeof useTexts>['t'];
type NameOf = (communityId: string) => string | undefined;

/**
 * Says what speaks against someone serving a shift, without naming them.
 * @param nameOf a community's name.
 * @param t the texts of the module.
 */
export function describeConflict(conflict: ShiftConflict, nameOf: NameOf, t: Texts): string {
  if (conflict.kind === 'inactive') return t('schedule.edit.conflict.inactive');
  if (conflict.kind === 'timeOff') return t(`schedule.edit.conflict.${conflict.status}`);
  const name = nameOf(conflict.communityId) ?? unknownProperty;
  return t(`schedule.edit.conflict.${conflict.isRoute ? 'route' : 'sameHour'}`, { name });
}

/** The conflicts in the order of their weight, the heaviest first. */
export const byWeight = (conflicts: readonly ShiftConflict[]): ShiftConflict[] => {
  const order = { refuses: 0, asks: 1, notes: 2 };
  return conflicts.toSorted((a, b) => order[weightOf(a)] - order[weightOf(b)]);
};

/** Says of which shift a concern is, whom it is about, and what it is. */
export function describeConcern(
  { wish, conflict }: Concern,
  agentName: (id: string) => string,
  nameOf: NameOf,
  t: Texts,
  language: string,
): string {
  return t('schedule.edit.concern', {
    name: agentName(wish.agentId),
    community: nameOf(wish.communityId) ?? unknownProperty,
    night: formatNight(wish.serviceDate, language),
    conflict: describeConflict(conflict, nameOf, t),
  });
}
