import { contactStepSchemas, verdicts, type Verdict } from 'mf-communities/domain';
import { useAccount, useTeamDirectory, useUnitListing } from 'shared-lib/data';
import { byDoor, doorName, type ListedUnit } from 'shared-lib/domain';
import { LiveContent } from 'shared-lib/ui';
import { DateField, FormDialog, RadioCardsField, useForm } from 'shared-lib/ui/form';
import { SearchSelectField } from 'shared-lib/ui/forms';
import { requestName, type RequestDialogProps } from '../requestTexts.ts';
import { useRequestStep } from '../useRequestStep.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { AssigneeField, assigneesOf, type Assignee } from './AssigneeField.tsx';
import { MergeDialog } from './MergeDialog.tsx';

/** The steps that need input. */
export type DialogAction = 'answer' | 'assign' | 'merge' | 'decide' | 'setUnit';

interface AnyRequestDialogProps extends RequestDialogProps {
  act: DialogAction;
  /** Continues to the answer after a verdict is decided. */
  onAnswer: () => void;
}

/** The dialog that assigns a request to someone who runs the business. */
function AssignDialog(props: RequestDialogProps) {
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

/** The dialog for choosing a different verdict, or another night. */
function DecideDialog({ row, words, opened, onClose, onDone }: RequestDialogProps & { onDone: () => void }) {
  const { t } = words;
  const { record } = row;
  const { take, describeFailure } = useRequestStep(record, words);
  const form = useForm({
    name: `decide-${record.id}`,
    initialValues: {
      verdict: (record.decision?.verdict ?? null) as Verdict | null,
      night: record.decision?.night ?? record.night ?? '',
    },
    schema: contactStepSchemas.decide,
    toInput: ({ verdict, night }) => ({ verdict, night: night || null }),
    submit: (payload) => take({ act: 'decide', ...payload }),
    errorTexts: 'mf-communities:requests.problems',
    describeFailure,
  });
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('requests.decide.title', { name: requestName(record, words) })}
      submitLabel={t('requests.decide.submit')}
      success={() => t('requests.done.decide', { name: requestName(record, words) })}
      onDone={onDone}
    >
      <RadioCardsField
        {...form.field('verdict')}
        label={t('requests.verdict.title')}
        choices={verdicts.map((value) => ({
          value,
          label: t(`requests.verdicts.${value}`),
          details: t(`requests.decide.details.${value}`),
        }))}
      />
      <DateField
        {...form.field('night')}
        label={t('requests.facts.night')}
        help={t('requests.decide.nightHelp')}
      />
    </FormDialog>
  );
}

/** How many units are shown before part of a name is typed. */
const shownAtOnce = 100;

/** The dialog that sets a request's unit when the resident's text does not. */
function UnitDialog(props: RequestDialogProps) {
  const units = useUnitListing(props.row.record.communityId);
  return <LiveContent live={units}>{({ rows }) => <UnitForm {...props} units={rows} />}</LiveContent>;
}

function UnitForm({
  row,
  words,
  opened,
  onClose,
  units,
}: RequestDialogProps & { units: readonly ListedUnit[] }) {
  const { t } = words;
  const { record } = row;
  const { take, describeFailure } = useRequestStep(record, words);
  const form = useForm({
    name: `unit-${record.id}`,
    initialValues: { unitId: record.unitId as string | null },
    schema: contactStepSchemas.setUnit,
    submit: ({ unitId }) => take({ act: 'setUnit', unitId }),
    errorTexts: 'mf-communities:requests.problems',
    describeFailure,
  });
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('requests.unitDialog.title', { name: requestName(record, words) })}
      submitLabel={t('requests.unitDialog.submit')}
      success={() => t('requests.done.setUnit')}
      disabled={form.values.unitId === record.unitId}
      size="sm"
      {...(units.length === 0 && { instead: <p>{t('requests.unitDialog.none')}</p> })}
    >
      <SearchSelectField
        {...form.field('unitId')}
        label={t('requests.columns.unit')}
        help={
          record.unitNumber
            ? t('requests.unitDialog.wrote', { unit: record.unitNumber })
            : t('requests.unitDialog.help')
        }
        choices={units.toSorted(byDoor).map((unit) => ({ value: unit.id, label: doorName(unit) }))}
        limit={shownAtOnce}
        autoFocus
      />
    </FormDialog>
  );
}

/** The dialog of a step that needs input. */
export function RequestDialog({ act, onAnswer, ...props }: AnyRequestDialogProps) {
  switch (act) {
    case 'answer':
      return <AnswerDialog {...props} />;
    case 'assign':
      return <AssignDialog {...props} />;
    case 'merge':
      return <MergeDialog {...props} />;
    case 'setUnit':
      return <UnitDialog {...props} />;
    case 'decide':
      return <DecideDialog {...props} onDone={onAnswer} />;
  }
}
