import * as z from 'shared-lib/domain/schema';
import { flag, sentId, text } from 'shared-lib/domain/schema';
import {
  hasLooseBrace,
  unknownPlaceholders,
  severities,
  maxFineCents,
  revisionSchema,
  type ViolationType,
} from 'shared-lib/domain';

/** How many types an account has at most, archived ones among them: more than anyone finds in a list in the dark. */
export const maxViolationTypes = 60;

/** How many communities a type may be kept to; who has more lets it hold for all. */
export const maxTypeCommunities = 1000;

/** How long templates may be: a text of four parts, a letter of two pages. */
export const maxTemplate = { sms: 600, email: 6000 } as const;

/** Without spaces around it, and with one between words. */
const oneLine = z.overwrite<string>((typed) => typed.normalize('NFKC').trim().replaceAll(/\s+/g, ' '));

const name = z.string().check(oneLine, z.maxLength(80));

const template = (most: number) =>
  z.nullable(
    text(most).check(
      z.trim(),
      z.refine((words) => !hasLooseBrace(words), { error: 'looseBrace' }),
      z.refine((words) => unknownPlaceholders(words).length === 0, { error: 'unknownPlaceholder' }),
    ),
  );

const fields = {
  nameEn: name.check(z.minLength(1)),
  /** Empty where notices in Spanish have the English name. */
  nameEs: name,
  severity: z.enum(severities),
  requiresPhoto: flag(true),
  /** What is offered when somebody sets a fine; null for nothing. */
  defaultFineCents: z.nullable(
    z.int().check(z.refine((fine) => fine >= 1 && fine <= maxFineCents, { error: 'fineRange' })),
  ),
  communityIds: z.union([
    z.literal('all'),
    z.array(sentId).check(z.minLength(1), z.maxLength(maxTypeCommunities)),
  ]),
  emailTemplate: template(maxTemplate.email),
  emailTemplateEs: template(maxTemplate.email),
  smsTemplate: template(maxTemplate.sms),
  smsTemplateEs: template(maxTemplate.sms),
};

/** What the form of a type asks: of a new one as of one that is edited. */
export const violationTypeFormSchema = z.object(fields);

export type ViolationTypeForm = z.output<typeof violationTypeFormSchema>;

/** What is asked of whoever edits a type: all that can be edited, and the revision that they saw. */
export const violationTypeEditSchema = z.object({
  ...fields,
  typeId: sentId,
  seen: revisionSchema,
});

export type ViolationTypeEdit = z.output<typeof violationTypeEditSchema>;

/** What else is asked of a type: whether it can be reported, its place in the list, its end. */
export const violationTypeActSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('archive'), typeId: sentId }),
  z.object({ act: z.literal('restore'), typeId: sentId }),
  z.object({ act: z.literal('move'), typeId: sentId, afterId: z.nullable(sentId) }),
  z.object({ act: z.literal('delete'), typeId: sentId }),
]);

export type ViolationTypeAct = z.output<typeof violationTypeActSchema>;

/** What is asked of whoever merges two types: all cases of the one become the other's. */
export const violationTypeMergeSchema = z.object({ typeId: sentId, intoId: sentId });

export type ViolationTypeMerge = z.output<typeof violationTypeMergeSchema>;

/** A type as its form shows it. */
export const violationTypeFormOf = (type: ViolationType): ViolationTypeForm => ({
  nameEn: type.name.en,
  nameEs: type.name.es,
  severity: type.severity,
  requiresPhoto: type.requiresPhoto,
  defaultFineCents: type.defaultFineCents,
  communityIds: type.communityIds,
  emailTemplate: type.emailTemplate,
  emailTemplateEs: type.emailTemplateEs,
  smsTemplate: type.smsTemplate,
  smsTemplateEs: type.smsTemplateEs,
});

/** The fields of a type's record that its form's say. */
export const violationTypeFields = ({ nameEn, nameEs, ...form }: ViolationTypeForm) => ({
  name: { en: nameEn, es: nameEs },
  ...form,
  emailTemplate: form.emailTemplate || null,
  emailTemplateEs: form.emailTemplateEs || null,
  smsTemplate: form.smsTemplate || null,
  smsTemplateEs: form.smsTemplateEs || null,
});

/** What the form of a new type begins with. */
export const blankViolationType: ViolationTypeForm = {
  nameEn: '',
  nameEs: '',
  severity: 'medium',
  requiresPhoto: true,
  defaultFineCents: null,
  communityIds: 'all',
  emailTemplate: null,
  emailTemplateEs: null,
  smsTemplate: null,
  smsTemplateEs: null,
};
