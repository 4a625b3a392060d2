import type { Weekday } from 'shared-lib/domain';
import {
  bulkForms,
  serviceDayEdits,
  serviceDaysAfter,
  serviceDaysEffect,
  type ServiceDaysChange,
} from 'mf-communities/domain';
import { useTexts, weekdayNames } from 'shared-lib/i18n';
import { AffectedSkeleton } from 'shared-lib/ui/dialogs';
import { LiveContent } from 'shared-lib/ui';
import { FormDialog, SegmentsField, useForm, WeekdaysField } from 'shared-lib/ui/form';
import { dayGroups } from '../serviceDays/dayGroups.ts';
import { useDayFacts } from '../serviceDays/useDayFacts.ts';
import { BulkEffect } from './BulkEffect.tsx';
import type { BulkDialogProps } from './BulkDialogProps.ts';
import { useBulkEdits } from './useBulkEdits.ts';

const blank: ServiceDaysChange = { way: 'exactly', days: [] };
const ways = ['exactly', 'add', 'remove'] as const;

/** Changes the service days of several communities; shows what that adds and removes before it is saved. */
export function ServiceDaysDialog({ ids, opened, onClose, onDone }: BulkDialogProps) {
  const { t, i18n } = useTexts('mf-communities');
  const { language } = i18n;
  const { communities, nameOf, run, progress, describeFailure, takeBack } = useBulkEdits(ids);
  const facts = useDayFacts(communities.map(({ timezone }) => timezone));
  const form = useForm({
    name: 'bulk-service-days',
    initialValues: blank,
    schema: bulkForms.serviceDays,
    check: (change) => {
      const emptied = serviceDayEdits(communities, change).find(
        ({ changes }) => changes.serviceDays?.length === 0,
      );
      return { days: emptied !== undefined && { code: 'noneLeft', name: nameOf(emptied.communityId) } };
    },
    dependents: { way: ['days'] },
    submit: (change) => run(serviceDayEdits(communities, change), removedBy(change)),
    errorTexts: 'mf-communities:bulk.problems',
    describeFailure,
  });
  const { field, values } = form;

  const changedBy = (change: ServiceDaysChange) => {
    const edited = new Set(serviceDayEdits(communities, change).map(({ communityId }) => communityId));
    return communities.filter(({ id }) => edited.has(id));
  };
  /** The regular assignments removed by a change, so that undo can restore them. */
  const removedBy = (change: ServiceDaysChange) =>
    facts.status !== 'ready'
      ? []
      : changedBy(change).flatMap((community) =>
          serviceDaysEffect(
            community,
            serviceDaysAfter(community.serviceDays, change),
            facts.data,
          ).regular.map(({ day, memberId }) => ({
            communityId: community.id,
            day,
            from: memberId,
            to: null,
          })),
        );
  const changed = values.days.length === 0 ? [] : changedBy(values);
  const words = (days: readonly Weekday[]) => weekdayNames(days, language) || t('noServiceDays');
  const lines = changed.map(({ id, serviceDays }) =>
    t('bulk.line', {
      name: nameOf(id),
      from: words(serviceDays),
      to: words(serviceDaysAfter(serviceDays, values)),
    }),
  );
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('bulk.days.title', { count: communities.length })}
      submitLabel={t('bulk.manager.submit', { count: changed.length })}
      success={({ value = [] }) => t('bulk.done', { count: value.length })}
      undo={({ value }) => takeBack(value)}
      onDone={onDone}
      disabled={values.days.length > 0 && (changed.length === 0 || facts.status !== 'ready')}
    >
      <SegmentsField
        {...field('way')}
        label={t('bulk.days.way')}
        choices={ways.map((value) => ({ value, label: t(`bulk.days.ways.${value}`) }))}
      />
      <WeekdaysField {...field('days')} label={t('bulk.days.field')} />
      <LiveContent live={facts} skeleton={<AffectedSkeleton label={t('serviceDays.loading')} />}>
        {(known) => (
          <BulkEffect
            groups={[
              { id: 'changed', title: t('bulk.changed', { count: lines.length }), lines },
              ...dayGroups(
                changed.map((community) => ({
                  name: nameOf(community.id),
                  effect: serviceDaysEffect(
                    community,
                    serviceDaysAfter(community.serviceDays, values),
                    known,
                  ),
                })),
                { t, language, memberName: known.memberName },
              ),
            ]}
            same={values.days.length === 0 ? 0 : communities.length - changed.length}
            progress={progress}
          />
        )}
      </LiveContent>
    </FormDialog>
  );
}
