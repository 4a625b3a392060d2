import { doorName, localDate } from 'shared-lib/domain';
import { moveInSchema } from 'mf-communities/domain';
import { useNow } from 'shared-lib/data';
import { callUnits } from '../data/callables.ts';
import { useTexts } from 'shared-lib/i18n';
import {
  DateField,
  EmailField,
  FormDialog,
  PhoneField,
  SelectField,
  TextField,
  useForm,
} from 'shared-lib/ui/form';
import { ConsentFields, consentProblems, blankConsent } from './ConsentFields.tsx';
import type { UnitDialogProps } from './unitDialog.ts';

/** Someone moves into a vacant unit, which then gets service. */
export function MoveInDialog({ community, units, opened, onClose, onDone }: UnitDialogProps) {
  const { t } = useTexts('mf-communities');
  const now = useNow();
  const unit = units[0];
  const name = unit ? doorName(unit) : '';
  const form = useForm({
    name: `move-in-${unit?.id}`,
    initialValues: {
      residentName: '',
      email: '',
      phone: null as string | null,
      language: 'en' as 'en' | 'es',
      moveInDate: localDate(now, community.timezone),
      smsOptIn: false,
      ...blankConsent,
    },
    schema: moveInSchema,
    toInput: ({ residentName, email, consentWording, ...filled }) => ({
      ...filled,
      consentWording: consentWording.trim() || null,
      residentName: residentName.trim() || null,
      email: email.trim() || null,
    }),
    dependents: { smsOptIn: ['consentSource', 'phone'] },
    check: (filled) => consentProblems(filled, filled.smsOptIn),
    submit: (resident) =>
      callUnits('editUnits', {
        communityId: community.id,
        edits: [{ unitId: unit?.id ?? '', status: 'active', ...resident }],
      }),
    errorTexts: 'mf-communities:units.problems',
  });
  const { field, values } = form;
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('units.moveIn.title', { name })}
      submitLabel={t('units.moveIn.submit')}
      success={() => t('units.moveIn.done', { name })}
      onDone={onDone}
      discard={t('units.moveIn.discard')}
      columns={2}
    >
      <TextField {...field('residentName')} label={t('units.fields.residentName')} wide autoFocus />
      <EmailField {...field('email')} label={t('units.fields.email')} />
      <PhoneField {...field('phone')} label={t('units.fields.phone')} />
      <SelectField
        {...field('language')}
        label={t('units.fields.language')}
        choices={(['en', 'es'] as const).map((value) => ({ value, label: t(`units.languages.${value}`) }))}
      />
      <DateField {...field('moveInDate')} label={t('units.fields.moveInDate')} />
      <ConsentFields
        smsOptIn={field('smsOptIn')}
        consentSource={field('consentSource')}
        consentWording={field('consentWording')}
        isNew={values.smsOptIn}
      />
    </FormDialog>
  );
}
