import { useAccount, useTeamDirectory } from 'shared-lib/data';
import { changeContactSubmission } from '../../data/callables.ts';
import { type ContactSubmission, contactStepSchemas } from 'mf-communities/domain';
import { LiveContent } from 'shared-lib/ui';
import { FormDialog, useForm } from 'shared-lib/ui/form';
import { AssigneeField, assigneesOf, type Assignee } from '../dialogs/AssigneeField.tsx';
import type { BulkDialogProps } from './BulkDialogProps.ts';
import {
  describeOutcome,
  applyStepToRequests,
  undoSteps,
  type BulkStepResult,
} from './applyStepToRequests.ts';

const nothingDone: BulkStepResult<ContactSubmission> = { taken: [], left: 0 };

interface AssignSeveralProps extends BulkDialogProps {
  requests: readonly ContactSubmission[];
}

/** The dialog that assigns several requests. */
export function BulkAssign(props: AssignSeveralProps) {
  const { customerId } = useAccount();
  const { memberName } = props.words;
  return (
    <LiveContent live={useTeamDirectory()}>
      {(team) => <AssignForm {...props} people={assigneesOf(team, customerId, memberName(customerId))} />}
    </LiveContent>
  );
}

function AssignForm({
  requests,
  words,
  opened,
  onClose,
  onDone,
  people,
}: AssignSeveralProps & { people: readonly Assignee[] }) {
  const { t } = words;
  const { uid } = useAccount();
  const form = useForm({
    name: 'assign-several',
    initialValues: { assignedTo: people.some(({ id }) => id === uid) ? uid : '' },
    schema: contactStepSchemas.assign,
    toInput: ({ assignedTo }) => ({ assignedTo: assignedTo || null }),
    submit: async ({ assignedTo }) => {
      // Requests that already have this assignee are skipped.
      const changed = requests.filter((request) => request.assignedTo !== assignedTo);
      const done = await applyStepToRequests(
        changed,
        () => ({ act: 'assign', assignedTo }),
        changeContactSubmission,
      );
      return { ok: true as const, value: done };
    },
    errorTexts: 'mf-communities:requests.problems',
    describeFailure: () => ({ text: t('requests.failures.failed') }),
  });
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('requests.several.assignTitle', { count: requests.length })}
      submitLabel={t('requests.assign.submit')}
      success={({ value = nothingDone }) =>
        describeOutcome('assigned', value, words) || t('requests.several.same')
      }
      undo={({ value = nothingDone }) =>
        void undoSteps(value.taken, ({ assignedTo }) => ({ act: 'assign', assignedTo }), words)
      }
      onDone={onDone}
      size="sm"
    >
      <AssigneeField field={form.field('assignedTo')} people={people} words={{ t, uid }} />
    </FormDialog>
  );
}
