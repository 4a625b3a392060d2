import { useEffect, useRef, useState } from 'react';
import { signUpForTexts } from '../../data/publicFormCallables.ts';
import { textConsentWording } from 'mf-communities/domain';
import type { PublicPage } from 'shared-lib/domain';
import { textSignUpFormSchema } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { FormPage, SwitchField, TextField, useForm } from 'shared-lib/ui/form';
import type { PublicAddress } from '../publicAddress.ts';
import styles from './contact.module.css';
import { RobotField, useFormProofs } from './RobotField.tsx';
import { useNeedsUnit } from './useNeedsUnit.ts';
import { useFormFailure } from './useFormFailure.ts';
import { useResidentPhone } from './useResidentPhone.ts';

interface TextSignUpFormProps {
  page: PublicPage;
  address: PublicAddress;
  /** The tag whose page this is; it identifies the door. */
  bintagId?: string;
}

/**
 * Signs up for text messages. The reply here is the same for every number, which then gets a text that
 * requests a YES.
 */
export function TextSignUpForm({ page, address, bintagId }: TextSignUpFormProps) {
  const { t, i18n } = useTexts('mf-communities');
  const shownIn = i18n.language === 'es' ? 'es' : 'en';
  const robot = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const [isSent, setSent] = useState(false);
  const binTagId = bintagId ?? null;
  const { proofs, offersTexts } = useFormProofs({ form: 'texts', ...address, binTagId });
  const describeFailure = useFormFailure();
  const residentPhone = useResidentPhone(page.business?.country ?? null);
  useEffect(() => {
    if (isSent) message.current?.focus();
  }, [isSent]);
  const form = useForm({
    name: `texts-${address.businessSlug}-${address.communitySlug}-${bintagId ?? ''}`,
    initialValues: { unitNumber: '', phone: '', agrees: false },
    schema: textSignUpFormSchema,
    toInput: ({ phone, ...others }) => ({ ...others, phone: residentPhone.read(phone) }),
    check: ({ phone }) => ({ phone: residentPhone.isAbroad(phone) && 'abroad' }),
    errorTexts: 'mf-communities:public.contact.problems',
    describeFailure,
    submit: (filled) =>
      proofs.send(
        (guard) => signUpForTexts({ ...filled, ...address, binTagId, language: shownIn, guard }),
        robot.current?.value ?? '',
      ),
  });
  const { field } = form;
  const asksUnit = useNeedsUnit(bintagId);
  if (offersTexts === false) return <p className={styles.intro}>{t('public.contact.noTexts')}</p>;
  if (isSent) {
    return (
      <p ref={message} tabIndex={-1} role="status" className={styles.intro}>
        {t('public.contact.textsAsked')}
      </p>
    );
  }
  return (
    <div className={styles.form}>
      <FormPage
        form={form}
        submitLabel={t('public.contact.askForTexts')}
        size="md"
        onDone={() => setSent(true)}
      >
        {asksUnit && (
          <TextField
            {...field('unitNumber')}
            label={t('public.contact.unit')}
            help={t('public.contact.unitHelp')}
            autoComplete="address-line2"
          />
        )}
        <TextField
          {...field('phone')}
          error={residentPhone.words(form.errors['phone']) ?? field('phone').error}
          label={t('public.contact.mobile')}
          autoComplete="tel"
          inputMode="tel"
        />
        <SwitchField
          {...field('agrees')}
          label={t('public.contact.agree')}
          help={textConsentWording(page.businessName, shownIn)}
        />
        <RobotField ref={robot} />
      </FormPage>
    </div>
  );
}
