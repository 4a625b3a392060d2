import type { ServiceDaysEffect } from 'mf-communities/domain';
import { formatNight, weekdayNames, type Translate } from 'shared-lib/i18n';
import type { AffectedGroup } from 'shared-lib/ui/dialogs';

interface DayWords {
  t: Translate<'mf-communities'>;
  /** A BCP 47 tag. */
  language: string;
  memberName: (id: string) => string;
}

/** A change's effect on one community; its name is null if only one is changed. */
interface Changed {
  readonly name: string | null;
  readonly effect: ServiceDaysEffect;
}

/**
 * The assignments and shifts that service day changes add and remove, grouped, as text.
 * @returns the groups that aren't empty
 */
export function dayGroups(
  changes: readonly Changed[],
  { t, language, memberName }: DayWords,
): AffectedGroup[] {
  const days = (of: ServiceDaysEffect['added']) => weekdayNames(of, language);
  const line = (when: string, memberId: string) =>
    t('serviceDays.line', { when, member: memberName(memberId) });
  const group = (
    id: 'unassigned' | 'ends' | 'added' | 'regular' | 'extra',
    linesOf: (effect: ServiceDaysEffect) => readonly string[],
  ): AffectedGroup => {
    const lines = changes.flatMap(({ name, effect }) =>
      linesOf(effect).map((each) => (name === null ? each : t('serviceDays.placed', { name, line: each }))),
    );
    return { id, title: t(`serviceDays.groups.${id}`, { count: lines.length }), lines };
  };
  const tonight = (is: ServiceDaysEffect['tonight']) => (effect: ServiceDaysEffect) =>
    effect.tonight === is ? [formatNight(effect.serviceDate, language)] : [];
  return [
    group('unassigned', tonight('unassigned')),
    group('ends', tonight('removed')),
    group('added', ({ added }) => added.map((day) => days([day]))),
    group('regular', ({ regular }) => regular.map(({ day, memberId }) => line(days([day]), memberId))),
    group('extra', ({ extra }) =>
      extra.map(({ serviceDate, memberId }) => line(formatNight(serviceDate, language), memberId)),
    ),
  ].filter(({ lines }) => lines.length > 0);
}
