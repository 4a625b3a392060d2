import { useState } from 'react';
import {
  defaultTimeZone,
  localDate,
  toGsmAlphabet,
  segmentsOf,
  textLanguages,
  type TextLanguage,
  type TextWords,
} from 'shared-lib/domain';
import { renderText, sampleText, textPriceCents } from 'mf-settings/domain';
import { useNow } from 'shared-lib/data';
import { formatMoney, useTexts } from 'shared-lib/i18n';
import { Button, Segments } from 'shared-lib/ui';
import styles from './TextPreview.module.css';
import type { TextSetting } from './useTextSetting.ts';

interface PhonePreviewProps {
  body: string;
  language: TextLanguage;
}

/** A text as it looks on the resident's phone. */
function PhonePreview({ body, language }: PhonePreviewProps) {
  const { t } = useTexts('mf-settings');
  return (
    <figure className={styles.phone} aria-label={t('sms.preview.name')}>
      <div className={styles.screen}>
        <p className={styles.bubble} lang={language} dir="auto">
          {body}
        </p>
      </div>
    </figure>
  );
}

interface TextPreviewProps {
  words: TextWords;
  setting: TextSetting;
  /** The community whose name and times it uses; the first one by default. */
  communityId?: string | undefined;
  minutes?: number;
  /** Gets a language's words converted to basic SMS characters (GSM-7); absent if they can't be changed. */
  onPlain?: (language: TextLanguage, words: string) => void;
}

/** A text as a resident gets it, in either language, and how many texts it is billed as. */
export function TextPreview({ words, setting, communityId, minutes, onPlain }: TextPreviewProps) {
  const { t, i18n } = useTexts('mf-settings');
  const now = useNow();
  const [language, setLanguage] = useState<TextLanguage>(i18n.language === 'es' ? 'es' : 'en');
  const { businessName, sender, communities } = setting;
  const community = communities.find(({ id }) => id === communityId) ?? communities[0];
  const shown = language === 'es' && words.es.trim() === '' ? 'en' : language;
  const facts = {
    ...sampleText,
    ...(community && { community }),
    ...(minutes !== undefined && { minutes }),
    sender,
    businessName,
    date: localDate(now, community?.timezone ?? defaultTimeZone),
  };
  const body = renderText(words[shown], facts, shown);
  const { segments, largeLetters } = segmentsOf(body);
  // Names of people and places stay unchanged.
  const isPlain = toGsmAlphabet(words[shown]) === words[shown];
  return (
    <section className={styles.preview} aria-label={t('sms.preview.title')}>
      <Segments
        label={t('sms.preview.language')}
        options={textLanguages.map((value) => ({ value, label: t(`sms.languages.${value}`) }))}
        value={language}
        onChange={(value) => setLanguage(value as TextLanguage)}
      />
      <PhonePreview body={body} language={shown} />
      <p role="status" className={styles.note}>
        {t('sms.preview.segments', {
          count: segments,
          cost: formatMoney(textPriceCents(segments), i18n.language),
        })}
      </p>
      {largeLetters.length > 0 && (
        <p className={styles.large}>{t('sms.preview.large', { letters: largeLetters.join(' ') })}</p>
      )}
      {onPlain && !isPlain && (
        <Button
          variant="default"
          size="xs"
          className={styles.plain ?? ''}
          onClick={() => onPlain(shown, toGsmAlphabet(words[shown]))}
        >
          {t('sms.preview.plain')}
        </Button>
      )}
    </section>
  );
}
