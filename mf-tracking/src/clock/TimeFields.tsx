import { clockLimits } from 'mf-tracking/domain';
import { localDate, workedMinutes, type ClockTimes } from 'shared-lib/domain';
import { clockTime, formatNight, useTexts } from 'shared-lib/i18n';
import {
  DateField,
  FieldRow,
  NumberField,
  SwitchField,
  TextAreaField,
  TimeField,
  type FieldState,
} from 'shared-lib/ui/form';
import { formatMinutes, useListTexts } from 'shared-lib/ui/lists';
import { momentsOf, type ClockValues } from './clockForm.ts';
import styles from './TimeFields.module.css';

/** The props of a form's working time fields, independent of its other fields. */
interface FieldMaker {
  (name: 'inDate' | 'inTime' | 'outDate' | 'outTime' | 'reason'): FieldState<string>;
  (name: 'inLater' | 'outLater'): FieldState<boolean>;
  (name: 'breakMin'): FieldState<number | null>;
}

interface TimeFieldsProps {
  form: { readonly values: ClockValues; readonly field: FieldMaker };
  /** The community's IANA zone. */
  timeZone: string;
  /** The record's values; null for a new one. */
  before: ClockTimes | null;
  /** The parsed form values. */
  after: ClockTimes;
}

/** The fields for working time, in the community's local time, and their total. */
export function TimeFields({ form: { values, field }, timeZone, before, after }: TimeFieldsProps) {
  const { t } = useTexts('mf-tracking');
  const isTwice = (date: string, time: string) => momentsOf(date, time, timeZone).length === 2;
  return (
    <>
      <FieldRow>
        <DateField {...field('inDate')} label={t('clock.fields.inDate')} />
        <TimeField {...field('inTime')} label={t('clock.fields.inTime')} />
      </FieldRow>
      {isTwice(values.inDate, values.inTime) && (
        <SwitchField
          {...field('inLater')}
          label={t('clock.fields.later')}
          help={t('clock.fields.laterHelp')}
        />
      )}
      <FieldRow>
        <DateField {...field('outDate')} label={t('clock.fields.outDate')} />
        <TimeField {...field('outTime')} label={t('clock.fields.outTime')} />
      </FieldRow>
      {isTwice(values.outDate, values.outTime) && (
        <SwitchField
          {...field('outLater')}
          label={t('clock.fields.later')}
          help={t('clock.fields.laterHelp')}
        />
      )}
      <NumberField {...field('breakMin')} label={t('clock.fields.breakMin')} />
      <Comparison before={before} after={after} timeZone={timeZone} />
      <TextAreaField
        {...field('reason')}
        label={t('clock.fields.reason')}
        help={t('clock.fields.reasonHelp')}
        maxLength={clockLimits.reason}
      />
    </>
  );
}

/** The record's current and new values, in the community's local time. */
function Comparison({ before, after, timeZone }: Pick<TimeFieldsProps, 'before' | 'after' | 'timeZone'>) {
  const { t, i18n } = useTexts('mf-tracking');
  const { t: tShared } = useListTexts();
  const momentOf = (moment: number | null) =>
    moment === null
      ? '–'
      : `${formatNight(localDate(moment, timeZone), i18n.language)}, ${clockTime(moment, timeZone, timeZone, i18n.language)}`;
  const minutesOf = (minutes: number | null) => formatMinutes(minutes, { tShared }) ?? '–';
  const rows = [
    { label: t('columns.clockIn'), of: ({ clockInAt }: ClockTimes) => momentOf(clockInAt) },
    { label: t('columns.clockOut'), of: ({ clockOutAt }: ClockTimes) => momentOf(clockOutAt) },
    { label: t('facts.break'), of: ({ breakMin }: ClockTimes) => minutesOf(breakMin) },
    { label: t('columns.worked'), of: (times: ClockTimes) => minutesOf(workedMinutes(times)) },
  ];
  return (
    <table className={styles.comparison}>
      <caption>{t('clock.comparison.caption', { zone: timeZone })}</caption>
      {before && (
        <thead>
          <tr>
            <th scope="col">{t('clock.comparison.time')}</th>
            <th scope="col">{t('clock.comparison.before')}</th>
            <th scope="col">{t('clock.comparison.after')}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ label, of }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {before && <td>{of(before)}</td>}
            <td data-changed={(before && of(before) !== of(after)) || undefined}>{of(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
