import { SelectField, type FieldState } from 'shared-lib/ui/form';
import type { RequestWords } from '../requestWords.ts';
import type { Assignee } from './assigneesOf.ts';

interface AssigneeFieldProps {
  field: FieldState<string>;
  people: readonly Assignee[];
  words: Pick<RequestWords, 't' | 'uid'>;
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
