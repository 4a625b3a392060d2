import { callServiceLogs } from '../data/callables.ts';
import { serviceOutcomes, serviceReasons, type ServiceLog } from 'shared-lib/domain';
import { serviceLogCorrectionSchema, type SentPhoto } from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import {
  FormDialog,
  NumberField,
  RadioCardsField,
  SelectField,
  TextAreaField,
  useForm,
} from 'shared-lib/ui/form';
import { CorrectionPhoto } from './CorrectionPhoto.tsx';

interface CorrectDialogProps {
  log: ServiceLog;
  unit: string;
  timeZone: string;
  memberName: (id: string) => string;
  onClose: () => void;
}

/** Prompts for a service log's correction, and the reason. */
export function CorrectDialog({ log, unit, timeZone, memberName, onClose }: CorrectDialogProps) {
  const { t } = useTexts('mf-tracking');
  const form = useForm({
    name: `correct-${log.id}`,
    initialValues: {
      outcome: log.outcome,
      reason: log.reason,
      bagCount: log.bagCount as number | null,
      correctionReason: '',
      photo: null as SentPhoto | null,
    },
    schema: serviceLogCorrectionSchema,
    toInput: ({ outcome, reason, bagCount, correctionReason, photo }) => ({
      serviceLogId: log.id,
      outcome,
      reason: outcome === 'notCollected' ? reason : null,
      bagCount: outcome === 'collected' ? bagCount : 0,
      correctionReason,
      photo,
    }),
    check: ({ correctionReason }) => ({ correctionReason: correctionReason.trim() === '' && 'missing' }),
    submit: (values) => callServiceLogs('correctServiceLog', values),
    dependents: { outcome: ['reason', 'bagCount'] },
    errorTexts: 'mf-tracking:serviceLogs.correct.problems',
    describeFailure: () => ({ text: t('serviceLogs.correct.failed') }),
  });
  const { field, values } = form;
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('serviceLogs.correct.title', { unit })}
      submitLabel={t('serviceLogs.correct.submit')}
      success={() => t('serviceLogs.correct.done')}
      discard={t('serviceLogs.correct.discard')}
      note={t('serviceLogs.correct.note')}
    >
      <RadioCardsField
        {...field('outcome')}
        label={t('serviceLogs.correct.outcome')}
        choices={serviceOutcomes.map((value) => ({ value, label: t(`doors.states.${value}`) }))}
      />
      {values.outcome === 'notCollected' && (
        <SelectField
          {...field('reason')}
          label={t('serviceLogs.correct.reason')}
          placeholder={t('serviceLogs.correct.noReason')}
          choices={serviceReasons.map((value) => ({ value, label: t(`doors.reasons.${value}`) }))}
        />
      )}
      {values.outcome === 'collected' && (
        <NumberField {...field('bagCount')} label={t('serviceLogs.correct.bagCount')} />
      )}
      <TextAreaField
        {...field('correctionReason')}
        label={t('serviceLogs.correct.correctionReason')}
        rows={3}
      />
      <CorrectionPhoto
        field={field('photo')}
        serviceLogId={log.id}
        unit={unit}
        timeZone={timeZone}
        memberName={memberName}
      />
    </FormDialog>
  );
}
