import { useState } from 'react';
import { useCommunityDirectory, useCustomer, useSettings, useTonightDate } from 'shared-lib/data';
import {
  addDays,
  doorName,
  noticeLanguages,
  noticeLetter,
  senderOf,
  unknownPlaceholders,
  type NoticeFacts,
} from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Segments } from 'shared-lib/ui';
import { toViolationTypeForm, type TypeValues } from './typeValues.ts';
import styles from './NoticePreview.module.css';

const channels = ['email', 'sms'] as const;

/** Days to fix the example. */
const exampleDays = 7;

/** A sample notice as residents get it, in either language, while the form is filled in. */
export function NoticePreview({ values }: { values: TypeValues }) {
  const { t } = useTexts('mf-settings');
  const [channel, setChannel] = useState<(typeof channels)[number]>('email');
  const facts = useExample(values);
  const templates = toViolationTypeForm(values);
  const { emailTemplate, emailTemplateEs, smsTemplate, smsTemplateEs } = values;
  const unknown = unknownPlaceholders(
    [emailTemplate, emailTemplateEs, smsTemplate, smsTemplateEs].join('\n'),
  );
  return (
    <section className={styles.preview} aria-labelledby="notice-preview">
      <div className={`vh-spread ${styles.head}`}>
        <h3 id="notice-preview">{t('operations.types.preview.title')}</h3>
        <Segments
          label={t('operations.types.preview.way')}
          options={channels.map((value) => ({ value, label: t(`operations.types.preview.${value}`) }))}
          value={channel}
          onChange={(value) => setChannel(value === 'sms' ? 'sms' : 'email')}
        />
      </div>
      {unknown.length > 0 && (
        <p role="status" className={styles.unknown}>
          {t('operations.types.preview.unknown', { names: unknown.map((name) => `{${name}}`).join(', ') })}
        </p>
      )}
      <div className={styles.letters}>
        {noticeLanguages.map((language) => {
          const letter = noticeLetter(facts, templates, channel, language);
          return (
            <article key={language} lang={language}>
              <h4>
                {t(`operations.types.languages.${language}`)}
                <span>
                  {t(
                    letter.templateVersion === 'template'
                      ? 'operations.types.preview.yours'
                      : 'operations.types.preview.ours',
                  )}
                </span>
              </h4>
              {channel === 'email' && <p className={styles.subject}>{letter.subject}</p>}
              <p className={styles.text} data-channel={channel}>
                {letter.text}
              </p>
            </article>
          );
        })}
      </div>
    </section>
  );
}

/** A sample case, at one of the owner's communities. */
function useExample({ nameEn, nameEs, defaultFineCents }: TypeValues): NoticeFacts {
  const { t } = useTexts('mf-settings');
  const customer = useCustomer();
  const communities = useCommunityDirectory();
  const tonight = useTonightDate();
  const sms = useSettings('sms');
  const businessName = (customer.status === 'ready' && customer.data?.businessName) || '';
  const [community] = communities.status === 'ready' ? communities.data : [];
  const en = nameEn.trim() || t('operations.types.preview.nameless');
  return {
    propertyName: community?.propertyName || t('operations.types.preview.community'),
    businessName,
    sender: senderOf(sms.status === 'ready' ? sms.data.senderName : '', businessName),
    unitNumber: doorName({ building: 'A', unitNumber: '101' }),
    violation: { en, es: nameEs.trim() || en },
    serviceDate: tonight,
    caseNumber: `V-${tonight.replaceAll('-', '')}-001`,
    rule: null,
    cureBy: addDays(tonight, exampleDays),
    fineCents: defaultFineCents,
    level: 1,
  };
}
