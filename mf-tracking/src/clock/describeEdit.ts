import { automaticAuthor, type ClockEdit } from 'shared-lib/domain';
import { formatDateTime } from 'shared-lib/i18n';
import { formatMinutes, type ListFormatters } from 'shared-lib/ui/lists';

type Words = Pick<ListFormatters<'mf-tracking'>, 't' | 'tShared' | 'language' | 'memberName'>;

const fieldKeys = {
  clockInAt: 'columns.clockIn',
  clockOutAt: 'columns.clockOut',
  breakMin: 'facts.break',
} as const;

const approvalEdit = ({ at, by, to }: ClockEdit, { t, language, memberName }: Words) => ({
  label: t('clock.approval'),
  value: t(to === null ? 'clock.takenBackBy' : 'clock.approvedBy', {
    name: memberName(by),
    when: formatDateTime(at, language),
  }),
});

/**
 * One entry of a record as a fact: field, old and new value, author, time and reason.
 * @param timeZone the community's IANA zone, in which its times are shown
 */
export const describeEdit = (edit: ClockEdit, timeZone: string, words: Words) => {
  const { t, language, memberName } = words;
  const { by, at, field, from, to, reason } = edit;
  if (field === 'approvedAt') return approvalEdit(edit, words);
  const valueOf = (value: number | null) => {
    if (value === null) return '–';
    return field === 'breakMin'
      ? (formatMinutes(value, words) ?? '–')
      : formatDateTime(value, language, timeZone);
  };
  if (by === automaticAuthor) {
    return { label: t('facts.edit'), value: t('clock.filledIn', { to: valueOf(to) }) };
  }
  return {
    label: t('facts.edit'),
    value: t('clock.editOf', {
      field: t(fieldKeys[field as keyof typeof fieldKeys] ?? 'columns.clockIn'),
      from: valueOf(from),
      to: valueOf(to),
      name: memberName(by),
      when: formatDateTime(at, language),
      reason,
    }),
  };
};
