import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts, weekdayNames } from 'shared-lib/i18n';
import { Select } from 'shared-lib/ui/forms';
import { nameOfMember } from '../../people/agentOf.ts';
import { coverKey, coverOfKey } from './cover.ts';
import { describeConflict } from './describeConflict.ts';
import type { NightFacts } from './nightFacts.ts';
import type { RankedCandidate } from './rankedCandidates.ts';
import styles from './RequestPanel.module.css';
import type { Cover } from './shiftChanges.ts';

/** How many names are listed; typing finds the rest. */
const listed = 40;

interface CoverSelectProps {
  label: string;
  candidates: readonly RankedCandidate<NightFacts['team'][number]>[];
  facts: NightFacts;
  /** The absent member. */
  awayName: string;
  /** Null where several shifts have different choices. */
  cover: Cover | null;
  readOnly: boolean;
  onChange: (cover: Cover) => void;
}

/**
 * A picker for who serves a shift, or to leave it open or unchanged; the best come first, each with the
 * reasons.
 */
export function CoverSelect(props: CoverSelectProps) {
  const { label, candidates, facts, awayName, cover, readOnly, onChange } = props;
  const { t, i18n } = useTexts('mf-team');

  const reasonsOf = ({ conflicts, knownFrom, shiftsThatNight }: (typeof candidates)[number]) => ({
    against: [...new Set(conflicts.map((conflict) => describeConflict(conflict, facts, t)))],
    for: [
      ...(knownFrom.length > 0
        ? [t('requests.decide.knows', { days: weekdayNames(knownFrom, i18n.language) })]
        : []),
      shiftsThatNight === 0
        ? t('requests.decide.noneThatNight')
        : t('requests.decide.thatNight', { count: shiftsThatNight }),
    ],
  });
  const byKey = new Map(
    candidates.map((candidate) => [coverKey({ kind: 'agent', id: candidate.member.id }), candidate]),
  );
  const optionsOf = (isFree: boolean) =>
    [...byKey].flatMap(([value, candidate]) =>
      candidate.isFree === isFree ? [{ value, label: nameOfMember(candidate.member, t) }] : [],
    );
  const groups = [
    {
      group: t('requests.decide.groups.without'),
      items: [
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
