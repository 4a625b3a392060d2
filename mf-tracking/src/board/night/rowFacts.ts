import type { Translate } from 'shared-lib/i18n';
import type { BoardRow } from './boardRow.ts';

// Separate from `boardRow`, because the first dashboard doesn't need it.

/**
 * Someone's name, or a placeholder.
 * @param name null for a member without a name or a former member
 * @param t the module's texts
 */
export const nameOrUnknown = (name: string | null, t: Translate<'mf-tracking'>): string =>
  name ?? t('unknownMember');

/** Whether it still makes sense to send someone else: the night is in progress and no one has begun. */
export const canReassign = ({ state, isOver }: Pick<BoardRow, 'state' | 'isOver'>): boolean =>
  !isOver && (state === 'missed' || state === 'late' || state === 'unassigned' || state === 'scheduled');

/** Whether residents may still have to wait: a shift that has ended, or is done, is no longer late. */
export const canStillBeLate = ({ state, isOver }: Pick<BoardRow, 'state' | 'isOver'>): boolean =>
  !isOver && state !== 'done' && state !== 'noRecord';

/** Percentage of doors done, rounded down, so that 100 means all of them. */
export const percentOf = (serviced: number, total: number): number =>
  total === 0 ? 0 : Math.floor((100 * serviced) / total);
