import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react';
import type { LegRefusal } from 'mf-team/domain';
import { unknownProperty } from 'shared-lib/domain';
import { formatNight, useTexts, weekdayNames } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { communityHref } from '../../people/addresses.ts';
import { nameOfAgent } from '../../people/agentOf.ts';
import { startTime } from '../../people/startTime.ts';
import { describeConflict } from '../decide/describeConflict.ts';
import type { NightFacts } from '../decide/nightFacts.ts';
import type { SwapShift } from './swapShifts.ts';
import styles from './SwapDecision.module.css';

interface SwapShiftCardProps {
  shift: SwapShift;
  /** Why it can't change hands; null if it can. */
  refusal: LegRefusal | null;
  facts: NightFacts;
  /** Whether it is still to be decided, so that it matters who can serve. */
  isOpen: boolean;
}

/** A shift of a swap: who gives it to whom, and what to know before approving that. */
export function SwapShiftCard({ shift, refusal, facts, isOpen }: SwapShiftCardProps) {
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
