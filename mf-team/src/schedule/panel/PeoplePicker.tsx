import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Avatar, StatusBadge } from 'shared-lib/ui';
import { TextInput } from 'shared-lib/ui/inputs';
import { matcherOf } from 'shared-lib/ui/table';
import { nameOfMember } from '../../people/agentOf.ts';
import type { ShiftCandidate } from '../editing/candidatesFor.ts';
import { describeConflicts } from '../editing/describeConflict.ts';
import styles from './PeoplePicker.module.css';
import { maxSearchLength } from '../rows/weekView.ts';

/** How many people are listed at once; search finds the rest. */
const listed = 40;

interface PeoplePickerProps {
  label: string;
  candidates: readonly ShiftCandidate[];
  /** Whether they are chosen for several shifts. */
  forSeveral: boolean;
  /** The currently assigned specialist, marked next to the name. */
  present: string | null;
  /** A specialist's id; null for unassigned, undefined before a choice. */
  chosen: string | null | undefined;
  onChoose: (agentId: string | null) => void;
  nameOf: (communityId: string) => string | undefined;
}

/** Candidates, free ones first, each with their conflicts. Unassigned is an option too. */
export function PeoplePicker(props: PeoplePickerProps) {
  const { label, candidates, forSeveral, present, chosen, onChoose, nameOf } = props;
  const { t } = useTexts('mf-team');
  const name = useId();
  const [search, setSearch] = useState('');
  const matches = matcherOf(search);
  const found = candidates.filter(({ member }) => matches(member.fullName));
  const shown = found.slice(0, listed);
  return (
    <fieldset className="vh-fieldset">
      <legend className={styles.legend}>{label}</legend>
      <TextInput
        type="search"
        placeholder={t('schedule.edit.searchPeople')}
        aria-label={t('schedule.edit.searchPeople')}
        maxLength={maxSearchLength}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={({ currentTarget: { value } }) => setSearch(value)}
      />
      <div className={styles.list}>
        {search === '' && (
          <label className={styles.person}>
            <input
              type="radio"
              className={`vh-check ${styles.radio}`}
              name={name}
              checked={chosen === null}
              onChange={() => onChoose(null)}
            />
            <span className={`vh-cut ${styles.name}`}>{t('schedule.edit.nobody')}</span>
            <span className={styles.notes}>{t('schedule.edit.nobodyText')}</span>
          </label>
        )}
        {shown.map((candidate) => {
          const { id, fullName } = candidate.member;
          return (
            <label key={id} className={styles.person} data-chosen={chosen === id || undefined}>
              <input
                type="radio"
                className={`vh-check ${styles.radio}`}
                name={name}
                checked={chosen === id}
                onChange={() => onChoose(id)}
              />
              <Avatar size="small" name={fullName} />
              <span className={`vh-cut ${styles.name}`} dir="auto" title={fullName}>
                {nameOfMember({ fullName }, t)}
              </span>
              <Notes candidate={candidate} forSeveral={forSeveral} serves={id === present} nameOf={nameOf} />
            </label>
          );
        })}
      </div>
      <p className={styles.more} role="status">
        {found.length === 0
          ? t('schedule.edit.noPeople')
          : found.length > listed && t('schedule.edit.morePeople', { count: found.length - listed })}
      </p>
    </fieldset>
  );
}

interface NotesProps {
  candidate: ShiftCandidate;
  forSeveral: boolean;
  serves: boolean;
  nameOf: (communityId: string) => string | undefined;
}

function Notes({ candidate, forSeveral, serves, nameOf }: NotesProps) {
  const { t } = useTexts('mf-team');
  const { conflicts, nightsOff, nightsAsked, clashes, others } = candidate;
  const lines = describeConflicts(conflicts, nameOf, t);
  const isFree = lines.length === 0 && nightsOff + nightsAsked + clashes + others === 0;
  return (
    <span className={styles.notes}>
      {serves && <StatusBadge meaning="neutral">{t('schedule.edit.servesNow')}</StatusBadge>}
      {lines.map(({ severity, words }) => (
        <span key={words} data-severity={severity}>
          {words}
        </span>
      ))}
      {nightsOff > 0 && (
        <span data-severity="confirms">{t('schedule.edit.nightsOff', { count: nightsOff })}</span>
      )}
      {nightsAsked > 0 && (
        <span data-severity="informs">{t('schedule.edit.nightsAsked', { count: nightsAsked })}</span>
      )}
      {clashes > 0 && <span data-severity="confirms">{t('schedule.edit.clashes', { count: clashes })}</span>}
      {isFree && !serves && <span>{t('schedule.edit.free')}</span>}
      {lines.length === 0 && others > 0 && (
        <span>{t(`schedule.edit.${forSeveral ? 'shiftsThen' : 'otherShifts'}`, { count: others })}</span>
      )}
    </span>
  );
}
