import { useEffect, useEffectEvent, useState } from 'react';
import { addCommunity } from 'shared-lib/data';
import { communityFormSchema } from 'shared-lib/domain';
import { useTexts, viewerTimeZone } from 'shared-lib/i18n';
import {
  FieldRow,
  FormDialog,
  NumberField,
  TextField,
  TimeField,
  useForm,
  WeekdaysField,
} from 'shared-lib/ui/form';
import { SearchSelectField } from 'shared-lib/ui/forms';
import { addFailure } from './addFailure.ts';
import { blankCommunity } from './blankCommunity.ts';
import { LimitReached } from './LimitReached.tsx';
import { Notice } from './Notice.tsx';
import { useIsNameless } from './useIsNameless.ts';
import { useReachedLimit } from './useReachedLimit.ts';
import { useZoneChoices } from './useZoneChoices.ts';

interface AddCommunityDialogProps {
  onClose: () => void;
  /** Called once it is gone, whichever way. */
  onClosed: () => void;
}

/** Asks for a new community. What is typed is kept until it is added or thrown away on purpose. */
export function AddCommunityDialog({ onClose, onClosed }: AddCommunityDialogProps) {
  const { t } = useTexts('mf-communities');
  const [blank] = useState(() => blankCommunity(viewerTimeZone()));
  const form = useForm({
    name: 'community',
    initialValues: blank,
    schema: communityFormSchema,
    submit: addCommunity,
    errorTexts: 'mf-communities:add.problems',
    describeFailure: (code) => ({ text: t(`add.failures.${addFailure(code)}`) }),
  });
  const { field, isDirty, status, values } = form;
  const limit = useReachedLimit();
  const isNameless = useIsNameless();
  const zones = useZoneChoices(values.timezone);
  const closed = useEffectEvent(onClosed);
  useEffect(() => () => closed(), []);

  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('add.title')}
      submitLabel={t('add.submit')}
      success={({ payload }) => t('add.added', { name: payload.propertyName })}
      discard={t('add.discard')}
      size="lg"
      instead={limit !== null && !isDirty ? <LimitReached limit={limit} /> : null}
    >
      {limit !== null && status !== 'submitting' && <LimitReached limit={limit} />}
      {isNameless && (
        <Notice title={t('add.nameless.title')} to="/settings?tab=support" action={t('add.nameless.action')}>
          {t('add.nameless.text')}
        </Notice>
      )}
      <TextField {...field('propertyName')} label={t('add.propertyName')} autoFocus />
      <TextField {...field('address')} label={t('add.address')} />
      <SearchSelectField
        {...field('timezone')}
        label={t('add.timezone')}
        choices={zones}
        nothingFound={t('add.zones.none')}
      />
      <WeekdaysField {...field('serviceDays')} label={t('add.serviceDays')} />
      <FieldRow help={t('add.timesHelp')}>
        <TimeField {...field('setOutStart')} label={t('add.setOutStart')} />
        <TimeField {...field('setOutEnd')} label={t('add.setOutEnd')} />
        <TimeField {...field('serviceStart')} label={t('add.serviceStart')} />
      </FieldRow>
      <NumberField {...field('totalUnits')} label={t('add.totalUnits')} />
    </FormDialog>
  );
}
