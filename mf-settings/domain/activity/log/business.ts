import {
  customerSchema,
  notificationSettings,
  settingsSchemas,
  violationTypeSchema,
  readDocument,
  instant,
  type DocumentSchema,
  type FieldChange,
  type SettingsSection,
  type ViolationType,
} from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { id, orNull, text } from 'shared-lib/domain/schema';
import { activityActions } from '../businessActivity.ts';
import {
  authorOf,
  blankEntry,
  fieldChanges,
  idsOf,
  listChange,
  valueChange,
  versionsOf,
  type ActivityOf,
} from './RecordChange.ts';

const isSection = (name: string): name is SettingsSection => Object.hasOwn(settingsSchemas, name);

/** Pictures and designs: the log says that they changed. */
const unshown: readonly string[] = ['logo', 'logoPath'];

const changesIn = (section: SettingsSection, before: object, after: object): FieldChange[] => {
  if (section === 'codeLooks') {
    const [from, to] = [namesOf(before), namesOf(after)];
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [listChange('looks', from, to)];
  }
  const fields = Object.keys(after).filter((field) => field !== 'id');
  return fieldChanges(fields, before as Record<string, unknown>, after as Record<string, unknown>, unshown);
};

const namesOf = (section: object): readonly string[] =>
  'looks' in section && typeof section.looks === 'object' && section.looks !== null
    ? Object.keys(section.looks)
    : [];

/** An entry for a section of the settings; without a document it has the defaults. */
export const settingsActivity: ActivityOf = (change) => {
  const { recordId: section } = idsOf(change);
  if (!isSection(section) || change.after === null) return [];
  const schema: DocumentSchema<object> = settingsSchemas[section];
  const before = readDocument(schema, change.path, change.before ?? {});
  const after = readDocument(schema, change.path, change.after);
  if (!before.ok || !after.ok) return [];
  const changes = changesIn(section, before.value, after.value);
  if (changes.length === 0) return [];
  return [
    {
      ...blankEntry,
      at: change.at,
      by: authorOf(change),
      kind: 'settings',
      act: 'edited',
      recordId: section,
      changes,
    },
  ];
};

const businessFields = ['businessName', 'timeZone'] as const;

/** An entry for the business's name, zone and notifications. Only the owner can change the first two. */
export const customerActivity: ActivityOf = (change) => {
  const { before, after } = versionsOf(customerSchema, change);
  if (before === null || after === null) return [];
  const entry = { ...blankEntry, at: change.at, kind: 'settings', act: 'edited' } as const;
  const ofBusiness = fieldChanges(businessFields, before, after);
  const ofNotifications = fieldChanges(notificationSettings, before, after);
  const { customerId } = idsOf(change);
  return [
    ...(ofBusiness.length === 0
      ? []
      : [{ ...entry, by: customerId, recordId: 'business', changes: ofBusiness }]),
    ...(ofNotifications.length === 0
      ? []
      : [{ ...entry, by: authorOf(change), recordId: 'notifications', changes: ofNotifications }]),
  ];
};

const typeFields = [
  'name',
  'nameEs',
  'isActive',
  'requiresPhoto',
  'severity',
  'defaultFineCents',
  'communityIds',
  'smsTemplate',
  'smsTemplateEs',
  'emailTemplate',
  'emailTemplateEs',
  'mergedInto',
] as const;

const flat = (type: ViolationType) => ({
  ...type,
  name: type.name.en,
  nameEs: type.name.es,
  communityIds: type.communityIds === 'all' ? ['all'] : type.communityIds,
});

/** An entry for a violation type, except for a change of its position in the list. */
export const violationTypeActivity: ActivityOf = (change) => {
  const { before, after } = versionsOf(violationTypeSchema, change);
  if (after === null || (change.before !== null && before === null)) return [];
  const by = after.updatedAt === before?.updatedAt ? null : after.updatedBy;
  const entry = {
    ...blankEntry,
    at: change.at,
    by,
    kind: 'violationType',
    recordId: after.id,
    name: after.name.en,
  } as const;
  if (before === null) return [{ ...entry, act: 'added' }];
  const changes = fieldChanges(typeFields, flat(before), flat(after));
  return changes.length === 0 ? [] : [{ ...entry, act: 'edited', changes }];
};

const templateSchema = z.object({
  name: z._default(text(200), ''),
  en: z._default(text(10_000), ''),
  es: z._default(text(10_000), ''),
  updatedAt: orNull(instant),
  updatedBy: orNull(id),
  /** The author of its deletion; written just before it is deleted. */
  deletedBy: orNull(id),
});

const templateFields = ['name', 'en', 'es'] as const;

/** An entry for a template of texts or of answers to residents. */
export const templateActivity: ActivityOf = (change) => {
  const { before, after } = versionsOf(templateSchema, change);
  const { recordId } = idsOf(change);
  const { name, updatedBy: by } = after ?? { name: before?.name ?? '', updatedBy: before?.deletedBy ?? null };
  const entry = { ...blankEntry, at: change.at, by, kind: 'template', recordId, name } as const;
  if (after === null) return change.after === null ? [{ ...entry, act: 'deleted' }] : [];
  const changes = fieldChanges(templateFields, before ?? { name: '', en: '', es: '' }, after);
  if (changes.length === 0) return [];
  return [{ ...entry, act: change.before === null ? 'added' : 'edited', changes }];
};

const planChangeSchema = z.object({
  at: instant,
  by: orNull(id),
  kind: z.enum(activityActions.plan),
  from: z.number(),
  to: z.number(),
  costBefore: orNull(z.number()),
  cost: orNull(z.number()),
});

/** An entry for each change of the plan. */
export const planActivity: ActivityOf = (change) => {
  const { after } = versionsOf(planChangeSchema, change);
  if (change.before !== null || after === null) return [];
  const { at, by, kind: act, from, to, costBefore, cost } = after;
  return [
    {
      ...blankEntry,
      at,
      by,
      kind: 'plan',
      act,
      recordId: idsOf(change).recordId,
      changes: [
        ...(from === to ? [] : [valueChange('employees', from, to)]),
        ...(cost === null || costBefore === cost ? [] : [valueChange('cost', costBefore, cost)]),
      ],
    },
  ];
};
