import { useEveryCommunity, useTeamDirectory } from 'shared-lib/data';
import { addClockInOut } from '../data/clockCallables.ts';
import { defaultTimeZone } from 'shared-lib/domain';
import { clockAdditionSchema } from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import { DateField, FieldRow, FormDialog, useForm } from 'shared-lib/ui/form';
import { SearchSelectField } from 'shared-lib/ui/forms';
import { clockFormProblems, clockTimesOf, withFormFields, type ClockValues } from './clockForm.ts';
import { TimeFields } from './TimeFields.tsx';

interface AddValues extends ClockValues {
  memberId: string | null;
  communityId: string | null;
  serviceDate: string;
}

interface AddClockDialogProps {
  opened: boolean;
  /** The default night, `YYYY-MM-DD`. */
  night: string;
  onClose: () => void;
}

const nobody = { clockInAt: null, clockOutAt: null };

/**
 * Prompts for the times of someone who could not clock in. The draft is kept until it is added or
 * deliberately discarded.
 */
export function AddClockDialog({ opened, night, onClose }: AddClockDialogProps) {
  const { t } = useTexts('mf-tracking');
  const communities = useEveryCommunity();
  const team = useTeamDirectory();
  const places = communities.status === 'ready' ? communities.data : [];
  const people = team.status === 'ready' ? team.data : [];
  const zoneOf = ({ communityId }: AddValues) =>
    places.find(({ id }) => id === communityId)?.timezone ?? defaultTimeZone;
  const blank: AddValues = {
    memberId: null,
    communityId: null,
    serviceDate: night,
    inDate: night,
    inTime: '',
    inLater: false,
    outDate: night,
    outTime: '',
    outLater: false,
    breakMin: 0,
    reason: '',
  };
  const form = useForm({
    name: 'add-clock-in-out',
    initialValues: blank,
    schema: clockAdditionSchema,
    toInput: (values) => ({
      act: 'add',
      memberId: values.memberId,
      communityId: values.communityId,
      serviceDate: values.serviceDate,
      ...clockTimesOf(values, nobody, zoneOf(values)),
      reason: values.reason,
    }),
    check: (values) =>
      clockFormProblems(values, clockTimesOf(values, nobody, zoneOf(values)), {
        serviceDate: values.serviceDate,
        timeZone: zoneOf(values),
        mayBeOpen: false,
      }),
    submit: async (addition) => withFormFields(await addClockInOut(addition)),
    errorTexts: 'mf-tracking:clock.problems',
    dependents: {
      communityId: ['inTime', 'outTime'],
      serviceDate: ['inTime'],
      inDate: ['inTime', 'outTime', 'breakMin'],
      inTime: ['outTime', 'breakMin'],
      outDate: ['outTime', 'breakMin'],
      outTime: ['breakMin'],
    },
    describeFailure: () => ({ text: t('clock.add.failed') }),
  });
  const { field, values } = form;
  const timeZone = zoneOf(values);
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('clock.add.title')}
      submitLabel={t('clock.add.submit')}
      success={() => t('clock.add.done')}
      discard={t('clock.add.discard')}
      size="lg"
    >
      <FieldRow>
        <SearchSelectField
          {...field('memberId')}
          label={t('clock.fields.member')}
          choices={people.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          limit={50}
        />
        <SearchSelectField
          {...field('communityId')}
          label={t('clock.fields.community')}
          choices={places.map(({ id, propertyName }) => ({ value: id, label: propertyName }))}
          limit={50}
        />
      </FieldRow>
      <DateField
        {...field('serviceDate')}
        label={t('clock.fields.night')}
        help={t('clock.fields.nightHelp')}
      />
      <TimeFields
        form={form}
        timeZone={timeZone}
        before={null}
        after={clockTimesOf(values, nobody, timeZone)}
      />
    </FormDialog>
  );
}
