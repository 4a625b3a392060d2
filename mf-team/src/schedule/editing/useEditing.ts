import { useMemo, useState } from 'react';
import { severityOf, type ScheduleChanges, type ShiftPlace } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { needsConfirmation, dropOf, type Carried } from './dropOf.ts';
import { editingTexts, type EditingTexts } from './editingTexts.ts';
import type { History, Step } from './history.ts';
import { planRegularAgain, planStep, type PlannedStep, type Scope } from './planStep.ts';
import {
  currentAgent,
  refusedAgents,
  schedulePlanOf,
  type Concern,
  type SchedulePlan,
} from './schedulePlan.ts';
import { useScheduleWrites, type SaveResult, type ScheduleWrites } from './useScheduleWrites.ts';
import { createGridMarks, type GridMarks } from '../rows/gridMarks.ts';
import { keyOfPlace } from '../rows/placeKey.ts';
import type { WeekRecords } from '../rows/weekGridOf.ts';

/** A step waiting for confirmation. */
export interface Confirming {
  concerns: readonly string[];
  save: () => Promise<SaveResult>;
}

/** The ways to change the schedule that its screens offer, by pointer, by keyboard and in the panel. */
export interface Editing extends Pick<ScheduleWrites, 'undo' | 'redo' | 'make'> {
  marks: GridMarks;
  plan: SchedulePlan;
  words: EditingTexts;
  history: History;
  /** Saves a step whose conflicts the user has seen; `evenIfBegun` also if someone is on the clock there. */
  save: (step: PlannedStep, scope: Scope, evenIfBegun?: boolean) => Promise<SaveResult>;
  clear: (places: readonly ShiftPlace[]) => void;
  regularAgain: (places: readonly ShiftPlace[]) => void;
  /** The person being moved to another shift by keyboard; null if none. */
  carried: Carried | null;
  /** Picks up the assigned specialist, to copy them or, with `lifts`, to move them. */
  carry: (place: ShiftPlace, lifts: boolean) => void;
  putDown: () => void;
  /** Previews dropping someone at a place; a place of null clears the preview. */
  hover: (carried: Carried, place: ShiftPlace | null, replace: boolean) => void;
  /** Drops someone on a shift, and asks for confirmation if needed. */
  drop: (carried: Carried, place: ShiftPlace, replace: boolean) => void;
  /** Gives several shifts to the person who was picked up. */
  assignAll: (agentId: string, places: readonly ShiftPlace[]) => void;
  confirming: Confirming | null;
  /** Cancels the step that waits for confirmation. */
  leave: () => void;
}

/** How many conflicts appear while someone is moved. The confirmation lists all of them. */
const concernsHinted = 2;

const decisions = (concerns: readonly Concern[], { concerns: describe }: EditingTexts): string[] =>
  describe(concerns.filter(({ conflict }) => severityOf(conflict) === 'confirms')).map(({ words }) => words);

/** Returns the functions that change the schedule of some dates. */
export function useEditing(records: WeekRecords, dates: readonly string[], history: History): Editing {
  const { t, i18n } = useTexts('mf-team');
  const { communities, assignedAgents, scheduleNights, team, requestRecords } = records;
  const week = dates.join();
  const plan = useMemo(
    () =>
      schedulePlanOf(
        { communities, assignedAgents, scheduleNights, team, requestRecords },
        week.split(',').filter(Boolean),
      ),
    [communities, assignedAgents, scheduleNights, team, requestRecords, week],
  );
  const words = useMemo(() => editingTexts(plan, t, i18n.language), [plan, t, i18n.language]);
  const [marks] = useState(createGridMarks);
  const [carried, setCarried] = useState<Carried | null>(null);
  const [confirming, setConfirming] = useState<Confirming | null>(null);
  const writes = useScheduleWrites(plan, words, marks, history);

  const refusalOf = (changes: ScheduleChanges, concerns: readonly Concern[]): string | null => {
    const agentIds = refusedAgents(changes, concerns, dates);
    return agentIds.length === 0 ? null : words.inactive(agentIds, false);
  };
  /** Makes a step, rejects it, or asks for confirmation if it has conflicts. */
  const propose = (step: Step, concerns: readonly Concern[]) => {
    const refusal = refusalOf(step.changes, concerns);
    if (refusal !== null) {
      showToast({ meaning: 'watch', message: refusal });
      return;
    }
    if (needsConfirmation(concerns)) {
      // The first attempt may find someone on the clock; the dialog then asks about them.
      let isWarned = false;
      setConfirming({
        concerns: decisions(concerns, words),
        save: async () => {
          const saved = await writes.make(step, isWarned);
          if (!saved.ok && saved.begun) isWarned = true;
          return saved;
        },
      });
      return;
    }
    void writes.make(step).then((saved) => {
      if (saved.ok) return;
      if (saved.begun) setConfirming({ concerns: saved.begun, save: () => writes.make(step, true) });
      else showToast({ meaning: 'bad', message: saved.message });
    });
  };
  const proposeStep = (step: PlannedStep) =>
    propose({ changes: step.changes, words: words.step(step, 'night') }, step.concerns);

  const putDown = () => {
    setCarried(null);
    marks.setLifted(null);
    marks.setOver(null);
  };

  return {
    ...writes,
    marks,
    plan,
    words,
    history,
    async save(step, scope, evenIfBegun) {
      const refusal = refusalOf(step.changes, step.concerns);
      if (refusal !== null) return { ok: false, message: refusal };
      return writes.make({ changes: step.changes, words: words.step(step, scope) }, evenIfBegun);
    },
    clear: (places) => proposeStep(planStep(places, null, 'night', plan, Date.now())),
    regularAgain: (places) => proposeStep(planRegularAgain(places, plan)),
    assignAll: (agentId, places) => proposeStep(planStep(places, agentId, 'night', plan, Date.now())),
    carried,
    carry(place, lifts) {
      const agentId = currentAgent(place, plan) ?? null;
      if (agentId === null) {
        showToast({ meaning: 'info', message: t('schedule.edit.nothingToCarry') });
        return;
      }
      setCarried({ agentId, from: lifts ? place : null });
      marks.setLifted(lifts ? keyOfPlace(place) : null);
      marks.setOver(null);
    },
    putDown,
    hover(carrying, place, replace) {
      if (place === null) {
        marks.setOver(null);
        return;
      }
      const drop = dropOf(carrying, place, replace, plan);
      const concerns = drop.kind === 'refused' ? [] : drop.concerns;
      marks.setOver({
        key: keyOfPlace(place),
        effect: drop.kind,
        asks: needsConfirmation(concerns),
        words: [
          words.drop(drop, carrying.agentId, carrying.from),
          ...decisions(concerns, words).slice(0, concernsHinted),
        ].join(' · '),
      });
    },
    drop(carrying, place, replace) {
      const drop = dropOf(carrying, place, replace, plan);
      if (drop.kind === 'refused') {
        const message = words.drop(drop, carrying.agentId, carrying.from);
        if (drop.reason !== 'same') showToast({ meaning: 'watch', message });
        return;
      }
      propose({ changes: drop.changes, words: words.dropped(drop, carrying.agentId, place) }, drop.concerns);
    },
    confirming,
    leave: () => setConfirming(null),
  };
}
