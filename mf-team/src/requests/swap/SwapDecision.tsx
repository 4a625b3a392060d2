import { swapLimits, type ShiftSwap } from 'mf-team/domain';
import { useNow } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { PanelActions, type PanelAction } from 'shared-lib/ui/lists';
import { TextAreaField, useForm } from 'shared-lib/ui/form';
import { nameOfAgent } from '../../people/agentOf.ts';
import type { NightFacts } from '../decide/nightFacts.ts';
import type { RequestEntry } from '../requestEntries.ts';
import { swapNoteSchema } from './swapNote.ts';
import styles from './SwapDecision.module.css';
import { SwapShiftCard } from './SwapShiftCard.tsx';
import { swapShifts, type WeekClocks } from './swapShifts.ts';
import { useSwapDecision } from './useSwapDecision.ts';

interface SwapDecisionProps {
  entry: RequestEntry;
  swap: ShiftSwap;
  facts: NightFacts;
  clocks: WeekClocks;
  onDecided: () => void;
}

/** A swap's shifts, and its actions. */
export function SwapDecision({ entry, swap, facts, clocks, onDecided }: SwapDecisionProps) {
  const { t } = useTexts('mf-team');
  const now = useNow();
  const { saving, problem, refusedShifts, decide } = useSwapDecision(entry, facts.agentOf);
  const form = useForm({
    name: `decide-swap-${entry.recordId}`,
    initialValues: { note: '' },
    schema: swapNoteSchema,
    submit: () => Promise.resolve({ ok: true }),
  });
  const shifts = swapShifts(swap, facts, clocks, now);
  const hasStarted = now >= swap.openUntil;
  const isPending = entry.status === 'pending';
  const isOpen = isPending && !hasStarted;
  // What the server found is newer than what is shown, until that arrives as well.
  const refusalOf = (index: number) => {
    const shift = shifts[index]!;
    const found = refusedShifts.find(
      ({ communityId, serviceDate }) =>
        communityId === shift.communityId && serviceDate === shift.serviceDate,
    );
    return shift.refusal ?? found?.reason ?? null;
  };
  const isPossible = shifts.every(({ refusal }) => refusal === null);
  const names = {
    name: nameOfAgent(facts.agentOf(swap.memberId), t),
    colleague: nameOfAgent(facts.agentOf(swap.colleagueId), t),
  };

  const settle = async (verdict: 'approved' | 'declined' | 'pending') => {
    const note = verdict === 'pending' ? '' : form.values.note;
    if (!(await decide(verdict, note, t(`requests.swap.done.${verdict}`, names)))) return;
    form.reset();
    onDecided();
  };
  const act = (id: string, label: string, onAction: () => unknown, isQuiet = true): PanelAction => ({
    id,
    label,
    onAction: () => void onAction(),
    isBlocked: saving && isQuiet,
    isRunning: saving && !isQuiet,
    isQuiet,
  });
  const actions = [
    ...(isOpen && isPossible
      ? [act('approve', t('requests.swap.approve'), () => settle('approved'), false)]
      : []),
    ...(isOpen ? [act('decline', t('requests.decide.decline'), () => settle('declined'))] : []),
    ...(!hasStarted && entry.status === 'declined'
      ? [act('reopen', t('requests.decide.reopen'), () => settle('pending'))]
      : []),
    ...(!hasStarted && entry.status === 'approved'
      ? [act('undo', t('requests.swap.undo'), () => settle('pending'))]
      : []),
  ];

  return (
    <>
      {isPending && hasStarted && <p className={styles.notice}>{t('requests.swap.expired')}</p>}
      {isOpen && !isPossible && <p className={styles.notice}>{t('requests.swap.impossible')}</p>}
      <section className={styles.part} aria-label={t('requests.swap.shifts')}>
        <h4 className="vh-title">{t('requests.swap.shifts')}</h4>
        <ul className={`vh-list ${styles.shifts}`}>
          {shifts.map((shift, index) => (
            <SwapShiftCard
              key={`${shift.serviceDate}/${shift.communityId}`}
              shift={shift}
              refusal={refusalOf(index)}
              facts={facts}
              isOpen={isOpen}
            />
          ))}
        </ul>
        {isOpen && isPossible && <p className={styles.soft}>{t('requests.swap.covered')}</p>}
      </section>
      {isOpen && (
        <div className={styles.note}>
          <TextAreaField
            {...form.field('note')}
            label={t('requests.swap.note')}
            help={t('requests.swap.noteHelp')}
            rows={2}
            maxLength={swapLimits.decisionNote}
          />
        </div>
      )}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <PanelActions actions={actions} />
    </>
  );
}
