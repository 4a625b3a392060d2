import { useEffect } from 'react';
import { savePerson, useAccount } from 'shared-lib/data';
import { timeFormat, type Wording } from 'shared-lib/domain';
import { wordingChoiceOf, wordingChoiceSchema, wordingOf } from 'mf-settings/domain';
import { dateTimeFormat, useTexts } from 'shared-lib/i18n';
import { SelectField, useAutosaveForm } from 'shared-lib/ui/form';

/** The last changed field: the change re-renders the page, and focus returns to it. */
let changed: string | null = null;

/** Any evening, for an example of each clock format. */
const evening = Date.UTC(2026, 0, 1, 20, 30);

/** The signed-in user's language and formats; the whole page follows immediately. */
export function WordingFields({ stored }: { stored: Wording }) {
  const { t, i18n } = useTexts('mf-settings');
  const account = useAccount();
  useEffect(() => {
    if (changed !== null) document.querySelector<HTMLElement>(`[data-field="${changed}"]`)?.focus();
    changed = null;
  }, []);
  const { field } = useAutosaveForm({
    name: 'settings-wording',
    stored: wordingChoiceOf(stored),
    schema: wordingChoiceSchema,
    save: (change) => {
      changed = Object.keys(change)[0] ?? null;
      return savePerson(account, wordingOf(change));
    },
  });
  const example = (hourCycle: 'h12' | 'h23') =>
    dateTimeFormat(i18n.language, {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
      hourCycle,
    }).format(evening);
  return (
    <>
      <SelectField
        {...field('language')}
        label={t('account.you.language.label')}
        help={t('account.you.language.help')}
        choices={[
          { value: 'device', label: t('account.you.device') },
          { value: 'en', label: 'English' },
          { value: 'es', label: 'Español' },
        ]}
      />
      <SelectField
        {...field('timeFormat')}
        label={t('account.you.timeFormat.label')}
        help={t('account.you.timeFormat.help')}
        choices={[
          { value: 'device', label: t('account.you.device') },
          ...timeFormat.options.map((value) => ({
            value,
            label: t(`account.you.timeFormat.${value}`, {
              example: example(value === '12h' ? 'h12' : 'h23'),
            }),
          })),
        ]}
      />
    </>
  );
}
