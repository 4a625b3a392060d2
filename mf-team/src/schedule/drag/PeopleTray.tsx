import { IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { textCollator, useTexts } from 'shared-lib/i18n';
import { ActionIcon, Avatar } from 'shared-lib/ui';
import { TextInput } from 'shared-lib/ui/inputs';
import { matcherOf } from 'shared-lib/ui/table';
import { nameOfMember } from '../../people/agentOf.ts';
import styles from './PeopleTray.module.css';
import type { WeekRecords, WeekRow } from '../rows/weekGridOf.ts';
import { maxSearchLength } from '../rows/weekView.ts';

/** How many people are listed at once; search finds the rest. */
const listed = 60;

interface PeopleTrayProps {
  team: WeekRecords['team'];
  rows: readonly WeekRow[];
  onClose: () => void;
}

/** Active members with their shift counts for the week, fewest first, to drag onto shifts. */
export function PeopleTray({ team, rows, onClose }: PeopleTrayProps) {
  const { t, i18n } = useTexts('mf-team');
  const [search, setSearch] = useState('');
  const people = useMemo(() => {
    const shifts = new Map<string, number>();
    for (const { cells } of rows) {
      for (const { agent } of cells) if (agent) shifts.set(agent.id, (shifts.get(agent.id) ?? 0) + 1);
    }
    const { compare } = textCollator(i18n.language);
    return team
      .filter(({ isActive }) => isActive)
      .map(({ id, fullName }) => ({ id, fullName, count: shifts.get(id) ?? 0 }))
      .sort((a, b) => a.count - b.count || compare(a.fullName, b.fullName));
  }, [team, rows, i18n.language]);
  const matches = matcherOf(search);
  const found = people.filter(({ fullName }) => matches(fullName));
  return (
    <section className={styles.tray} aria-label={t('schedule.edit.tray.label')}>
      <div className={styles.head}>
        <span className={styles.hint}>{t('schedule.edit.tray.hint')}</span>
        <TextInput
          type="search"
          size="xs"
          placeholder={t('schedule.edit.searchPeople')}
          aria-label={t('schedule.edit.searchPeople')}
          maxLength={maxSearchLength}
          value={search}
          onChange={({ currentTarget: { value } }) => setSearch(value)}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('schedule.edit.tray.close')}
          onClick={onClose}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </div>
      <ul className={styles.people}>
        {found.slice(0, listed).map(({ id, fullName, count }) => (
          <li key={id} className={styles.person} data-carries="" data-agent={id} title={fullName}>
            <Avatar size="small" name={fullName} />
            <span className={`vh-cut ${styles.name}`} dir="auto">
              {nameOfMember({ fullName }, t)}
            </span>
            <span className={styles.count}>{t('schedule.edit.tray.week', { count })}</span>
          </li>
        ))}
        {found.length === 0 && <li className={styles.hint}>{t('schedule.edit.noPeople')}</li>}
        {found.length > listed && (
          <li className={styles.hint}>{t('schedule.edit.morePeople', { count: found.length - listed })}</li>
        )}
      </ul>
    </section>
  );
}
