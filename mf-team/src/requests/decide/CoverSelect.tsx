import { IconAlertTriangle } from '@tabler/icons-react';
import { formatLength, useTexts, weekdayNames } from 'shared-lib/i18n';
import { Select } from 'shared-lib/ui/forms';
import { nameOfMember } from '../../people/agentOf.ts';
import { coverKey, coverOfKey } from './cover.ts';
import { describeConflict } from './describeConflict.ts';
import type { NightFacts } from './nightFacts.ts';
import styles from './RequestPanel.module.css';
import type { Cover } from './shiftChanges.ts';
import type { Substitute } from '../substitutes/useSubstitutes.ts';

/** How many names are listed; typing finds the rest. */
const listed = 40;

interface CoverSelectProps {
  label: string;
  candidates: readonly Substitute[];
  facts: NightFacts;
  /** The absent member. */
  awayName: string;
  /** Null if several shifts have different choices. */
  cover: Cover | null;
  /** Whether service hasn't started, so that the team can still be asked. */
  canOffer: boolean;
  /** The community's time zone, which determines the unit of distances. */
  timeZone: string;
  /** Why the choice was rejected; null if it wasn't. */
  problem: string | null;
  readOnly: boolean;
  onChange: (cover: Cover) => void;
}

/**
 * A picker for who serves a shift, or to leave it open or unchanged; the best come first, each with the
 * reasons.
 */
export function CoverSelect(props: CoverSelectProps) {
  const { label, candidates, facts, awayName, cover, canOffer, timeZone, problem, readOnly, onChange } =
    props;
  const { t, i18n } = useTexts('mf-team');

  const reasonsOf = (candidate: Substitute) => {
    const { conflicts, knownFrom, shiftsThatNight, awayM, workedMin, isOverHours } = candidate;
    const hours = Math.round(workedMin / 6) / 10;
    return {
      against: [...new Set(conflicts.map((conflict) => describeConflict(conflict, facts, t)))],
      for: [
        ...(knownFrom.length > 0
          ? [t('requests.decide.knows', { days: weekdayNames(knownFrom, i18n.language) })]
          : []),
        shiftsThatNight === 0
          ? t('requests.decide.noneThatNight')
          : t('requests.decide.thatNight', { count: shiftsThatNight }),
        ...(awayM === null
          ? []
          : [t('requests.decide.away', { distance: formatLength(awayM, timeZone, i18n.language) })]),
        ...(workedMin > 0
          ? [t(isOverHours ? 'requests.decide.overtime' : 'requests.decide.hours', { hours })]
          : []),
      ],
    };
  };
  const byKey = new Map(
    candidates.map((candidate) => [coverKey({ kind: 'agent', id: candidate.member.id }), candidate]),
  );
  const optionsOf = (isFree: boolean) =>
    [...byKey].flatMap(([value, candidate]) =>
      candidate.isFree === isFree
        ? [{ value, label: nameOfMember(candidate.member, t), disabled: !candidate.mayServe }]
        : [],
    );
  const groups = [
    {
      group: t('requests.decide.groups.without'),
      items: [
        ...(canOffer ? [{ value: 'offer', label: t('requests.decide.offer') }] : []),
        { value: 'open', label: t('requests.decide.open') },
        { value: 'keep', label: t('requests.decide.keep', { name: awayName }) },
      ],
    },
    { group: t('requests.decide.groups.free'), items: optionsOf(true) },
    { group: t('requests.decide.groups.busy'), items: optionsOf(false) },
  ].filter(({ items }) => items.length > 0);

  const chosen = cover && byKey.get(coverKey(cover));
  const reasons = chosen && reasonsOf(chosen);
  return (
    <Select
      label={<span dir="auto">{label}</span>}
      data={groups}
      value={cover && coverKey(cover)}
      placeholder={cover ? undefined : t('requests.decide.eachOwn')}
      readOnly={readOnly}
      error={problem}
      searchable
      openOnFocus={false}
      autoComplete="off"
      allowDeselect={false}
      limit={listed}
      maxDropdownHeight={320}
      nothingFoundMessage={t('requests.decide.noneFound')}
      onChange={(key) => key !== null && onChange(coverOfKey(key))}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        reasons && (
          <span className={styles.reasons}>
            {reasons.against.map((reason) => (
              <span key={reason} className={styles.against}>
                <IconAlertTriangle size={16} aria-hidden />
                {reason}
              </span>
            ))}
            <span>{reasons.for.join(' · ')}</span>
          </span>
        )
      }
      renderOption={({ option }) => {
        const candidate = byKey.get(option.value);
        const shownReasons = candidate && reasonsOf(candidate);
        return (
          <span className={styles.option}>
            <span dir="auto">{option.label}</span>
            {shownReasons && (
              <span className={styles.soft}>
                {[...shownReasons.against, ...shownReasons.for].join(' · ')}
              </span>
            )}
          </span>
        );
      }}
    />
  );
}
