import { testTextSchema } from 'mf-settings/domain';
import { textLanguages, type TemplatedKind, type TextLanguage, type TextWords } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { FormDialog, PhoneField, SegmentsField, useForm } from 'shared-lib/ui/form';
import { callBroadcasts } from '../../data/callables.ts';

interface TestDialogProps {
  kind: TemplatedKind;
  words: TextWords;
  /** The community whose name and times it uses; null for example values. */
  communityId: string | null;
  opened: boolean;
  onClose: () => void;
}

/** Sends the current words, saved or not, to the author's phone. */
export function TestDialog({ kind, words, communityId, opened, onClose }: TestDialogProps) {
  const { t, i18n } = useTexts('mf-settings');
  const form = useForm({
    name: 'test-text',
    initialValues: {
      to: null as string | null,
      language: (i18n.language === 'es' ? 'es' : 'en') as TextLanguage,
    },
    schema: testTextSchema,
    toInput: (values) => ({ ...values, kind, words: words[values.language], communityId }),
    submit: async (test) => {
      const result = await callBroadcasts('sendTestText', test);
      // This form has no field for problems with the words.
      const wrong = result.ok ? undefined : result.error.fields?.['words'];
      return wrong && !result.ok
        ? { ok: false, error: { code: result.error.code, fields: { to: wrong } } }
        : result;
    },
    errorTexts: 'mf-settings:sms.words',
    describeFailure: () => ({ text: t('sms.test.failed') }),
  });
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('sms.test.title')}
      submitLabel={t('sms.test.submit')}
      success={() => t('sms.test.sent')}
    >
      <PhoneField
        {...form.field('to')}
        label={t('sms.test.phone')}
        help={t('sms.test.phoneHelp')}
        autoComplete="tel"
        autoFocus
      />
      <SegmentsField
        {...form.field('language')}
        label={t('sms.test.language')}
        choices={textLanguages.map((value) => ({ value, label: t(`sms.languages.${value}`) }))}
      />
    </FormDialog>
  );
}
