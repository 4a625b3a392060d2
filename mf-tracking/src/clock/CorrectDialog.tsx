import { correctClockInOut } from '../data/clockCallables.ts';
import { isEqual, type ClockInOut, type ClockTimes } from 'shared-lib/domain';
import { clockCorrectionSchema } from 'mf-tracking/domain';
import { formatDateTime, useTexts } from 'shared-lib/i18n';
import { ChangedElsewhere, FormDialog, useEditForm } from 'shared-lib/ui/form';
import { clockFormProblems, clockTimesOf, clockValuesOf, withFormFields } from './clockForm.ts';
import { TimeFields } from './TimeFields.tsx';

interface CorrectDialogProps {
  /** As stored, live. */
  record: ClockInOut;
  /** The specialist's name. */
  member: string;
  /** The community's IANA zone. */
  timeZone: string;
  memberName: (id: string) => string;
  onClose: () => void;
}

/** The dialog that corrects the times of one record; it warns about concurrent changes. */
export function CorrectDialog({ record, member, timeZone, memberName, onClose }: CorrectDialogProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { id, serviceDate, clockInAt, clockOutAt, breakMin, status } = record;
  const before: ClockTimes = { clockInAt, clockOutAt, breakMin };
  const isOpen = status === 'open';
  const form = useEditForm({
    name: `clock-${id}`,
    stored: clockValuesOf(before, serviceDate, timeZone),
    schema: clockCorrectionSchema,
    toInput: (values) => ({
      act: 'correct',
      clockInOutId: id,
      seen: before,
      ...clockTimesOf(values, before, timeZone),
      reason: values.reason,
    }),
    check: (values) =>
      clockFormProblems(values, clockTimesOf(values, before, timeZone), {
        serviceDate,
        timeZone,
        mayBeOpen: isOpen,
      }),
    submit: async (correction) => withFormFields(await correctClockInOut(correction)),
    errorTexts: 'mf-tracking:clock.problems',
    dependents: {
      inDate: ['inTime', 'outTime', 'breakMin'],
      inTime: ['outTime', 'breakMin'],
      outDate: ['outTime', 'breakMin'],
      outTime: ['breakMin'],
    },
    describeField: (field) => t(`clock.fields.${field}`),
    describeFailure: () => ({ text: t('clock.correct.failed') }),
  });
  const after = clockTimesOf(form.values, before, timeZone);
  // Unchanged times write nothing, unless they confirm an automatic one.
  const isSame = isEqual(before, after) && status !== 'autoClosed';
  const last = record.edits.at(-1);
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t(isOpen ? 'clock.correct.closeTitle' : 'clock.correct.title', { name: member })}
      submitLabel={t('clock.correct.submit')}
      disabled={isSame}
      success={() => t('clock.correct.done', { name: member })}
      discard={t('clock.correct.discard')}
      note={record.approvedAt === null ? undefined : t('clock.correct.approved')}
      guarded
      size="lg"
    >
      <ChangedElsewhere
        form={form}
        lastChange={last ? { name: memberName(last.by), when: formatDateTime(last.at, i18n.language) } : null}
      />
      <TimeFields form={form} timeZone={timeZone} before={before} after={after} />
    </FormDialog>
  );
}
