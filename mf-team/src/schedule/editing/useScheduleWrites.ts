import { useEffect, useMemo, useRef } from 'react';
import { changeSchedule, useAccount } from 'shared-lib/data';
import { reverseScheduleChanges, type ScheduleChanges } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import type { EditingTexts } from './editingTexts.ts';
import {
  afterDoing,
  afterRedoing,
  afterUndoing,
  afterInvalidStep,
  type History,
  type Step,
} from './history.ts';
import { isEmptyStep, isTooLarge } from './planStep.ts';
import type { SchedulePlan } from './schedulePlan.ts';
import type { GridMarks } from '../rows/gridMarks.ts';
import { keysOfChanges } from '../rows/placeKey.ts';

/** The outcome of a step; a failure's message says what to do. */
export type SaveResult =
  | { ok: true }
  /** `begun` names who is on the clock: the step can still be made once the user confirms it. */
  | { ok: false; message: string; begun?: readonly string[] };

/** The functions that change the stored schedule. They never throw. */
export interface ScheduleWrites {
  /**
   * Makes a step, announces it, and offers to undo it.
   * @param evenIfBegun whether to take shifts from people on the clock there.
   */
  make: (step: Step, evenIfBegun?: boolean) => Promise<SaveResult>;
  /** Undoes a step; the latest if none is given. */
  undo: (step?: Step) => Promise<void>;
  /** Redoes the last undone step. */
  redo: () => Promise<void>;
}

/**
 * Writes steps, one transaction each. During a write its shifts are marked and locked, and undo and redo wait
 * for it.
 * @param plan the current schedule, to describe it when a step was overtaken.
 */
export function useScheduleWrites(
  plan: SchedulePlan,
  words: EditingTexts,
  marks: GridMarks,
  history: History,
): ScheduleWrites {
  const { customerId } = useAccount();
  const { t } = useTexts('mf-team');
  const latest = useRef({ plan, words });
  useEffect(() => {
    latest.current = { plan, words };
  });

  return useMemo(() => {
    /** `isVoid` means the same step can't be made later either. */
    type Written = { ok: true } | { ok: false; message: string; isVoid: boolean; begun?: readonly string[] };
    const refused = (message: string, isVoid = false) => ({ ok: false, message, isVoid }) as const;

    const write = async (
      changes: ScheduleChanges,
      isUndo: boolean,
      evenIfBegun = false,
    ): Promise<Written> => {
      if (isTooLarge(changes)) return refused(t('schedule.edit.problem.tooMany'));
      const keys = keysOfChanges(changes, latest.current.plan.dates);
      if (keys.some(marks.isPending)) return refused(t('schedule.edit.problem.stillSaving'));
      marks.setPending(keys, true);
      const result = await changeSchedule(customerId, changes, evenIfBegun);
      marks.setPending(keys, false);
      if (result.ok) return result;
      if (result.reason === 'overtaken') return refused(latest.current.words.overtaken(result, isUndo), true);
      if (result.reason === 'inactive')
        return refused(latest.current.words.inactive(result.agentIds, isUndo), true);
      if (result.reason === 'begun') {
        const begun = result.shifts.map(latest.current.words.begun);
        return { ...refused(t('schedule.edit.problem.begun', { who: begun.join(' ') })), begun };
      }
      return refused(t(`schedule.edit.problem.${result.reason}`));
    };

    const undo = async (chosen?: Step) => {
      const { done } = history.steps();
      const step = chosen ?? done.at(-1);
      if (!step || !done.includes(step)) {
        showToast({ meaning: 'info', message: t('schedule.edit.problem.nothingToUndo') });
        return;
      }
      const written = await write(reverseScheduleChanges(step.changes), true);
      if (written.ok) history.change(afterUndoing, step);
      else if (written.isVoid) history.change(afterInvalidStep, step);
      showToast(
        written.ok
          ? { meaning: 'good', message: t('schedule.edit.done.undone', { what: step.words }) }
          : { meaning: written.isVoid ? 'watch' : 'bad', message: written.message },
      );
    };

    const redo = async () => {
      const step = history.steps().undone.at(-1);
      if (!step) {
        showToast({ meaning: 'info', message: t('schedule.edit.problem.nothingToRedo') });
        return;
      }
      const written = await write(step.changes, false);
      if (written.ok) history.change(afterRedoing, step);
      else if (written.isVoid) history.change(afterInvalidStep, step);
      showToast(
        written.ok
          ? {
              meaning: 'good',
              message: t('schedule.edit.done.redone', { what: step.words }),
              undo: () => void inTurn.undo(step),
            }
          : { meaning: written.isVoid ? 'watch' : 'bad', message: written.message },
      );
    };

    const make = async (step: Step, evenIfBegun = false): Promise<SaveResult> => {
      if (isEmptyStep(step.changes)) return { ok: true };
      const written = await write(step.changes, false, evenIfBegun);
      if (!written.ok) return written;
      history.change(afterDoing, step);
      showToast({ meaning: 'good', message: step.words, undo: () => void inTurn.undo(step) });
      return written;
    };

    const { turns } = history;
    const inTurn: ScheduleWrites = {
      make: (step, evenIfBegun) => turns.atOnce(() => make(step, evenIfBegun)),
      undo: (step) => turns.inTurn(() => undo(step)),
      redo: () => turns.inTurn(redo),
    };
    return inTurn;
  }, [customerId, history, marks, t]);
}
