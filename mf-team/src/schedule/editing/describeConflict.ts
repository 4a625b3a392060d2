import { unknownProperty, severityOf, type ShiftConflict } from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';
import type { Concern } from './schedulePlan.ts';
import { keyOfPlace } from '../rows/placeKey.ts';

type Texts = Translate<'mf-team'>;
type NameOf = (communityId: string) => string | undefined;

/** Conflicts of equal severity as text. */
export interface ConflictLine {
  severity: ReturnType<typeof severityOf>;
  words: string;
}

const severities = ['blocks', 'confirms', 'informs'] as const;

/**
 * Describes why someone should not serve a shift, without naming them. The most serious conflict comes first;
 * communities at the same hour are listed together.
 * @param nameOf the name of a community.
 * @param t the module's texts.
 */
export const describeConflicts = (
  conflicts: readonly ShiftConflict[],
  nameOf: NameOf,
  t: Texts,
): ConflictLine[] =>
  severities.flatMap((severity) => {
    const alike = conflicts.filter((conflict) => severityOf(conflict) === severity);
    const lines = alike.flatMap((conflict) => {
      if (conflict.kind === 'inactive') return t('schedule.edit.conflict.inactive');
      return conflict.kind === 'timeOff' ? t(`schedule.edit.conflict.${conflict.status}`) : [];
    });
    const names = alike.flatMap((conflict) =>
      conflict.kind === 'sameHour' ? (nameOf(conflict.communityId) ?? unknownProperty) : [],
    );
    const key = severity === 'informs' ? 'route' : 'sameHour';
    const hour = names.length === 0 ? [] : [t(`schedule.edit.conflict.${key}`, { name: names.join(', ') })];
    return [...lines, ...hour].map((words) => ({ severity, words }));
  });

/** A step's concerns, shift by shift. */
export function concernsByShift(
  concerns: readonly Concern[],
): { wish: Concern['wish']; conflicts: ShiftConflict[] }[] {
  const byShift = new Map<string, { wish: Concern['wish']; conflicts: ShiftConflict[] }>();
  for (const { wish, conflict } of concerns) {
    const key = keyOfPlace(wish);
    const known = byShift.get(key);
    if (known) known.conflicts.push(conflict);
    else byShift.set(key, { wish, conflicts: [conflict] });
  }
  return [...byShift.values()];
}
