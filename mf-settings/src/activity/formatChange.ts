import { agentFieldPrefix, repairedFieldPrefix, weekdays, type FieldChange } from 'shared-lib/domain';
import {
  clockTime,
  dateTimeFormat,
  formatCalendarDate,
  formatDateTime,
  formatMoney,
  viewerTimeZone,
  weekdayNames,
  type TextKey,
  type Translate,
} from 'shared-lib/i18n';
import { shiftFieldPrefix } from 'mf-settings/domain';

/** The texts, names and formats for an entry's values. */
export interface ActivityNames {
  readonly t: Translate<'mf-settings'>;
  readonly language: string;
  readonly memberName: (uid: string) => string;
  /** The name of a field that other areas show too; otherwise the field as it is. */
  readonly fieldName: (field: string) => string;
  readonly communityName: (id: string) => string;
}

type Value = FieldChange['from'];

const timesOfDay = new Set(['setOutStart', 'setOutEnd', 'serviceStart', 'binInBy', 'quietFrom', 'quietTo']);
const amounts = new Set(['ratePerDoorCents', 'fineCents', 'defaultFineCents', 'cost']);
const moments = new Set(['clockInAt', 'clockOutAt']);
const members = new Set(['districtManagerId', 'assignedTo']);

/** A time of day, `HH:mm`. */
const timeOfDay = (time: string, language: string): string => {
  const moment = Date.parse(`2024-01-01T${time}:00Z`);
  return Number.isNaN(moment)
    ? time
    : dateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(moment);
};

const momentOf = (value: number, language: string): string => {
  const zone = viewerTimeZone();
  return Date.now() - value < 31_536_000_000
    ? formatDateTime(value, language)
    : clockTime(value, zone, zone, language);
};

/** Formats one value of a field. */
const valueOf = (field: string, value: Value, names: ActivityNames): string => {
  const { t, language, memberName } = names;
  if (field.startsWith(shiftFieldPrefix)) {
    if (value === null) return t('activity.values.regular');
    return value === '' ? t('activity.values.cleared') : memberName(String(value));
  }
  if (value === null || value === '') return t('activity.change.nothing');
  if (members.has(field) || field.startsWith(agentFieldPrefix)) return memberName(String(value));
  if (value === 'true') return t('activity.values.yes');
  if (value === 'false') return t('activity.values.no');
  if (timesOfDay.has(field)) return timeOfDay(String(value), language);
  if (field === 'serviceDays') {
    return weekdayNames(
      weekdays.filter((day) => String(value).split(' ').includes(day)),
      language,
    );
  }
  if (typeof value === 'string') return value;
  if (amounts.has(field)) return formatMoney(value, language);
  return moments.has(field) ? momentOf(value, language) : value.toLocaleString(language);
};

type FieldLabel = Extract<TextKey<'mf-settings'>, `activity.fields.${string}`>;

/** A field's label; its name in the record if it has no text, as in a later release. */
const labelOf = (field: string, { t, language, communityName, fieldName }: ActivityNames): string => {
  if (field.startsWith(shiftFieldPrefix)) return communityName(field.slice(shiftFieldPrefix.length));
  const day = weekdays.find((each) => field === `${agentFieldPrefix}${each}`);
  if (day) return t('activity.fields.agent', { day: weekdayNames([day], language) });
  const key = `activity.fields.${field}` as FieldLabel;
  const label = t(key);
  return label === key ? fieldName(field) : label;
};

const managerLabels = {
  'manager.added': 'activity.fields.managerAdded',
  'manager.renewed': 'activity.fields.managerRenewed',
  'manager.revoked': 'activity.fields.managerRevoked',
} as const;

const isManagerField = (field: string): field is keyof typeof managerLabels =>
  Object.hasOwn(managerLabels, field);

/** Formats a list's additions or removals. */
const entriesOf = (
  entries: readonly string[],
  count: number,
  field: string,
  names: ActivityNames,
): string => {
  const { t, language, communityName } = names;
  const shown = entries.map((entry) => {
    if (field === 'noServiceDates') return formatCalendarDate(entry, language);
    if (field !== 'communityIds') return entry;
    return entry === 'all' ? t('activity.values.everywhere') : communityName(entry);
  });
  const more = count - entries.length;
  return [shown.join(', '), ...(more > 0 ? [t('activity.change.more', { count: more })] : [])].join(' ');
};

const lists = new Set(['rules', 'noServiceDates', 'communityIds', 'looks']);

/** Formats one changed field of an entry, such as `Set out from: 6:00 PM → 6:30 PM`. */
export function formatChange(change: FieldChange, names: ActivityNames): string {
  const { field, from, to, added, removed, addedCount, removedCount } = change;
  const { t } = names;
  if (isManagerField(field)) {
    return t('activity.change.set', { field: t(managerLabels[field]), to: String(to ?? '') });
  }
  if (field.startsWith(repairedFieldPrefix)) {
    const repaired = labelOf(field.slice(repairedFieldPrefix.length), names);
    return t('activity.change.repaired', { field: repaired });
  }
  const label = labelOf(field, names);
  if (addedCount > 0 || removedCount > 0) {
    const parts = [
      addedCount > 0 &&
        t('activity.change.added', { field: label, entries: entriesOf(added, addedCount, field, names) }),
      removedCount > 0 &&
        t('activity.change.removed', {
          field: label,
          entries: entriesOf(removed, removedCount, field, names),
        }),
    ];
    return parts.filter((part) => part !== false).join('; ');
  }
  if (from === null && to === null && !field.startsWith(shiftFieldPrefix)) {
    return t(lists.has(field) ? 'activity.change.reordered' : 'activity.change.changed', { field: label });
  }
  const value = (each: Value) => valueOf(field, each, names);
  return from === null && !field.startsWith(shiftFieldPrefix) && !field.startsWith(agentFieldPrefix)
    ? t('activity.change.set', { field: label, to: value(to) })
    : t('activity.change.fromTo', { field: label, from: value(from), to: value(to) });
}
