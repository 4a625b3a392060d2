import { useAssignmentDirectory } from 'shared-lib/data';
import {
  bulkForms,
  indexAssignments,
  serviceDayEdits,
  type ServiceDaysChange,
  type Weekday,
} from 'shared-lib/domain';
import { useTexts, weekdayNames } from 'shared-lib/i18n';
import { FormDialog, SegmentsField, useForm, WeekdaysField } from 'shared-lib/ui/form';
import { BulkEffect } from './BulkEffect.tsx';
import { daysEffect, type DaysEffect } from './daysEffect.ts';
import type { BulkDialogProps } from './BulkDialogProps.ts';
import { useBulkEdits } from './useBulkEdits.ts';

const blank: ServiceDaysChange = { way: 'exactly', days: [] };
const ways = ['exactly', 'add', 'remove'] as const;

/** Changes the service days of several communities; says which days are left without an agent, before it is saved. */
export function ServiceDaysDialog({ ids, opened, onClose, onDone }: BulkDialogProps) {
  const { t, i18n } = useTexts('mf-communities');
  const agents = useAssignmentDirectory();
  const { communities, nameOf, run, progress, describeFailure, takeBack } = useBulkEdits(ids);
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
    submit: (change) => run(serviceDayEdits(communities, change)),
    errorTexts: 'mf-communities:bulk.problems',
    describeFailure,
  });
  const { field, values } = form;

  const words = (days: readonly Weekday[]) => weekdayNames(days, i18n.language) || t('noServiceDays');
  const { regularAgent } = indexAssignments(agents.status === 'ready' ? agents.data : [], []);
  const effects = values.days.length === 0 ? [] : daysEffect(communities, values, regularAgent);
  const group = (id: 'changed' | 'uncovered' | 'unused', lineOf: (effect: DaysEffect) => string | null) => {
    const lines = effects.map(lineOf).filter((line) => line !== null);
    return { id, title: t(`bulk.groups.${id}`, { count: lines.length }), lines };
  };
  const daysLine = (name: string, days: readonly Weekday[]) =>
    days.length === 0 ? null : `${name}: ${words(days)}`;
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('bulk.days.title', { count: communities.length })}
      submitLabel={t('bulk.manager.submit', { count: effects.length })}
      success={({ value = [] }) => t('bulk.done', { count: value.length })}
      undo={({ value }) => takeBack(value)}
      onDone={onDone}
      disabled={values.days.length > 0 && effects.length === 0}
    >
      <SegmentsField
        {...field('way')}
        label={t('bulk.days.way')}
        choices={ways.map((value) => ({ value, label: t(`bulk.days.ways.${value}`) }))}
      />
      <WeekdaysField {...field('days')} label={t('bulk.days.field')} />
      <BulkEffect
        groups={[
          group('changed', ({ name, before, after }) =>
            t('bulk.line', { name, from: words(before), to: words(after) }),
          ),
          group('uncovered', ({ name, uncovered }) => daysLine(name, uncovered)),
          group('unused', ({ name, unused }) => daysLine(name, unused)),
        ]}
        same={values.days.length === 0 ? 0 : communities.length - effects.length}
        progress={progress}
      />
    </FormDialog>
  );
}
