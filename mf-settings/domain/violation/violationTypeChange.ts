import * as z from 'shared-lib/domain/schema';
import { flag, idInput, text } from 'shared-lib/domain/schema';
import {
  hasUnmatchedBrace,
  unknownPlaceholders,
  severities,
  maxFineCents,
  revisionSchema,
  type ViolationType,
} from 'shared-lib/domain';

/** Maximum number of types an account has, archived ones included: no one could find more in a list in the dark. */
export const maxViolationTypes = 60;

/** Maximum number of communities a type may be limited to; larger accounts apply it to all. */
export const maxTypeCommunities = 1000;

/** How long templates may be: a text of four parts, a letter of two pages. */
export const maxTemplateLength = { sms: 600, email: 6000 } as const;

/** Trims a name and collapses its spaces. */
const oneLine = z.overwrite<string>((typed) => typed.normalize('NFKC').trim().replaceAll(/\s+/g, ' '));

const name = z.string().check(oneLine, z.maxLength(80));

const template = (max: number) =>
  z.nullable(
    text(max).check(
      z.trim(),
      z.refine((words) => !hasUnmatchedBrace(words), { error: 'looseBrace' }),
      z.refine((words) => unknownPlaceholders(words).length === 0, { error: 'unknownPlaceholder' }),
    ),
  );

const fields = {
  nameEn: name.check(z.minLength(1)),
  /** Empty to use the English name in Spanish notices. */
  nameEs: name,
  severity: z.enum(severities),
  requiresPhoto: flag(true),
  /** The fine offered by default; null for none. */
  defaultFineCents: z.nullable(
    z.int().check(z.refine((fine) => fine >= 1 && fine <= maxFineCents, { error: 'fineRange' })),
  ),
  communityIds: z.union([
    z.literal('all'),
    z.array(idInput).check(z.minLength(1), z.maxLength(maxTypeCommunities)),
  ]),
  emailTemplate: template(maxTemplateLength.email),
  emailTemplateEs: template(maxTemplateLength.email),
  smsTemplate: template(maxTemplateLength.sms),
  smsTemplateEs: template(maxTemplateLength.sms),
};

/** The form for a new or edited type. */
export const violationTypeFormSchema = z.object(fields);

export type ViolationTypeForm = z.output<typeof violationTypeFormSchema>;

/** The payload for editing a type: every editable field, and the revision its author saw. */
export const violationTypeEditSchema = z.object({
  ...fields,
  typeId: idInput,
  seen: revisionSchema,
});

export type ViolationTypeEdit = z.output<typeof violationTypeEditSchema>;

/** The other changes to a type: whether it can be reported, its position, and archiving. */
export const violationTypeActSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('archive'), typeId: idInput }),
  z.object({ act: z.literal('restore'), typeId: idInput }),
  z.object({ act: z.literal('move'), typeId: idInput, afterId: z.nullable(idInput) }),
  z.object({ act: z.literal('delete'), typeId: idInput }),
]);

export type ViolationTypeAction = z.output<typeof violationTypeActSchema>;

/** The payload for merging a type into another, which gets all its cases. */
export const violationTypeMergeSchema = z.object({ typeId: idInput, intoId: idInput });

export type ViolationTypeMerge = z.output<typeof violationTypeMergeSchema>;

/** A type as form values. */
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

/** The form's values as fields of the record. */
export const violationTypeFields = ({ nameEn, nameEs, ...form }: ViolationTypeForm) => ({
  name: { en: nameEn, es: nameEs },
  ...form,
  emailTemplate: form.emailTemplate || null,
  emailTemplateEs: form.emailTemplateEs || null,
  smsTemplate: form.smsTemplate || null,
  smsTemplateEs: form.smsTemplateEs || null,
});

/** The initial values for a new type. */
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
