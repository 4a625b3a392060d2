import { useState } from 'react';
import {
  addRequest,
  useAccount,
  useCommunities,
  useDraft,
  useNow,
  useRequestRecords,
  useTeam,
} from 'shared-lib/data';
import { viewerTimeZone } from 'shared-lib/i18n';
import {
  checkRequest,
  requestDates,
  type RequestField,
  type RequestProblems,
  type RequestTexts,
} from './requestForm.ts';
import { keyOf } from '../requestEntries.ts';
import { useOneAtATime } from '../../saving/useOneAtATime.ts';

/** What came of sending the form. */
export type Sent =
  | { readonly kind: 'added'; readonly key: string; readonly memberId: string }
  | { readonly kind: 'refused'; readonly problems: RequestProblems }
  | { readonly kind: 'failed' };

const none: readonly never[] = [];

/**
 * The form to add a request on behalf of a member. What is chosen outlives a reload.
 * @param memberId the member, where that is settled.
 */
export function useRequestForm(memberId: string | null) {
  const { customerId } = useAccount();
  const dates = requestDates(useNow(), viewerTimeZone());
  const live = { team: useTeam(), communities: useCommunities(), records: useRequestRecords() };
  const team = live.team.status === 'ready' ? live.team.data : none;
  const communities = live.communities.status === 'ready' ? live.communities.data : none;
  const records = live.records.status === 'ready' ? live.records.data : none;
  const members = team.filter(({ id, isActive }) => isActive || id === memberId);

  const blank: RequestTexts = {
    memberId: memberId ?? '',
    kind: 'timeOff',
    date: dates.first,
    communityId: '',
  };
  const { texts, setTexts, forget } = useDraft(`add-request-${memberId ?? 'any'}`, blank);
  const [problems, setProblems] = useState<RequestProblems>({});
  const [status, setStatus] = useState<'idle' | 'sending' | 'failed' | 'offline'>('idle');
  const sending = useOneAtATime();

  const type = (field: RequestField, value: string) => {
    if (sending.isBusy()) return;
    setTexts((current) => ({ ...current, [field]: value }));
    // What is wrong with one field may hang on another.
    setProblems({});
  };

  const clear = () => {
    setTexts(blank);
    setProblems({});
    setStatus('idle');
    forget();
  };

  const refuse = (found: RequestProblems): Sent => {
    setProblems(found);
    setStatus('idle');
    return { kind: 'refused', problems: found };
  };

  const post = async (): Promise<Sent> => {
    const checked = checkRequest(texts, {
      memberIds: new Set(members.map(({ id }) => id)),
      communities,
      requests: records.flatMap(({ requests }) => requests),
      dates,
    });
    if (!checked.ok) return refuse(checked.problems);
    setStatus('sending');
    const { request } = checked;
    const result = await addRequest(customerId, request);
    if (result.ok) {
      clear();
      return { kind: 'added', key: keyOf(request.userId, result.place), memberId: request.userId };
    }
    if (result.reason === 'duplicate') return refuse({ date: 'duplicate' });
    setStatus(result.reason);
    return { kind: 'failed' };
  };

  /** Sends the form once, however often it is pressed; null for a press that does nothing. */
  const send = (): Promise<Sent | null> => sending.run(post);

  return { texts, members, communities, dates, problems, status, type, clear, send };
}

export type RequestFormState = ReturnType<typeof useRequestForm>;
