import { SelectField, type FieldState } from 'shared-lib/ui/form';
import type { RequestTexts } from '../requestTexts.ts';

/** A possible assignee. */
export interface Assignee {
  readonly id: string;
  readonly name: string;
}

interface Member {
  readonly id: string;
  readonly tier: string;
  readonly isActive: boolean;
  readonly fullName: string;
  readonly email: string;
}

/**
 * The possible assignees of requests: the owner, then the active Admins.
 * @param ownerName as shown on the page
 */
export const assigneesOf = (team: readonly Member[], customerId: string, ownerName: string): Assignee[] => [
  { id: customerId, name: ownerName },
  ...team
    .filter(({ id, tier, isActive }) => tier === 'Admin' && isActive && id !== customerId)
    .map(({ id, fullName, email }) => ({ id, name: fullName || email })),
];

interface AssigneeFieldProps {
  field: FieldState<string>;
  people: readonly Assignee[];
  words: Pick<RequestTexts, 't' | 'uid'>;
}

/** The assignee: someone who runs the business, or no one. */
export function AssigneeField({ field, people, words: { t, uid } }: AssigneeFieldProps) {
  return (
    <SelectField
      {...field}
      label={t('requests.columns.assigned')}
      help={t('requests.assign.help')}
      choices={[
        { value: '', label: t('requests.nobody') },
        ...people.map(({ id, name }) => ({
          value: id,
          label: id === uid ? t('requests.assign.you', { name }) : name,
        })),
      ]}
      autoFocus
    />
  );
}
