import {
  notificationSettings,
  readDocument,
  settingsSchemas,
  type Decision,
  type DocumentSchema,
  type FieldChange,
} from 'shared-lib/domain';
import type { BusinessActivity } from '../businessActivity.ts';
import { loggedValue } from '../log/RecordChange.ts';

/** The sections whose fields the log has in full; the pay calendar and saved designs depend on other records. */
const undoableSections = ['operations', 'sms', 'checkpoints', 'business'] as const;

type UndoableSection = (typeof undoableSections)[number];

type Entry = Pick<BusinessActivity, 'kind' | 'act' | 'recordId' | 'changes'>;

type Fields = Readonly<Record<string, unknown>>;

const isSection = (name: string): name is UndoableSection => undoableSections.some((known) => known === name);

const isNotification = (field: string) => notificationSettings.some((known) => known === field);

/** Whether the log has the old value in full: pictures are logged without it, and long texts are truncated. */
const isComplete = ({ from, to, added, removed }: FieldChange): boolean =>
  (from !== null || to !== null) &&
  added.length + removed.length === 0 &&
  [from, to].every((value) => typeof value !== 'string' || !value.endsWith('…'));

const isFieldOf = (recordId: string) =>
  recordId === 'notifications'
    ? isNotification
    : (field: string) => isSection(recordId) && Object.hasOwn(settingsSchemas[recordId].def.shape, field);

/** Whether an entry is a change of settings with all its previous values. */
export const isUndoableSection = ({ kind, act, recordId, changes }: Entry): boolean =>
  kind === 'settings' &&
  act === 'edited' &&
  changes.length > 0 &&
  changes.every((change) => isComplete(change) && isFieldOf(recordId)(change.field));

/** A logged value as the record stores it. */
const storedValue = (current: unknown, logged: FieldChange['from']): unknown =>
  typeof current === 'boolean' ? logged === 'true' : logged;

/**
 * Decides what undoing a change of settings writes. The record must still have the values that the change left.
 * @param stored the section's current document with its defaults, or the business's for notifications
 */
export const planSettingsUndo = (
  entry: Entry,
  stored: Fields,
): Decision<{ fields: Fields }, 'notUndoable' | 'changedMeanwhile'> => {
  if (!isUndoableSection(entry)) return { ok: false, code: 'notUndoable' };
  const { recordId, changes } = entry;
  if (changes.some(({ field, to }) => loggedValue(stored[field]) !== to)) {
    return { ok: false, code: 'changedMeanwhile' };
  }
  const fields = Object.fromEntries(
    changes.map(({ field, from }) => [field, storedValue(stored[field], from)]),
  );
  if (!isSection(recordId)) return { ok: true, fields };
  const schema: DocumentSchema<object> = settingsSchemas[recordId];
  return readDocument(schema, recordId, { ...stored, ...fields }).ok
    ? { ok: true, fields }
    : { ok: false, code: 'notUndoable' };
};
