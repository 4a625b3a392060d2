import {
  changeSchedule,
  restoreCommunity,
  useAccount,
  type CallableResult,
  type ChangeScheduleResult,
} from 'shared-lib/data';
import { changedMeanwhile } from 'shared-lib/domain';
import { changedSince, type BusinessActivity, type Undo } from 'mf-settings/domain';
import { activity } from '../../data/activity.api.ts';
import { callActivity, callViolationTypes } from '../../data/callables.ts';

/** Why a change wasn't undone. */
export type UndoRefusal =
  /** Someone changed the same since; `by` is null if the log doesn't say who. */
  | { readonly kind: 'changed'; readonly by: string | null }
  | { readonly kind: 'inactive'; readonly agentIds: readonly string[] }
  | { readonly kind: 'planFull' | 'notUndoable' | 'gone' | 'failed' };

const ofSchedule = (result: ChangeScheduleResult): UndoRefusal | null => {
  if (result.ok) return null;
  if (result.reason === 'inactive') return { kind: 'inactive', agentIds: result.agentIds };
  if (result.reason === 'begun') return { kind: 'notUndoable' };
  return result.reason === 'overtaken' ? { kind: 'changed', by: null } : { kind: 'failed' };
};

const ofCall = (result: CallableResult<unknown>): UndoRefusal | null => {
  if (result.ok) return null;
  const { code, reason, values } = result.error;
  if (reason === changedMeanwhile) {
    const by = values?.['by'];
    return { kind: 'changed', by: typeof by === 'string' ? by : null };
  }
  if (code === 'resource-exhausted') return { kind: 'planFull' };
  if (code === 'failed-precondition') return { kind: 'notUndoable' };
  return { kind: code === 'not-found' ? 'gone' : 'failed' };
};

/** Undoes one entry; returns null if it was undone. */
export function useRunUndo(entry: BusinessActivity) {
  const { customerId } = useAccount();

  /** Who changed the same fields since, according to the log. */
  const laterAuthor = async (): Promise<string | null> => {
    const { recordId, kind, at: from } = entry;
    const asked = { recordId, kind, by: null, from, until: null };
    const later = await activity.fetchAll(customerId, asked)(new AbortController().signal, () => undefined);
    return later.ok ? (changedSince(entry, later.items)?.by ?? null) : null;
  };

  const call = async (undo: Exclude<Undo, { kind: 'reactivateMember' }>): Promise<UndoRefusal | null> => {
    switch (undo.kind) {
      case 'restoreCommunity':
        return ofCall(await restoreCommunity(undo.communityId));
      case 'schedule':
        return ofSchedule(await changeSchedule(customerId, undo.changes));
      case 'violationType':
        return ofCall(
          await callViolationTypes('changeViolationType', { act: undo.act, typeId: undo.typeId }),
        );
      case 'settings':
        return ofCall(await callActivity('undoSettingsChange', { entryId: undo.entryId }));
    }
  };

  return async (undo: Exclude<Undo, { kind: 'reactivateMember' }>): Promise<UndoRefusal | null> => {
    const refusal = await call(undo);
    return refusal?.kind === 'changed' && refusal.by === null
      ? { kind: 'changed', by: await laterAuthor() }
      : refusal;
  };
}
