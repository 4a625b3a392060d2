import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react';
import { swapLimits, type LegRefusal, type ShiftSwap } from 'mf-team/domain';
import { useNow } from 'shared-lib/data';
import { unknownProperty } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { text } from 'shared-lib/domain/schema';
import { formatNight, useTexts, weekdayNames } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { PanelActions, type PanelAction } from 'shared-lib/ui/lists';
import { TextAreaField, useForm } from 'shared-lib/ui/form';
import { communityHref } from '../../people/addresses.ts';
import { nameOfAgent } from '../../people/agentOf.ts';
import { startTime } from '../../people/startTime.ts';
import { describeConflict } from '../decide/describeConflict.ts';
import type { NightFacts } from '../decide/nightFacts.ts';
import type { RequestEntry } from '../requestEntries.ts';
import styles from './SwapDecision.module.css';
import { swapShifts, type SwapShift, type WeekClocks } from './swapShifts.ts';
import { useSwapDecision } from './useSwapDecision.ts';

interface SwapDecisionProps {
  entry: RequestEntry;
  swap: ShiftSwap;
  facts: NightFacts;
  clocks: WeekClocks;
  onDecided: () => void;
}

/** The office's note on a swap; empty for none. */
const swapNoteSchema = z.object({ note: text(swapLimits.decisionNote) });

interface SwapShiftCardProps {
  shift: SwapShift;
  /** Why it can't change hands; null if it can. */
  refusal: LegRefusal | null;
  facts: NightFacts;
  /** Whether it is still to be decided, so that it matters who can serve. */
  isOpen: boolean;
}

/** A shift of a swap: who gives it to whom, and what to know before approving that. */
function SwapShiftCard({ shift, refusal, facts, isOpen }: SwapShiftCardProps) {
  const { t, i18n } = useTexts('mf-team');
  const { communityId, serviceDate, conflicts, knownFrom, shiftsThatNight, workedMin, isOverHours } = shift;
  const community = facts.communityOf(communityId);
  const place = community?.propertyName ?? unknownProperty;
  const start = community ? `, ${startTime(serviceDate, community, i18n.language)}` : '';
  const [giver, taker] = [shift.giverId, shift.takerId].map((id) => nameOfAgent(facts.agentOf(id), t)) as [
    string,
    string,
  ];
  const against =
    refusal !== null
      ? [t(`requests.swap.refused.${refusal}`, { giver, taker })]
      : conflicts.map((conflict) => describeConflict(conflict, facts, t));
  const hours = Math.round(workedMin / 6) / 10;
  const reasons = [
    knownFrom.length > 0
      ? t('requests.decide.knows', { days: weekdayNames(knownFrom, i18n.language) })
      : t('requests.swap.newHere'),
    shiftsThatNight === 0
      ? t('requests.swap.onlyShift')
      : t('requests.decide.thatNight', { count: shiftsThatNight }),
    ...(workedMin > 0
      ? [t(isOverHours ? 'requests.decide.overtime' : 'requests.decide.hours', { hours })]
      : []),
  ];
  return (
    <li className={styles.shift}>
      <Link to={communityHref(communityId)} className={styles.place ?? ''}>
        {place}
      </Link>
      <span className={styles.when}>{formatNight(serviceDate, i18n.language) + start}</span>
      <span className={`vh-row ${styles.people}`}>
        <span dir="auto">{giver}</span>
        <IconArrowRight size={16} aria-label={t('requests.swap.to')} role="img" />
        <strong dir="auto">{taker}</strong>
      </span>
      {isOpen &&
        against.map((words) => (
          <span key={words} className={styles.against}>
            <IconAlertTriangle size={16} aria-hidden />
            {words}
          </span>
        ))}
      {isOpen && refusal === null && (
        <span className={styles.when} dir="auto">
          {t('requests.swap.about', { name: taker, reasons: reasons.join(' · ') })}
        </span>
      )}
    </li>
  );
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
