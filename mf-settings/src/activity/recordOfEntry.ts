import { requestKindOf, templatedKinds } from 'shared-lib/domain';
import { formatCalendarDate, formatNight } from 'shared-lib/i18n';
import type { BusinessActivity } from 'mf-settings/domain';
import type { ActivityNames } from './formatChange.ts';

/** The changed record: its name, and the page that shows it. */
export interface EntryRecord {
  readonly name: string;
  readonly address: string;
}

const sections = {
  business: 'account',
  operations: 'operations',
  roundChecks: 'operations',
  sms: 'sms',
  checkpoints: 'checkpoints',
  codeLooks: 'checkpoints',
  notifications: 'notifications',
} as const;

const isSection = (name: string): name is keyof typeof sections => Object.hasOwn(sections, name);

const settingsRecord = (section: string, { t }: ActivityNames): EntryRecord =>
  isSection(section)
    ? { name: t(`activity.records.${section}`), address: `/settings?tab=${sections[section]}` }
    : { name: t('activity.records.payroll'), address: '/clock-in-outs?tab=pay' };

/** A text template’s id is its kind; an answer template has a name. */
const templateRecord = (id: string, name: string, { t }: ActivityNames): EntryRecord => {
  const kind = templatedKinds.find((known) => known === id);
  return kind === undefined
    ? { name: t('activity.records.template', { name }), address: '/communities?view=requests' }
    : {
        name: t('activity.records.template', { name: t(`sms.kinds.${kind}`) }),
        address: `/settings?tab=sms&view=templates&kind=${kind}`,
      };
};

/** The one unit, tag or checkpoint that an entry is about; null for several, and for other records. */
const partOf = ({ name, recordIds }: Pick<BusinessActivity, 'name' | 'recordIds'>): string | null =>
  name === '' ? null : (recordIds[1] ?? null);

/** The id of the record whose changes include an entry: a part of a community, or the changed record. */
export const historyOf = (entry: Pick<BusinessActivity, 'name' | 'recordId' | 'recordIds'>): string =>
  partOf(entry) ?? entry.recordId;

/** The record that an entry is about. */
export function recordOfEntry(entry: BusinessActivity, names: ActivityNames): EntryRecord {
  const { kind, recordId, communityId, memberId, night, name } = entry;
  const { t, language, memberName, communityName } = names;
  const id = encodeURIComponent(recordId);
  const place = encodeURIComponent(communityId ?? '');
  const date = night === null ? '' : formatNight(night, language);
  const part = entry.act === 'deleted' ? null : partOf(entry);
  const opening = (param: string) => (part === null ? '' : `${param}=${encodeURIComponent(part)}`);
  const member = memberId === null ? '' : memberName(memberId);
  switch (kind) {
    case 'community':
    case 'assignment':
    case 'manager':
      return { name: communityName(communityId ?? recordId), address: `/communities/${id}` };
    case 'schedule':
      return { name: date, address: `/schedule?week=${id}` };
    case 'member':
      return { name: name || member, address: `/team/${id}` };
    case 'request':
      return {
        name: t(`activity.records.${requestKindOf({ requestType: name })}`, {
          name: member,
          date,
        }),
        address: '/schedule?tab=requests',
      };
    case 'violation':
      return {
        name: name === '' ? t('activity.records.untitledCase') : t('activity.records.case', { number: name }),
        address: `/violations?open=${id}`,
      };
    case 'clock':
      return {
        name: t('activity.records.clock', { name: member, date }),
        address: `/clock-in-outs?open=${id}`,
      };
    case 'payPeriod':
      return {
        name: t('activity.records.payPeriod', { date: formatCalendarDate(recordId, language) }),
        address: `/clock-in-outs?tab=pay&period=${id}`,
      };
    case 'roundNote':
      return {
        name: t('activity.records.roundNote', { name: communityName(communityId ?? ''), date }),
        address: `/tracking?night=${id}&open=${place}`,
      };
    case 'report':
      return {
        name: t('activity.records.report', { name: communityName(communityId ?? ''), date }),
        address: `/shift-report?open=${id}`,
      };
    case 'residentRequest':
      return {
        name:
          name === ''
            ? t('activity.records.unnumberedRequest')
            : t('activity.records.residentRequest', { number: name }),
        address: `/communities?view=requests&open=${id}`,
      };
    case 'binTag':
      return {
        name: `${name}, ${communityName(communityId ?? '')}`,
        address:
          part === null
            ? `/communities/${place}/bintags`
            : `/communities/${place}?tab=bintags${opening('&tag')}`,
      };
    case 'unit':
      return {
        name: [name, communityName(communityId ?? '')].filter((part) => part !== '').join(', '),
        address: `/communities/${place}?tab=units${opening('&unit')}`,
      };
    case 'checkpoint':
      return {
        name: `${name}, ${communityName(communityId ?? '')}`,
        address: `/communities/${place}?tab=checkpoints${opening('&checkpoint')}`,
      };
    case 'template':
      return templateRecord(recordId, name, names);
    case 'settings':
      return settingsRecord(recordId, names);
    case 'violationType':
      return { name, address: '/settings?tab=operations' };
    case 'plan':
      return { name: t('activity.records.plan'), address: '/settings?tab=billing' };
  }
}
