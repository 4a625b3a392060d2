import { useState } from 'react';
import { checkWords, placeholdersOf } from 'mf-settings/domain';
import { textLanguages, type TemplatedKind, type TextLanguage } from 'shared-lib/domain';
import { smsTemplateChangeSchema } from 'mf-settings/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, Card, showToast, StatusBadge } from 'shared-lib/ui';
import { ConfirmDialog } from 'shared-lib/ui/dialogs';
import { ChangedElsewhere, FormPage, TextAreaField, useEditForm } from 'shared-lib/ui/form';
import { TextPreview } from '../preview/TextPreview.tsx';
import { wordsOf, type TextSetting } from '../preview/useTextSetting.ts';
import { TestButton } from '../test/TestButton.tsx';
import styles from './TemplatesView.module.css';
import { callBroadcasts } from '../../data/callables.ts';

interface TemplateFormProps {
  kind: TemplatedKind;
  setting: TextSetting;
}

/** The words of one kind of text in both languages, with a live preview. */
export function TemplateForm(props: TemplateFormProps) {
  const [saves, setSaves] = useState(0);
  // Remounted after saving, so the user's own save doesn't show up as someone else's change.
  return <OpenForm key={saves} {...props} onSaved={() => setSaves(saves + 1)} />;
}

function OpenForm({ kind, setting, onSaved }: TemplateFormProps & { onSaved: () => void }) {
  const { t } = useTexts('mf-settings');
  const [isResetting, setResetting] = useState(false);
  const own = setting.templates.find(({ id }) => id === kind);
  const { en, es } = wordsOf(setting.templates, kind);
  const seen = own?.updatedAt ?? null;
  const form = useEditForm({
    name: `sms-template-${kind}`,
    stored: { en, es },
    schema: smsTemplateChangeSchema,
    toInput: (words) => ({ kind, words, seen }),
    liveCheck: (words) => ({ en: checkWords(kind, words.en), es: checkWords(kind, words.es) }),
    submit: (change) => callBroadcasts('changeSmsTemplate', change),
    errorTexts: 'mf-settings:sms.words',
    describeField: (name) => t(`sms.languages.${name}`),
    describeFailure: () => ({ text: t('sms.templates.failed') }),
  });
  const community = setting.communities[0];
  const insert = (language: TextLanguage, name: string) => {
    const words = form.values[language];
    const gap = words === '' || words.endsWith(' ') ? '' : ' ';
    form.field(language).onChange(`${words}${gap}{${name}}`);
  };
  const reset = async () => {
    const result = await callBroadcasts('changeSmsTemplate', { kind, words: null, seen });
    if (!result.ok) return { ok: false as const, message: t('sms.templates.resetFailed') };
    form.reset();
    showToast({ meaning: 'good', message: t('sms.templates.wasReset') });
    onSaved();
    return { ok: true as const };
  };
  return (
    <div className={styles.columns}>
      <Card>
        <div className={`vh-row ${styles.heading}`}>
          <h3 className="vh-title">{t(`sms.kinds.${kind}`)}</h3>
          <StatusBadge meaning={own ? 'info' : 'neutral'}>
            {t(own ? 'sms.templates.own' : 'sms.templates.ours')}
          </StatusBadge>
        </div>
        <FormPage
          form={form}
          submitLabel={t('sms.templates.save')}
          onDone={() => {
            showToast({ meaning: 'good', message: t('sms.templates.saved') });
            onSaved();
          }}
          discard={t('sms.templates.discard')}
          disabled={!form.isDirty}
        >
          <ChangedElsewhere form={form} lastChange={null} />
          {textLanguages.map((language) => (
            <div key={language}>
              <TextAreaField {...form.field(language)} label={t(`sms.languages.${language}`)} rows={5} />
              <div className={styles.names}>
                {placeholdersOf[kind].map((name) => (
                  <button
                    key={name}
                    type="button"
                    className={styles.name}
                    aria-label={`${t('sms.templates.insert')} {${name}} (${t(`sms.languages.${language}`)})`}
                    onClick={() => insert(language, name)}
                  >
                    {`{${name}}`}
                  </button>
                ))}
              </div>
            </div>
          ))}
        </FormPage>
        <div className={`vh-actions ${styles.acts}`}>
          <TestButton kind={kind} words={form.values} communityId={community?.id ?? null} />
          {own && (
            <Button variant="subtle" onClick={() => setResetting(true)}>
              {t('sms.templates.reset')}
            </Button>
          )}
        </div>
      </Card>
      <TextPreview
        words={form.values}
        setting={setting}
        onPlain={(language, plain) => form.field(language).onChange(plain)}
      />
      <ConfirmDialog
        opened={isResetting}
        title={t('sms.templates.resetTitle')}
        action={t('sms.templates.reset')}
        destructive
        onConfirm={reset}
        onClose={() => setResetting(false)}
      >
        {t('sms.templates.resetText')}
      </ConfirmDialog>
    </div>
  );
}
