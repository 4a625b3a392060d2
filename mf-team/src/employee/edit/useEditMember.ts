import { useState } from 'react';
import { updateTeamMember, useAccount, useDraft } from 'shared-lib/data';
import { lockedMemberFields, type TeamMember } from 'shared-lib/domain';
import { useTeamRoom } from '../../add-member/useTeamRoom.ts';
import { useOneAtATime } from '../../saving/useOneAtATime.ts';
import { checkEdits, type EditProblems } from './checkEdits.ts';
import {
  changedElsewhere,
  conflictsIn,
  isEdited,
  keepingMine,
  readEdits,
  shownTexts,
  storedTexts,
  takingTheirs,
  withText,
  type EditField,
  type Edits,
} from './memberEdits.ts';
import { refusedEdits } from './refusedEdits.ts';

/** What came of saving. */
export type Saved = 'saved' | 'refused' | 'overtaken' | 'failed';

/**
 * The form to edit a member: what was changed, what is wrong with it, what someone else changed meanwhile, and what saves it. What
 * was changed outlives a reload; a field that wasn't follows what is stored.
 * @param member as stored, live.
 */
export function useEditMember(member: TeamMember) {
  const { uid, customerId } = useAccount();
  const room = useTeamRoom();
  const { texts: draft, setTexts, forget } = useDraft(`edit-member-${member.id}`, { edits: '{}' });
  const [problems, setProblems] = useState<EditProblems>({});
  const [status, setStatus] = useState<'idle' | 'sending' | 'overtaken' | 'failed'>('idle');
  const stored = storedTexts(member);
  const [opened] = useState(stored);
  const sending = useOneAtATime();

  const edits = readEdits(draft.edits);
  const texts = shownTexts(stored, edits);
  // What is being saved is heard of before the answer comes.
  const conflicts = status === 'sending' ? [] : conflictsIn(edits, stored);

  const change = (next: (edits: Edits) => Edits) =>
    setTexts((current) => ({ edits: JSON.stringify(next(readEdits(current.edits))) }));

  const settle = (field: EditField) => setProblems(({ [field]: _, ...others }) => others);

  const refuse = (found: EditProblems): Saved => {
    setProblems(found);
    setStatus('idle');
    return 'refused';
  };

  const post = async (): Promise<Saved> => {
    const checked = checkEdits(texts, member, room);
    if (!checked.ok) return refuse(checked.problems);
    setStatus('sending');
    const result = await updateTeamMember(checked.change);
    if (result.ok) {
      forget();
      return 'saved';
    }
    const found = refusedEdits(result.error, room);
    if (found) return refuse(found);
    const outcome = result.error.code === 'aborted' ? 'overtaken' : 'failed';
    setStatus(outcome);
    return outcome;
  };

  return {
    texts,
    room,
    problems,
    status,
    conflicts,
    locked: lockedMemberFields(member.id, customerId, uid),
    isEdited: isEdited(edits, stored),
    /** What someone else changed while the form was open, in fields that nobody changed here. */
    changedElsewhere: changedElsewhere(opened, stored, edits),
    lastChange: { by: member.lastModifiedBy, at: member.lastModified },
    type: (field: EditField, text: string) => {
      // What is on its way is what was typed.
      if (sending.isBusy()) return;
      change((current) => withText(current, field, text, stored));
      settle(field);
    },
    takeTheirs: (field: EditField) => {
      change((current) => takingTheirs(current, field));
      settle(field);
    },
    keepMine: (field: EditField) => change((current) => keepingMine(current, field, stored)),
    forget,
    /** Saves once, however often it is pressed; null for a press that does nothing. */
    save: async (): Promise<Saved | null> => (conflicts.length > 0 ? null : sending.run(post)),
  };
}

export type EditMemberState = ReturnType<typeof useEditMember>;
