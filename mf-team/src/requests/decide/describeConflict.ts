import { unknownProperty, type ShiftConflict } from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';
import type { NightFacts } from './nightFacts.ts';

/**
 * Formats a conflict with serving a shift.
 * @param t the module's texts.
 */
export function describeConflict(
  conflict: ShiftConflict,
  { communityOf }: Pick<NightFacts, 'communityOf'>,
  t: Translate<'mf-team'>,
): string {
  if (conflict.kind === 'inactive') return t('requests.decide.conflicts.inactive');
  if (conflict.kind === 'timeOff') return t(`requests.decide.conflicts.timeOff.${conflict.status}`);
  const community = communityOf(conflict.communityId)?.propertyName ?? unknownProperty;
  return t('requests.decide.conflicts.sameHour', { community });
}
