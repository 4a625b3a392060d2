import { useState } from 'react';
import { addTeamMember, useDraft } from 'shared-lib/data';
import { useOneAtATime } from '../saving/useOneAtATime.ts';
import {
  blankMember,
  checkMember,
  planProblems,
  withoutProblem,
  type MemberField,
  type MemberProblems,
} from './memberForm.ts';
import { refusedFields } from './refusedFields.ts';
import { useTeamRoom } from './useTeamRoom.ts';

/** What came of sending the form. */
export type Sent =
  | { readonly kind: 'added'; readonly email: string }
  | { readonly kind: 'refused'; readonly problems: MemberProblems }
  | { readonly kind: 'failed' };

/** The form to add a member: what is typed, what is wrong with it, and what sends it. What is typed outlives a reload. */
export function useMemberForm() {
  const room = useTeamRoom();
  const { texts, setTexts, forget } = useDraft('add-member', blankMember);
  const [problems, setProblems] = useState<MemberProblems>({});
  const [status, setStatus] = useState<'idle' | 'sending' | 'failed'>('idle');
  const sending = useOneAtATime();

  const type = (field: MemberField, value: string) => {
    // What is on its way is what was typed.
    if (sending.isBusy()) return;
    setTexts((current) => ({ ...current, [field]: value }));
    setProblems((current) => withoutProblem(current, field));
  };

  const clear = () => {
    setTexts(blankMember);
    setProblems({});
    setStatus('idle');
    forget();
  };

  const refuse = (found: MemberProblems): Sent => {
    setProblems(found);
    setStatus('idle');
    return { kind: 'refused', problems: found };
  };

  const post = async (): Promise<Sent> => {
    const checked = checkMember(texts, room);
    if (!checked.ok) return refuse(checked.problems);
    setStatus('sending');
    const result = await addTeamMember(checked.member);
    if (result.ok) {
      clear();
      return { kind: 'added', email: checked.member.email };
    }
    const found = refusedFields(result.error, texts, room);
    if (found) return refuse(found);
    setStatus('failed');
    return { kind: 'failed' };
  };

  /** Sends the form once, however often it is pressed; null for a press that does nothing. */
  const send = (): Promise<Sent | null> => sending.run(post);

  return {
    texts,
    room,
    problems: { ...planProblems(texts, room), ...problems },
    status,
    type,
    clear,
    send,
  };
}

export type MemberFormState = ReturnType<typeof useMemberForm>;
