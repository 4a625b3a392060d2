import { useRef, useState } from 'react';
import { changeSchedule, useAccount, useCommunityDirectory, type CallableResult } from 'shared-lib/data';
import { updateCommunity } from '../data/communityCallables.ts';
import {
  changedMeanwhile,
  reverseScheduleChanges,
  unknownProperty,
  type AssignmentChange,
  type DirectoryCommunity,
} from 'shared-lib/domain';
import type { CommunityEdit } from 'mf-communities/domain';
import { reverseEdits } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import type { SubmitResult } from 'shared-lib/ui/form';
import { applySequentially } from './applySequentially.ts';

const none: readonly DirectoryCommunity[] = [];

/**
 * Some communities in their current state, and a function that edits them one after the other. A retry
 * continues with the remaining ones, since each edit is computed from the current state.
 * @param ids the selected ones; one deleted in the meantime is left out
 */
export function useBulkEdits(ids: readonly string[]) {
  const { t } = useTexts('mf-communities');
  const { customerId } = useAccount();
  const directory = useCommunityDirectory();
  const all = directory.status === 'ready' ? directory.data : none;
  const communities = all.filter(({ id }) => ids.includes(id));
  const nameOf = (id: string) =>
    all.find((community) => community.id === id)?.propertyName || unknownProperty;
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const [stoppedAt, setStoppedAt] = useState('');
  // Collects every attempt in this dialog, so that undo covers all of them.
  const made = useRef<readonly CommunityEdit[]>([]);
  const removed = useRef<readonly AssignmentChange[]>([]);

  /** @param removes the regular assignments that the edits remove */
  const run = async (
    edits: readonly CommunityEdit[],
    removes: readonly AssignmentChange[] = [],
  ): Promise<SubmitResult<readonly CommunityEdit[]>> => {
    const count = edits.length;
    setProgress({ done: 0, count });
    const { done, stopped } = await applySequentially(edits, updateCommunity, (number) =>
      setProgress({ done: number, count }),
    );
    setProgress(null);
    made.current = [...made.current, ...done];
    const doneIds = new Set(done.map(({ communityId }) => communityId));
    removed.current = [...removed.current, ...removes.filter(({ communityId }) => doneIds.has(communityId))];
    if (stopped === null) return { ok: true, value: made.current };
    setStoppedAt(nameOf(stopped.at.communityId));
    return { ok: false, reason: stopped.error.reason === changedMeanwhile ? 'overtaken' : 'stopped' };
  };

  const editBack = async (edit: CommunityEdit): Promise<CallableResult<unknown>> => {
    const result = await updateCommunity(edit);
    const assignments = removed.current.filter(({ communityId }) => communityId === edit.communityId);
    if (!result.ok || assignments.length === 0) return result;
    const given = await changeSchedule(customerId, reverseScheduleChanges({ shifts: [], assignments }));
    return given.ok
      ? result
      : { ok: false, error: { code: 'aborted', message: given.reason, reason: changedMeanwhile } };
  };

  const takeBack = async (edits: readonly CommunityEdit[]) => {
    const { stopped } = await applySequentially(reverseEdits(edits), editBack, () => {});
    if (stopped === null) showToast({ meaning: 'good', message: t('bulk.undone', { count: edits.length }) });
    else {
      const name = nameOf(stopped.at.communityId);
      showToast({ meaning: 'bad', message: t('bulk.undoFailed', { name }) });
    }
  };

  return {
    communities,
    nameOf,
    run,
    progress: progress && t('bulk.progress', progress),
    describeFailure: (reason: string) => ({
      text: t(reason === 'overtaken' ? 'bulk.overtaken' : 'bulk.stopped', { name: stoppedAt }),
    }),
    takeBack: (edits: readonly CommunityEdit[] = []) => void takeBack(edits),
  };
}
