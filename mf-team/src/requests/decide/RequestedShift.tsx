import { IconAlertTriangle } from '@tabler/icons-react';
import { conflictsOf, shiftOn, weekdayOf, type DirectoryCommunity } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { StatusBadge } from 'shared-lib/ui';
import { nameOfAgent } from '../../people/agentOf.ts';
import { describeConflict } from './describeConflict.ts';
import type { NightFacts } from './nightFacts.ts';
import styles from './RequestPanel.module.css';
import type { RequestEntry } from '../requestEntries.ts';

interface ShiftAskedProps {
  entry: RequestEntry;
  community: DirectoryCommunity;
  facts: NightFacts;
}

/** The requested shift: who serves it now, and any conflicts of giving it to the requester. */
export function RequestedShift({ entry, community, facts }: ShiftAskedProps) {
  const { t } = useTexts('mf-team');
  const { requestDate, userId } = entry;
  const shift = shiftOn(community, requestDate, facts.assignments);
  const agent = shift?.agentId ? facts.agentOf(shift.agentId) : null;
  const place = { communityId: community.id, serviceDate: requestDate };
  const conflicts = conflictsOf(userId, place, facts.duties);
  const notes = [
    ...(agent?.id === userId ? [t('requests.decide.servesAlready')] : []),
    ...(agent && agent.id !== userId
      ? [t('requests.decide.takesOver', { name: nameOfAgent(agent, t) })]
      : []),
    ...(community.serviceDays.includes(weekdayOf(requestDate)) ? [] : [t('requests.decide.extra')]),
  ];
  const name = nameOfAgent(facts.agentOf(userId), t);
  return (
    <section className={styles.part} aria-label={t('requests.decide.servesNow')}>
      <h4 className="vh-title">{t('requests.decide.servesNow')}</h4>
      <p dir="auto">
        {agent ? (
          nameOfAgent(agent, t)
        ) : (
          <StatusBadge meaning="watch">{t('requests.decide.nobody')}</StatusBadge>
        )}
      </p>
      {notes.map((note) => (
        <p key={note} className={styles.soft}>
          {note}
        </p>
      ))}
      {conflicts.length > 0 && (
        <h4 className="vh-title" dir="auto">
          {t('requests.decide.against', { name })}
        </h4>
      )}
      {conflicts.map((conflict) => {
        const words = describeConflict(conflict, facts, t);
        return (
          <p key={words} className={styles.against}>
            <IconAlertTriangle size={16} aria-hidden />
            {words}
          </p>
        );
      })}
    </section>
  );
}
