import { useRef } from 'react';
import { sendContactForm } from '../../data/publicFormCallables.ts';
import { useNow } from 'shared-lib/data/public';
import { contactTopics, serviceOn, type ContactTopic, type PublicPage } from 'shared-lib/domain';
import { textConsentWording } from 'mf-communities/domain';
import { contactFormSchema, nameOfNight, nightsToReport } from 'mf-communities/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import {
  EmailField,
  FormPage,
  RadioCardsField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  useForm,
} from 'shared-lib/ui/form';
import type { PublicAddress } from '../publicAddress.ts';
import type { OfBusiness } from '../PublicPageAt.tsx';
import styles from './contact.module.css';
import { PhotoField } from './PhotoField.tsx';
import { inBase64 } from './publicPhoto.ts';
import { RobotField, useFormProofs } from './RobotField.tsx';
import { useFormFailure } from './useFormFailure.ts';
import { useNeedsUnit } from './useNeedsUnit.ts';
import { useResidentPhone } from './useResidentPhone.ts';

/** How the form was opened: with nothing selected, for a missed pickup, or for a damaged tag. */
export type ContactReason = 'any' | 'missed' | 'damaged';

export interface ContactFormProps {
  page: PublicPage & OfBusiness;
  address: PublicAddress;
  /** The tag whose page this is; it identifies the door. */
  bintagId?: string;
  reason: ContactReason;
  /** Called with the receipt's secret. */
  onSent: (token: string) => void;
}

const blank = {
  topic: null as ContactTopic | null,
  night: null as string | null,
  unitNumber: '',
  name: '',
  email: '',
  phone: '',
  message: '',
  photo: null as Blob | null,
  smsConsent: false,
};

/** The form residents use to write to the service. The draft stays in the tab until it is sent. */
export function ContactForm({ page, address, bintagId, reason, onSent }: ContactFormProps) {
  const { t, i18n } = useTexts('mf-communities');
  const { language } = i18n;
  const robot = useRef<HTMLInputElement>(null);
  const ask = { form: 'contact', ...address, binTagId: bintagId ?? null } as const;
  const { proofs, offersTexts } = useFormProofs(ask);
  const now = useNow();
  const describeFailure = useFormFailure();
  const residentPhone = useResidentPhone(page.business?.country ?? null);
  const shownIn = language === 'es' ? 'es' : 'en';
  const form = useForm({
    name: `contact-${reason}-${address.businessSlug}-${address.communitySlug}-${bintagId ?? ''}`,
    initialValues: {
      ...blank,
      topic: reason === 'missed' ? 'missedPickup' : reason === 'damaged' ? 'other' : blank.topic,
      message: reason === 'damaged' ? t('public.contact.damagedWords') : '',
    },
    schema: contactFormSchema,
    toInput: ({ phone, ...others }) => ({ ...others, phone: residentPhone.read(phone) }),
    check: ({ phone, smsConsent }) => ({ phone: smsConsent && residentPhone.isAbroad(phone) && 'abroad' }),
    dependents: { topic: ['night', 'message'], phone: ['email'], email: ['phone'], smsConsent: ['phone'] },
    errorTexts: 'mf-communities:public.contact.problems',
    describeFailure,
    submit: async (filled, { photo }) => {
      const sent = { ...filled, ...address, binTagId: bintagId ?? null, language: shownIn } as const;
      const picture = photo && (await inBase64(photo));
      return proofs.send(
        (guard) => sendContactForm({ ...sent, photo: picture, guard }),
        robot.current?.value ?? '',
      );
    },
  });
  const { field, values } = form;
  const asksUnit = useNeedsUnit(bintagId);
  const nightInWords = (night: string) => {
    const name = nameOfNight(night, page.timezone, now);
    const date = formatNight(night, language);
    return name === null ? date : t(`public.contact.${name}`, { night: date });
  };
  const serves = (date: string) => serviceOn(page, date) === 'scheduled';
  return (
    <div className={styles.form}>
      <FormPage
        form={form}
        submitLabel={t('public.contact.send')}
        size="md"
        onDone={({ value }) => value && onSent(value.token)}
      >
        {reason === 'any' && (
          <RadioCardsField
            {...field('topic')}
            label={t('public.contact.topic')}
            choices={contactTopics.map((value) => ({ value, label: t(`public.contact.topics.${value}`) }))}
          />
        )}
        {values.topic === 'missedPickup' && (
          <SelectField
            {...field('night')}
            label={t('public.contact.night')}
            placeholder={t('public.contact.chooseNight')}
            choices={nightsToReport({ timezone: page.timezone, serves }, now).map((value) => ({
              value,
              label: nightInWords(value),
            }))}
          />
        )}
        {asksUnit && (
          <TextField
            {...field('unitNumber')}
            label={t('public.contact.unit')}
            help={t('public.contact.unitHelp')}
            autoComplete="address-line2"
          />
        )}
        <TextAreaField
          {...field('message')}
          label={t(
            values.topic === 'missedPickup' ? 'public.contact.messageOptional' : 'public.contact.message',
          )}
        />
        <PhotoField {...field('photo')} />
        <TextField {...field('name')} label={t('public.contact.name')} autoComplete="name" />
        <EmailField
          {...field('email')}
          label={t('public.contact.email')}
          help={t('public.contact.answerHelp')}
          autoComplete="email"
          inputMode="email"
        />
        <TextField
          {...field('phone')}
          error={residentPhone.words(form.errors['phone']) ?? field('phone').error}
          label={t('public.contact.phone')}
          autoComplete="tel"
          inputMode="tel"
        />
        {offersTexts === true && (
          <SwitchField
            {...field('smsConsent')}
            label={t('public.contact.texts')}
            help={textConsentWording(page.businessName, shownIn)}
          />
        )}
        <RobotField ref={robot} />
      </FormPage>
    </div>
  );
}
