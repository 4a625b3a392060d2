import { useState } from 'react';
import { useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { FieldRow, NumberField, TextField, TimeField, useForm, WeekdaysField } from 'shared-lib/ui/form';
import { TimeZoneField } from 'shared-lib/ui/forms';
import { addCommunity, useCustomer } from 'shared-lib/data';
import { communityFormSchema } from 'shared-lib/domain';
import { PlanOffer } from 'shared-lib/ui/plans';
import { Notice } from './Notice.tsx';
import { addFailure } from './addFailure.ts';
import { blankCommunity } from './blankCommunity.ts';

/**
 * Whether the business's public address would be created without its name, because it has none. The address is created with the
 * first community and never changes.
 */
function useIsNameless(): boolean {
  const customer = useCustomer();
  if (customer.status !== 'ready' || customer.data === null) return false;
  return !customer.data.businessSlug && customer.data.businessName.trim() === '';
}

/**
 * The form that adds a community. All its instances share one draft, which is kept until the community is
 * added or the draft discarded.
 */
export function useAddForm() {
  const { t } = useTexts('mf-communities');
  const [blank] = useState(() => blankCommunity(viewerTimeZone()));
  return useForm({
    name: 'community',
    initialValues: blank,
    schema: communityFormSchema,
    submit: addCommunity,
    errorTexts: 'mf-communities:add.problems',
    describeFailure: (code) => ({ text: t(`add.failures.${addFailure(code)}`) }),
  });
}

type AddForm = ReturnType<typeof useAddForm>;

interface AddFieldsProps {
  form: AddForm;
  /** The plan's community limit when it is reached; otherwise null. */
  limit: number | null;
}

/** Explains that the plan has no room for another community, and which plan does. */
export function LimitReached({ limit }: { limit: number }) {
  const { t } = useTexts('mf-communities');
  return (
    <Notice title={t('add.limit.title', { count: limit })}>
      <PlanOffer more={{ communities: 1 }} hasDraft />
    </Notice>
  );
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
