import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useNow } from 'shared-lib/data';
import { conflictsOf, shiftOn, weekdayOf, type DirectoryCommunity, type Shift } from 'shared-lib/domain';
import { useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { StatusBadge } from 'shared-lib/ui';
import { DiscardDialog, useLeaveGuard } from 'shared-lib/ui/dialogs';
import { PanelActions, RecordActivity, type PanelAction } from 'shared-lib/ui/lists';
import { nameOfAgent } from '../../people/agentOf.ts';
import { CancelRequest } from './CancelRequest.tsx';
import { suggestedCovers } from './cover.ts';
import { CoverChoices } from './CoverChoices.tsx';
import type { Choice } from './decisionOf.ts';
import type { NightFacts } from './nightFacts.ts';
import { obstacleOf } from './obstacleOf.ts';
import styles from './RequestPanel.module.css';
import { assignmentChanges, coverChanges, placesOf, releaseChanges, type Cover } from './shiftChanges.ts';
import type { Substitute } from '../substitutes/useSubstitutes.ts';
import { useDecision } from './useDecision.ts';
import type { RequestEntry } from '../requestEntries.ts';
import { describeConflict } from './describeConflict.ts';

interface DecisionProps {
  entry: RequestEntry;
  facts: NightFacts;
  /** The requester's shifts that night, for a night off that can be decided. */
  shifts: readonly Shift[];
  /** The possible substitutes of each shift, the best first. */
  substitutes: readonly (readonly Substitute[])[];
  onDecided: () => void;
}

interface ShiftAskedProps {
  entry: RequestEntry;
  community: DirectoryCommunity;
  facts: NightFacts;
}

/** The requested shift: who serves it now, and any conflicts of giving it to the requester. */
function RequestedShift({ entry, community, facts }: ShiftAskedProps) {
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

/** A request's actions, with their effect on the schedule; nothing is saved until a button is pressed. */
export function Decision({ entry, facts, shifts, substitutes, onDecided }: DecisionProps) {
  const { t } = useTexts('mf-team');
  const now = useNow();
  const { saving, problem, refusedCovers, dismiss, decide } = useDecision(entry, facts.agentOf);
  const [isAsking, setAsking] = useState(false);
  const [covers, setCovers] = useState<Readonly<Record<string, Cover>>>({});
  const guard = useLeaveGuard(Object.keys(covers).length > 0);
  const { status, timeOff, userId, requestDate } = entry;
  const name = nameOfAgent(facts.agentOf(userId), t);
  const obstacle = obstacleOf(entry, facts, now, viewerTimeZone());
  const isPending = status === 'pending';
  const community = timeOff ? undefined : facts.communityOf(entry.communityId);

  const suggested = suggestedCovers(shifts, substitutes, facts.duties, now);
  const coverOf = (shift: Shift): Cover =>
    covers[shift.communityId] ?? (isPending ? suggested[shifts.indexOf(shift)] : null) ?? { kind: 'keep' };
  const changes = timeOff
    ? coverChanges(shifts, coverOf, facts.assignments)
    : community
      ? assignmentChanges(entry, shiftOn(community, requestDate, facts.assignments), facts.assignments)
      : [];
  const offers = shifts.filter((shift) => coverOf(shift).kind === 'offer');
  const releases = releaseChanges(entry, facts);

  const run = async (choice: Choice, done: string) => {
    const isSaved = await decide(choice, done);
    if (isSaved) {
      setCovers({});
      onDecided();
    }
    return isSaved;
  };
  const settle = (choice: Choice) => run(choice, t(`requests.decide.done.${choice.verdict}`, { name }));
  const approveLabel = timeOff ? 'approveDayOff' : changes.length > 0 ? 'approveAssign' : 'approve';

  const act = (
    id: string,
    label: string,
    onAction: () => unknown,
    more: Partial<PanelAction> = {},
  ): PanelAction[] => [
    { id, label, onAction: () => void onAction(), isBlocked: saving, isQuiet: true, ...more },
  ];
  const saved = { isRunning: saving, isBlocked: false };
  const primary = { ...saved, isQuiet: false };
  const actions = [
    ...(isPending && obstacle === null
      ? act(
          'approve',
          t(`requests.decide.${approveLabel}`),
          () => settle({ verdict: 'approved', shifts: changes, offers: placesOf(offers) }),
          primary,
        )
      : []),
    ...(status === 'approved' && shifts.length > 0
      ? act(
          'saveShifts',
          t('requests.decide.saveShifts'),
          () =>
            run(
              { verdict: 'approved', shifts: changes, offers: placesOf(offers) },
              t('requests.decide.done.shifts', { name }),
            ),
          { ...primary, isBlocked: changes.length === 0 },
        )
      : []),
    ...(isPending ? act('decline', t('requests.decide.decline'), () => settle({ verdict: 'declined' })) : []),
    ...(status === 'declined' && obstacle !== 'over'
      ? act('reopen', t('requests.decide.reopen'), () => settle({ verdict: 'pending' }), saved)
      : []),
    ...(isPending || status === 'approved'
      ? act('cancel', t('requests.decide.cancelRequest'), () => setAsking(true))
      : []),
  ];

  return (
    <>
      {isPending && obstacle !== null && (
        <p className={styles.notice}>{t(`requests.decide.obstacles.${obstacle}`)}</p>
      )}
      {isPending && community && obstacle !== 'over' && obstacle !== 'closed' && (
        <RequestedShift entry={entry} community={community} facts={facts} />
      )}
      {isPending && timeOff && obstacle === null && shifts.length === 0 && (
        <p className={styles.soft}>{t('requests.decide.noShifts')}</p>
      )}
      {shifts.length > 0 && (
        <CoverChoices
          shifts={shifts}
          facts={facts}
          awayName={name}
          isPending={isPending}
          coverOf={coverOf}
          substitutes={substitutes}
          suggested={suggested}
          refused={refusedCovers}
          readOnly={saving}
          onChange={(chosen) => {
            setCovers(chosen);
            dismiss();
          }}
        />
      )}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <RecordActivity recordId={entry.recordId} />
      <PanelActions actions={actions} />
      <DiscardDialog guard={guard} onDiscard={() => setCovers({})}>
        {t('requests.decide.unsaved')}
      </DiscardDialog>
      <CancelRequest
        opened={isAsking}
        requestKey={entry.key}
        shifts={releases}
        facts={facts}
        onCancel={(reason) => settle({ verdict: 'cancelled', reason, shifts: releases })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
