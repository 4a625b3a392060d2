import {
  weekdays,
  type Weekday,
  loggedListChange,
  loggedText,
  type FieldChange,
  agentFieldPrefix,
  repairedFieldPrefix,
  tagFieldPrefix,
  checkpointActions,
  checkpointFieldPrefix,
  reportActions,
  reportFieldPrefix,
  unitActions,
  unitFieldPrefix,
} from 'shared-lib/domain';
import { binTagActions } from '../binTag/binTag.ts';
import {
  accessFields,
  type CommunityAccess,
  type CommunityEdits,
  type EditableField,
  type EditedCommunity,
} from './communityEdit.ts';

/** The weekday whose regular specialist has changed; null for any other change. */
export const dayOfAgentChange = ({ field }: Pick<FieldChange, 'field'>): Weekday | null =>
  weekdays.find((day) => field === `${agentFieldPrefix}${day}`) ?? null;

/** The repaired field in a log entry; null for any other entry. */
export const fieldOfRepair = ({ field }: Pick<FieldChange, 'field'>): string | null =>
  field.startsWith(repairedFieldPrefix) ? field.slice(repairedFieldPrefix.length) : null;

/** The bin tag event in a log entry; null for any other entry. */
export const actionOfTag = ({ field }: Pick<FieldChange, 'field'>): (typeof binTagActions)[number] | null =>
  binTagActions.find((act) => field === `${tagFieldPrefix}${act}`) ?? null;

/** The unit event in a log entry; null for any other entry. */
export const actionOfUnits = ({ field }: Pick<FieldChange, 'field'>): (typeof unitActions)[number] | null =>
  unitActions.find((act) => field === `${unitFieldPrefix}${act}`) ?? null;

/** The checkpoint event in a log entry; null for any other entry. */
export const actionOfCheckpoint = ({
  field,
}: Pick<FieldChange, 'field'>): (typeof checkpointActions)[number] | null =>
  checkpointActions.find((act) => field === `${checkpointFieldPrefix}${act}`) ?? null;

/** The decision on a shift report in a log entry; null for any other entry. */
export const actionOfReport = ({
  field,
}: Pick<FieldChange, 'field'>): (typeof reportActions)[number] | null =>
  reportActions.find((act) => field === `${reportFieldPrefix}${act}`) ?? null;

/** A value as stored in the log. */
const kept = (stored: unknown): string | number | null => {
  if (stored === null || stored === undefined) return null;
  if (typeof stored === 'number') return stored;
  if (typeof stored === 'string') return loggedText(stored);
  return Array.isArray(stored) ? stored.join(' ') : Object.values(stored).join(', ');
};

const lists: readonly EditableField[] = ['rules', 'noServiceDates'];

/** The log entry of an edit. */
export const activityChangesOf = (
  stored: EditedCommunity,
  fields: Partial<CommunityEdits>,
): (Partial<FieldChange> & Pick<FieldChange, 'field'>)[] =>
  (Object.keys(fields) as EditableField[]).map((field) => {
    if (accessFields.includes(field as keyof CommunityAccess)) return { field };
    if (lists.includes(field)) {
      return { field, ...loggedListChange(stored[field] as string[], fields[field] as string[]) };
    }
    return { field, from: kept(stored[field]), to: kept(fields[field]) };
  });
