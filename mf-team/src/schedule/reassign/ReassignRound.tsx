import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { combineLive, useNightClockInOuts, useNow } from 'shared-lib/data';
import { workedMinutesOf } from 'mf-team/domain';
import { addDays, unknownProperty, type NightClockInOut } from 'shared-lib/domain';
import {
  addCatalogs,
  clockTime,
  formatLength,
  useTexts,
  viewerTimeZone,
  weekdayNames,
} from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { useRoundOfSlot } from 'shared-lib/slots/round';
import { Avatar, LiveContent, Notice, Skeleton } from 'shared-lib/ui';
import { nameOfAgent } from '../../people/agentOf.ts';
import { rankedCandidates } from '../../requests/decide/rankedCandidates.ts';
import { describeConflicts } from '../editing/describeConflict.ts';
import { needsConfirmation } from '../editing/dropOf.ts';
import { createHistory } from '../editing/history.ts';
import { planStep } from '../editing/planStep.ts';
import { currentAgent } from '../editing/schedulePlan.ts';
import { useEditing } from '../editing/useEditing.ts';
import { ConfirmStep } from '../panel/ConfirmStep.tsx';
import { useWeekRecords, type ScheduleRecords } from '../rows/useScheduleRecords.ts';
import type { WeekRecords } from '../rows/weekGridOf.ts';
import { mondayOf } from '../rows/weekOf.ts';
import {
  distancesFrom,
  rankChoices,
  workplacesOf,
  type Choice,
} from '../../requests/substitutes/rankChoices.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import styles from './ReassignRound.module.css';

addCatalogs('mf-team', { en, es });

/** How many people are offered; the schedule has them all. */
const maxShown = 12;

/** The nights of a week up to a date. */
const nightsOfWeek = (serviceDate: string): string[] =>
  [0, 1, 2, 3, 4, 5, 6]
    .map((days) => addDays(mondayOf(serviceDate), days))
    .filter((night) => night <= serviceDate);

/** Slot `round.reassign`: who can take over tonight's shift, the best first. One press assigns; the toast undoes it. */
export default function ReassignRound() {
  const { serviceDate } = useRoundOfSlot();
  const live = combineLive(
    [useWeekRecords([serviceDate]), useNightClockInOuts(nightsOfWeek(serviceDate))],
    (records, clockInOuts) => ({ records, clockInOuts }),
  );
  return (
    <LiveContent live={live} skeleton={<Skeleton height={220} />}>
      {({ records, clockInOuts }) => <Choices records={records} clockInOuts={clockInOuts} />}
    </LiveContent>
  );
}

interface ChoicesProps {
  records: WeekRecords & ScheduleRecords;
  clockInOuts: readonly NightClockInOut[];
}

function Choices({ records, clockInOuts }: ChoicesProps) {
  const { t, i18n } = useTexts('mf-team');
  const { communityId, serviceDate, periodMinutes, onDone } = useRoundOfSlot();
  const now = useNow();
  const [place] = useState({ communityId, serviceDate });
  const workplaces = workplacesOf(clockInOuts, serviceDate);
  const away = distancesFrom(communityId, records.communities);
  const [history] = useState(createHistory);
  const editing = useEditing(records, [serviceDate], history);
  const { plan, confirming } = editing;
  const agentId = currentAgent(place, plan) ?? null;
  const begun = clockInOuts.find(
    (clock) =>
      clock.communityId === communityId &&
      clock.serviceDate === serviceDate &&
      clock.clockInAt !== null &&
      clock.clockOutAt === null,
  );
  if (begun) {
    const timeZone = plan.communityOf(communityId)?.timezone ?? viewerTimeZone();
    return (
      <Notice meaning="watch" icon={<IconClock size={18} />} space="below">
        {t('takeOver.begun', {
          name: nameOfAgent(plan.agentOf(begun.memberId ?? ''), t),
          time: clockTime(begun.clockInAt ?? now, timeZone, viewerTimeZone(), i18n.language),
        })}
      </Notice>
    );
  }
  const choices = rankChoices(
    rankedCandidates(records.team, place, agentId ?? '', plan.duties, records.assignedAgents),
    workedMinutesOf(clockInOuts, now),
    workplaces,
    away,
  );
  const choose = (id: string) => {
    editing.assignAll(id, [place]);
    if (!needsConfirmation(planStep([place], id, 'night', plan, Date.now()).concerns)) onDone();
  };
  return (
    <>
      {choices.length === 0 && <p>{t('takeOver.none')}</p>}
      <ul className={`vh-list ${styles.list}`} aria-label={t('takeOver.label')}>
        {choices.slice(0, maxShown).map((choice) => (
          <ChoiceRow
            key={choice.member.id}
            choice={choice}
            name={nameOfAgent(plan.agentOf(choice.member.id), t)}
            nameOf={(id) => plan.communityOf(id)?.propertyName}
            timeZone={plan.communityOf(communityId)?.timezone ?? viewerTimeZone()}
            periodMin={periodMinutes && (periodMinutes.get(choice.member.id) ?? 0)}
            onChoose={choose}
          />
        ))}
      </ul>
      <p className={styles.more}>
        <Link
          className="vh-strong-link"
          to={`/schedule?week=${serviceDate}&shift=${serviceDate}.${encodeURIComponent(communityId)}`}
        >
          {t('takeOver.schedule')}
        </Link>
      </p>
      {confirming && (
        <ConfirmStep
          confirming={{
            ...confirming,
            save: async () => {
              const saved = await confirming.save();
              if (saved.ok) onDone();
              return saved;
            },
          }}
          onClose={editing.leave}
        />
      )}
    </>
  );
}

/** Hours with one decimal. */
const tenths = (minutes: number) => Math.round(minutes / 6) / 10;

interface ChoiceRowProps {
  choice: Choice<{ readonly id: string }>;
  name: string;
  nameOf: (communityId: string) => string | undefined;
  /** The community's time zone, which determines the unit of distances. */
  timeZone: string;
  /** Minutes worked so far in the pay period; undefined while unknown. */
  periodMin: number | undefined;
  onChoose: (memberId: string) => void;
}

function ChoiceRow({ choice, name, nameOf, timeZone, periodMin, onChoose }: ChoiceRowProps) {
  const { t, i18n } = useTexts('mf-team');
  const { member, conflicts, isFree, workingAt, awayM, knownFrom, shiftsThatNight } = choice;
  const { workedMin, isOverHours } = choice;
  const hours = tenths(workedMin);
  const facts = [
    ...(shiftsThatNight > 0 ? [t('takeOver.others', { count: shiftsThatNight })] : []),
    ...(workingAt === null ? [] : [t('takeOver.working', { name: nameOf(workingAt) ?? unknownProperty })]),
    ...(awayM === null
      ? []
      : [t('takeOver.away', { distance: formatLength(awayM, timeZone, i18n.language) })]),
    ...(isFree && workingAt === null && shiftsThatNight === 0 ? [t('takeOver.free')] : []),
    ...(knownFrom.length > 0 ? [t('takeOver.known', { days: weekdayNames(knownFrom, i18n.language) })] : []),
    t(isOverHours ? 'takeOver.overtime' : 'takeOver.hours', { hours }),
    ...(periodMin === undefined ? [] : [t('takeOver.period', { hours: tenths(periodMin) })]),
  ];
  return (
    <li>
      <button type="button" className={styles.choice} onClick={() => onChoose(member.id)}>
        <Avatar size="small" name={name} />
        <span className={styles.words}>
          <span className={styles.name}>{t('takeOver.assign', { name })}</span>
          <span className={styles.soft}>{facts.join(' · ')}</span>
          {describeConflicts(conflicts, nameOf, t).map(({ severity, words }) => (
            <span key={words} className={styles.conflict} data-severity={severity}>
              {words}
            </span>
          ))}
        </span>
      </button>
    </li>
  );
}
