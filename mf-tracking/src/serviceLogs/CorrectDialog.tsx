import { useAccount } from 'shared-lib/data';
import { PhotoStrip } from 'shared-lib/ui/photos';
import { callServiceLogs } from '../data/callables.ts';
import { serviceOutcomes, serviceReasons, storagePaths, type ServiceLog } from 'shared-lib/domain';
import { correctionIdOf, serviceLogCorrectionSchema, type SentPhoto } from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import {
  FormDialog,
  NumberField,
  RadioCardsField,
  SelectField,
  TextAreaField,
  useForm,
  type FieldState,
} from 'shared-lib/ui/form';
import { deleteUnusedPhotoFile, storePhotoFile } from '../data/officePhotos.ts';
import type { OfficePhotoTarget } from '../data/photoUpload.ts';
import { PhotoUpload } from '../photos/upload/PhotoUpload.tsx';
import styles from './CorrectDialog.module.css';

interface CorrectDialogProps {
  log: ServiceLog;
  unit: string;
  timeZone: string;
  memberName: (id: string) => string;
  onClose: () => void;
}

interface CorrectionPhotoProps {
  field: FieldState<SentPhoto | null>;
  /** The id of the corrected entry. */
  serviceLogId: string;
  unit: string;
  timeZone: string;
  memberName: (id: string) => string;
}

/** A correction's photo. Its file is uploaded immediately; the entry refers to it once the form is sent. */
function CorrectionPhoto({ field, serviceLogId, unit, ...shown }: CorrectionPhotoProps) {
  const { t } = useTexts('mf-tracking');
  const { customerId, uid } = useAccount();
  const { value, error, readOnly, onChange } = field;
  const target: OfficePhotoTarget = {
    customerId,
    records: 'serviceLogs',
    recordId: correctionIdOf(serviceLogId),
    uid,
  };
  const remove = ({ name }: SentPhoto) => {
    onChange(null);
    void deleteUnusedPhotoFile(target, name);
  };
  const pathOf = ({ name }: SentPhoto) =>
    storagePaths.recordPhoto(customerId, target.records, target.recordId, name);
  return (
    <fieldset className={`vh-fieldset ${styles.photo}`} disabled={readOnly}>
      <legend>{t('serviceLogs.correct.photo')}</legend>
      {value === null ? (
        <PhotoUpload
          label={t('serviceLogs.correct.addPhoto')}
          room={1}
          store={async (photo, options) => {
            const stored = await storePhotoFile(target, photo, options);
            if (stored.ok) onChange({ name: photo.name, sha256: photo.sha256 });
            return stored;
          }}
        />
      ) : (
        <PhotoStrip
          {...shown}
          photos={[
            {
              path: pathOf(value),
              sha256: value.sha256,
              capturedAt: null,
              uploadedAt: null,
              uploadedBy: uid,
            },
          ]}
          subject={t('serviceLogs.photo', { unit })}
          removal={{ label: t('serviceLogs.correct.removePhoto'), onRemove: () => remove(value) }}
        />
      )}
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
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
