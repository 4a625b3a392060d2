import { useState } from 'react';
import { callUnits } from '../data/callables.ts';
import { unitStatuses, revisionOf, type Unit } from 'shared-lib/domain';
import { unitFormSchema } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import {
  ChangedElsewhere,
  DateField,
  EmailField,
  FormPage,
  PhoneField,
  SelectField,
  TextAreaField,
  TextField,
  useEditForm,
} from 'shared-lib/ui/form';
import { ConsentFields, consentProblems, blankConsent } from './ConsentFields.tsx';

const languages = ['en', 'es'] as const;

/** A unit's form values; an unknown value is an empty string. */
const valuesOf = (unit: Unit) => ({
  building: unit.building ?? '',
  floor: unit.floor ?? '',
  unitNumber: unit.unitNumber,
  residentName: unit.residentName ?? '',
  email: unit.email ?? '',
  phone: unit.phone,
  language: unit.language,
  status: unit.status,
  moveInDate: unit.moveInDate ?? '',
  serviceNotes: unit.serviceNotes ?? '',
  smsOptIn: unit.smsOptIn,
  ...blankConsent,
});

type Values = ReturnType<typeof valuesOf>;

/** Converts for the schema: a blank string is null. */
const inputOf = (values: Values) => ({
  ...Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  ),
  unitNumber: values.unitNumber,
});

/** Edits a unit and its resident's data; concurrent editors see each other's changes. */
export function UnitForm({ unit }: { unit: Unit }) {
  const [saves, setSaves] = useState(0);
  // Restarted after saving: changes saved here aren't someone else's.
  return <OpenForm key={saves} unit={unit} onSaved={() => setSaves(saves + 1)} />;
}

function OpenForm({ unit, onSaved }: { unit: Unit; onSaved: () => void }) {
  const { t } = useTexts('mf-communities');
  const isNewConsent = ({ smsOptIn, phone }: Values) => smsOptIn && !(unit.smsOptIn && phone === unit.phone);
  const form = useEditForm({
    name: `unit-${unit.id}`,
    stored: valuesOf(unit),
    schema: unitFormSchema,
    toInput: inputOf,
    dependents: { building: ['unitNumber'], smsOptIn: ['consentSource', 'phone'] },
    check: (filled) => consentProblems(filled, isNewConsent(filled)),
    submit: (values) =>
      callUnits('editUnits', {
        communityId: unit.communityId,
        edits: [{ unitId: unit.id, seen: revisionOf(unit), ...values }],
      }),
    errorTexts: 'mf-communities:units.problems',
    describeField: (name) => t(`units.fields.${name}`),
    describeValue: (name, value) => {
      if (name === 'status') return t(`units.status.${value as Unit['status']}`);
      if (name === 'language') return t(`units.languages.${value as Unit['language']}`);
      return String(value ?? '');
    },
  });
  const { field, values } = form;
  return (
    <FormPage
      form={form}
      submitLabel={t('units.page.save')}
      onDone={() => {
        showToast({ meaning: 'good', message: t('units.page.saved') });
        onSaved();
      }}
      discard={t('units.page.discard')}
      columns={2}
    >
      <ChangedElsewhere form={form} lastChange={null} />
      <TextField {...field('building')} label={t('units.fields.building')} />
      <TextField {...field('floor')} label={t('units.fields.floor')} />
      <TextField {...field('unitNumber')} label={t('units.fields.unitNumber')} />
      <SelectField
        {...field('status')}
        label={t('units.fields.status')}
        choices={unitStatuses.map((value) => ({ value, label: t(`units.status.${value}`) }))}
      />
      <TextField {...field('residentName')} label={t('units.fields.residentName')} wide />
      <EmailField {...field('email')} label={t('units.fields.email')} />
      <PhoneField {...field('phone')} label={t('units.fields.phone')} />
      <SelectField
        {...field('language')}
        label={t('units.fields.language')}
        choices={languages.map((value) => ({ value, label: t(`units.languages.${value}`) }))}
      />
      <DateField {...field('moveInDate')} label={t('units.fields.moveInDate')} />
      <ConsentFields
        smsOptIn={field('smsOptIn')}
        consentSource={field('consentSource')}
        consentWording={field('consentWording')}
        isNew={isNewConsent(values)}
      />
      <TextAreaField {...field('serviceNotes')} label={t('units.fields.serviceNotes')} wide />
    </FormPage>
  );
}
