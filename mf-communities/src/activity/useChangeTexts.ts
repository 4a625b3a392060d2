import { useCallback } from 'react';
import { useMemberNames } from 'shared-lib/data';
import {
  actionOfCheckpoint,
  actionOfReport,
  actionOfTag,
  actionOfUnits,
  dayOfAgentChange,
  fieldOfRepair,
  type EditableField,
} from 'mf-communities/domain';
import { weekdays, type FieldChange } from 'shared-lib/domain';
import { formatCalendarDate, formatMoney, formatNight, useTexts, weekdayNames } from 'shared-lib/i18n';
import { isFieldNamed, useFieldNames } from 'shared-lib/i18n/fields';
import { formatTimeOfDay, formatTimeZone } from '../place/formatTimeOfDay.ts';

/** Log entries of links for property managers: the name is the new value, the day the old one. */
const managerActions = ['added', 'renewed', 'revoked'] as const;

/** Formats one field of a log entry. */
export function useChangeTexts() {
  const { t, i18n } = useTexts('mf-communities');
  const fieldName = useFieldNames();
  const { language } = i18n;
  const members = useMemberNames();
  const names = members.status === 'ready' ? members.data : null;

  const memberInWords = useCallback(
    (id: FieldChange['from']): string =>
      id === null ? t('activity.nobody') : names?.get(String(id)) || t('unknownMember'),
    [t, names],
  );

  const valueInWords = useCallback(
    (field: EditableField, value: FieldChange['from']): string => {
      if (value === null || value === '') return t('activity.nothing');
      const text = String(value);
      switch (field) {
        case 'serviceDays': {
          const days = weekdays.filter((day) => text.split(' ').includes(day));
          return weekdayNames(days, language) || t('noServiceDays');
        }
        case 'setOutStart':
        case 'setOutEnd':
        case 'serviceStart':
        case 'binInBy':
          return formatTimeOfDay(text, language);
        case 'timezone':
          return formatTimeZone(text, language);
        case 'ratePerDoorCents':
          return formatMoney(Number(value), language);
        case 'districtManagerId':
          return memberInWords(text);
        default:
          return typeof value === 'number' ? value.toLocaleString(language) : text;
      }
    },
    [t, language, memberInWords],
  );

  return useCallback(
    ({ field, from, to, added, removed, addedCount, removedCount }: FieldChange): string => {
      const day = dayOfAgentChange({ field });
      if (day) {
        return t('activity.fromTo', {
          field: t('activity.agentOn', { day: weekdayNames([day], language) }),
          from: memberInWords(from),
          to: memberInWords(to),
        });
      }
      const repaired = fieldOfRepair({ field });
      if (repaired !== null) {
        return t('activity.repaired', {
          field: isFieldNamed(repaired) ? fieldName(repaired) : repaired,
          from: String(from ?? t('activity.nothing')),
          to: String(to ?? t('activity.nothing')),
        });
      }
      const act = managerActions.find((each) => field === `manager.${each}`);
      if (act) {
        const date = typeof from === 'string' ? formatCalendarDate(from, language) : '';
        return t(`managers.log.${act}`, { name: String(to ?? ''), date });
      }
      const tagAction = actionOfTag({ field });
      if (tagAction) {
        return typeof to === 'number' && (tagAction === 'claimed' || tagAction === 'released')
          ? t(`activity.severalTags.${tagAction}`, { count: to })
          : t(`activity.tags.${tagAction}`, { label: String(to ?? '') });
      }
      const unitAction = actionOfUnits({ field });
      if (unitAction) {
        return typeof to === 'number'
          ? t(`activity.units.${unitAction}`, { count: to })
          : t(`activity.unit.${unitAction}`, { unit: to ?? '' });
      }
      const checkpointAction = actionOfCheckpoint({ field });
      if (checkpointAction) return t(`activity.checkpoint.${checkpointAction}`, { name: String(to ?? '') });
      const reportAction = actionOfReport({ field });
      if (reportAction)
        return t(`activity.report.${reportAction}`, { night: formatNight(String(to ?? ''), language) });
      const name = field as EditableField;
      const label = fieldName(name);
      switch (name) {
        case 'gateCode':
        case 'compactorCode':
        case 'accessNotes':
          return t('activity.changed', { field: label });
        case 'rules':
        case 'noServiceDates': {
          const listed = (entries: readonly string[], count: number) => {
            const shown =
              name === 'rules'
                ? entries
                : entries.map((date) => `${formatNight(date, language)} ${date.slice(0, 4)}`);
            const more = count - entries.length;
            return shown.join(' · ') + (more > 0 ? ` ${t('closures.more', { count: more })}` : '');
          };
          const parts = [
            addedCount > 0 && t('activity.added', { entries: listed(added, addedCount) }),
            removedCount > 0 && t('activity.removed', { entries: listed(removed, removedCount) }),
          ].filter((part) => part !== false);
          return `${label}: ${parts.length === 0 ? t('activity.reordered') : parts.join('; ')}`;
        }
        default:
          return t('activity.fromTo', {
            field: label,
            from: valueInWords(name, from),
            to: valueInWords(name, to),
          });
      }
    },
    [t, fieldName, language, valueInWords, memberInWords],
  );
}
