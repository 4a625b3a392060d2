import { communityForms } from 'mf-communities/domain';
import { pickFields, type Community } from 'shared-lib/domain';
import { formatMoney, useTexts, weekdayNames } from 'shared-lib/i18n';
import {
  ChangedElsewhere,
  FormDialog,
  MoneyField,
  NumberField,
  TextField,
  TimeField,
  WeekdaysField,
} from 'shared-lib/ui/form';
import { TimeZoneField } from 'shared-lib/ui/forms';
import { ServiceDaysNote } from '../serviceDays/ServiceDaysNote.tsx';
import type { EditDialogProps } from './EditDialogProps.ts';
import { useCommunityForm } from './useCommunityForm.ts';

type DetailName = keyof typeof communityForms.details.shape;

const detailNames = Object.keys(communityForms.details.shape) as DetailName[];

const detailsOf = (community: Community) => ({
  ...pickFields(community, detailNames),
  totalUnits: community.totalUnits as number | null,
});

type Details = ReturnType<typeof detailsOf>;

/** The dialog for a community's details and service times. */
export function DetailsDialog({ community, onClose }: EditDialogProps) {
  const { t, i18n } = useTexts('mf-communities');
  const { form, lastChange, dialog } = useCommunityForm({
    part: 'details',
    community,
    stored: detailsOf(community),
    schema: communityForms.details,
    toInput: (values: Details) => ({ ...values, totalUnits: values.totalUnits ?? 0 }),
    dependents: { setOutStart: ['setOutEnd', 'serviceStart'] },
    describeValue: (name, value) => {
      if (name === 'serviceDays') return weekdayNames(value as Details['serviceDays'], i18n.language);
      if (name === 'ratePerDoorCents')
        return value === null ? '' : formatMoney(value as number, i18n.language);
      return String(value ?? '');
    },
  });
  const { field } = form;
  return (
    <FormDialog {...dialog} onClose={onClose} size="lg" columns={2}>
      <ChangedElsewhere form={form} lastChange={lastChange} />
      <TextField
        {...field('propertyName')}
        label={t('add.propertyName')}
        help={t('edit.nameHelp')}
        autoFocus
        wide
      />
      <TextField {...field('address')} label={t('add.address')} wide />
      <TimeZoneField {...field('timezone')} label={t('add.timezone')} wide />
      <WeekdaysField {...field('serviceDays')} label={t('add.serviceDays')} wide />
      <ServiceDaysNote community={community} to={form.values.serviceDays} />
      <TimeField {...field('setOutStart')} label={t('add.setOutStart')} />
      <TimeField {...field('setOutEnd')} label={t('add.setOutEnd')} />
      <TimeField {...field('serviceStart')} label={t('add.serviceStart')} />
      <TimeField {...field('binInBy')} label={t('facts.binInBy')} help={t('edit.timesHelp')} />
      <NumberField {...field('totalUnits')} label={t('add.totalUnits')} />
      <MoneyField {...field('ratePerDoorCents')} label={t('edit.rate')} help={t('edit.rateHelp')} />
    </FormDialog>
  );
}
