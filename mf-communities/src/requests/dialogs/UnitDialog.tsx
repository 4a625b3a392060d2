import { useUnitListing } from 'shared-lib/data';
import { byDoor, doorName, type ListedUnit } from 'shared-lib/domain';
import { contactStepSchemas } from 'mf-communities/domain';
import { LiveContent } from 'shared-lib/ui';
import { FormDialog, useForm } from 'shared-lib/ui/form';
import { SearchSelectField } from 'shared-lib/ui/forms';
import { requestName, type RequestDialogProps } from '../requestWords.ts';
import { useRequestStep } from '../useRequestStep.ts';

/** How many units are shown before part of a name is typed. */
const shownAtOnce = 100;

/** The dialog that sets a request's unit when the resident's text does not. */
export function UnitDialog(props: RequestDialogProps) {
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
