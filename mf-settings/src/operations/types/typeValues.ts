import type { ViolationTypeForm } from 'mf-settings/domain';

type Template = 'emailTemplate' | 'emailTemplateEs' | 'smsTemplate' | 'smsTemplateEs';

/** A type as its form holds it: without a template is an empty one, and communities are chosen apart from whether all are meant. */
export type TypeValues = Omit<ViolationTypeForm, 'communityIds' | Template> &
  Record<Template, string> & { reach: 'all' | 'some'; communityIds: string[] };

/** What the form shows of a type. */
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

/** What the form asks for. */
export const askedOf = ({ reach, communityIds, ...values }: TypeValues): ViolationTypeForm => ({
  ...values,
  communityIds: reach === 'all' ? 'all' : communityIds,
  emailTemplate: orNone(values.emailTemplate),
  emailTemplateEs: orNone(values.emailTemplateEs),
  smsTemplate: orNone(values.smsTemplate),
  smsTemplateEs: orNone(values.smsTemplateEs),
});
