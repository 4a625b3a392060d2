import type { ViolationTypeForm } from 'mf-settings/domain';

type Template = 'emailTemplate' | 'emailTemplateEs' | 'smsTemplate' | 'smsTemplateEs';

/**
 * A type as form values: a missing template is empty, and the chosen communities are separate from whether all are
 * selected.
 */
export type TypeValues = Omit<ViolationTypeForm, 'communityIds' | Template> &
  Record<Template, string> & { reach: 'all' | 'some'; communityIds: string[] };

/** A type's form values. */
export const valuesOf = ({ communityIds, ...form }: ViolationTypeForm): TypeValues => ({
  ...form,
  reach: communityIds === 'all' ? 'all' : 'some',
  communityIds: communityIds === 'all' ? [] : [...communityIds].sort(),
  emailTemplate: form.emailTemplate ?? '',
  emailTemplateEs: form.emailTemplateEs ?? '',
  smsTemplate: form.smsTemplate ?? '',
  smsTemplateEs: form.smsTemplateEs ?? '',
});

const orNone = (template: string) => template.trim() || null;

/** The form's payload. */
export const toViolationTypeForm = ({ reach, communityIds, ...values }: TypeValues): ViolationTypeForm => ({
  ...values,
  communityIds: reach === 'all' ? 'all' : communityIds,
  emailTemplate: orNone(values.emailTemplate),
  emailTemplateEs: orNone(values.emailTemplateEs),
  smsTemplate: orNone(values.smsTemplate),
  smsTemplateEs: orNone(values.smsTemplateEs),
});
