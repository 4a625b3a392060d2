import { useAccount, useTeamDirectory } from 'shared-lib/data';
import { contactStepSchemas } from 'mf-communities/domain';
import { LiveContent } from 'shared-lib/ui';
import { FormDialog, useForm } from 'shared-lib/ui/form';
import { requestName, type RequestDialogProps } from '../requestWords.ts';
import { useRequestStep } from '../useRequestStep.ts';
import { AssigneeField } from './AssigneeField.tsx';
import { assigneesOf, type Assignee } from './assigneesOf.ts';

/** The dialog that assigns a request to someone who runs the business. */
export function AssignDialog(props: RequestDialogProps) {
  const { customerId } = useAccount();
  const { nameOf } = props.words;
  return (
    <LiveContent live={useTeamDirectory()}>
      {(team) => <AssignForm {...props} people={assigneesOf(team, customerId, nameOf(customerId))} />}
    </LiveContent>
  );
}

function AssignForm({
  row,
  words,
  opened,
  onClose,
  people,
}: RequestDialogProps & { people: readonly Assignee[] }) {
  const { t, uid } = words;
  const { record } = row;
  const { take, describeFailure } = useRequestStep(record, words);
  const form = useForm({
    name: `assign-${record.id}`,
    initialValues: { assignedTo: record.assignedTo ?? (people.some(({ id }) => id === uid) ? uid : '') },
    schema: contactStepSchemas.assign,
    toInput: ({ assignedTo }) => ({ assignedTo: assignedTo || null }),
    submit: ({ assignedTo }) => take({ act: 'assign', assignedTo }),
    errorTexts: 'mf-communities:requests.problems',
    describeFailure,
  });
  const { assignedTo } = form.values;
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('requests.assign.title', { name: requestName(record, words) })}
      submitLabel={t('requests.assign.submit')}
      success={() => t('requests.done.assign')}
      disabled={(assignedTo || null) === record.assignedTo}
      size="sm"
    >
      <AssigneeField field={form.field('assignedTo')} people={people} words={words} />
    </FormDialog>
  );
}
