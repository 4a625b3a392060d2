import { useTexts } from 'shared-lib/i18n';
import { FieldRow, NumberField, TextField, TimeField, WeekdaysField } from 'shared-lib/ui/form';
import { TimeZoneField } from 'shared-lib/ui/forms';
import { useCustomer } from 'shared-lib/data';
import { LimitReached } from './LimitReached.tsx';
import { Notice } from './Notice.tsx';
import type { AddForm } from './useAddForm.ts';

/**
 * Whether the business's public address would be created without its name, because it has none. The address is created with the
 * first community and never changes.
 */
function useIsNameless(): boolean {
  const customer = useCustomer();
  if (customer.status !== 'ready' || customer.data === null) return false;
  return !customer.data.businessSlug && customer.data.businessName.trim() === '';
}

interface AddFieldsProps {
  form: AddForm;
  /** The plan's community limit when it is reached; otherwise null. */
  limit: number | null;
}

/** A new community's fields, and anything that keeps it from being added. */
export function AddFields({ form: { field, status }, limit }: AddFieldsProps) {
  const { t } = useTexts('mf-communities');
  const isNameless = useIsNameless();
  return (
    <>
      {limit !== null && status !== 'submitting' && <LimitReached limit={limit} />}
      {isNameless && (
        <Notice
          title={t('add.nameless.title')}
          link={{ to: '/settings?tab=support', label: t('add.nameless.action') }}
        >
          {t('add.nameless.text')}
        </Notice>
      )}
      <TextField {...field('propertyName')} label={t('add.propertyName')} autoFocus />
      <TextField {...field('address')} label={t('add.address')} />
      <TimeZoneField {...field('timezone')} label={t('add.timezone')} />
      <WeekdaysField {...field('serviceDays')} label={t('add.serviceDays')} />
      <FieldRow help={t('add.timesHelp')}>
        <TimeField {...field('setOutStart')} label={t('add.setOutStart')} />
        <TimeField {...field('setOutEnd')} label={t('add.setOutEnd')} />
        <TimeField {...field('serviceStart')} label={t('add.serviceStart')} />
      </FieldRow>
      <NumberField {...field('totalUnits')} label={t('add.totalUnits')} />
    </>
  );
}
