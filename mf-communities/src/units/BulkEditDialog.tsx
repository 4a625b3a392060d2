import { unitStatuses, type Unit } from 'shared-lib/domain';
import { severalUnitsSchema, type UnitEdit } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { FormDialog, SelectField, TextField, useForm } from 'shared-lib/ui/form';
import { bulkEdit } from './unitChanges.ts';
import type { UnitDialogProps } from './unitDialog.ts';

const blank = {
  status: null as Unit['status'] | null,
  language: null as Unit['language'] | null,
  building: '',
  floor: '',
};

/** The fields with a new value. */
const chosenIn = (payload: object) =>
  Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== null));

/** The fields in an edit of several units, with one unit's previous values. */
const asItWas = (
  unit: UnitDialogProps['units'][number],
  changed: Readonly<Record<string, unknown>>,
): UnitEdit => {
  const { id: unitId, ...fields } = unit;
  const named = Object.entries(fields).filter(([field]) => field in changed);
  return { unitId, ...Object.fromEntries(named) };
};

/** Edits several units at once; empty fields keep their values. */
export function BulkEditDialog({ community, units, opened, onClose, onDone }: UnitDialogProps) {
  const { t } = useTexts('mf-communities');
  const count = units.length;
  const form = useForm({
    name: 'several-units',
    initialValues: blank,
    schema: severalUnitsSchema,
    toInput: ({ building, floor, ...chosen }) => ({
      ...chosen,
      building: building.trim() || null,
      floor: floor.trim() || null,
    }),
    submit: (payload) =>
      bulkEdit(
        community.id,
        units.map(({ id }) => ({ unitId: id, ...chosenIn(payload) })),
      ),
    errorTexts: 'mf-communities:units.problems',
  });
  const { field } = form;
  const undo = async (changed: Readonly<Record<string, unknown>>) => {
    const back = await bulkEdit(
      community.id,
      units.map((unit) => asItWas(unit, changed)),
    );
    showToast({
      meaning: back.ok ? 'good' : 'bad',
      message: t(back.ok ? 'units.several.undone' : 'units.several.undoFailed'),
    });
  };
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('units.several.title', { count })}
      submitLabel={t('units.several.submit')}
      success={() => t('units.several.done', { count })}
      undo={({ payload }) => void undo(chosenIn(payload))}
      onDone={onDone}
      discard={t('units.several.discard')}
      note={t('units.several.help')}
      columns={2}
    >
      <SelectField
        {...field('status')}
        label={t('units.fields.status')}
        placeholder={t('units.several.asItIs')}
        choices={unitStatuses.map((value) => ({ value, label: t(`units.status.${value}`) }))}
        autoFocus
      />
      <SelectField
        {...field('language')}
        label={t('units.fields.language')}
        placeholder={t('units.several.asItIs')}
        choices={(['en', 'es'] as const).map((value) => ({ value, label: t(`units.languages.${value}`) }))}
      />
      <TextField {...field('building')} label={t('units.fields.building')} />
      <TextField {...field('floor')} label={t('units.fields.floor')} />
    </FormDialog>
  );
}
