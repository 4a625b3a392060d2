import { localeChoiceOf, localeChoiceSchema, localePreferencesOf } from 'mf-settings/domain';
import { useEffect } from 'react';
import { dateTimeFormat, useTexts } from 'shared-lib/i18n';
import { hasUsageStatistics, savePerson, useAccount, usePerson, useUsageChoice } from 'shared-lib/data';
import { personSchema, timeFormat, type Person, type LocalePreferences } from 'shared-lib/domain';
import { Card, LiveContent, SectionError } from 'shared-lib/ui';
import { SelectField, SwitchField, TextField, useAutosaveForm } from 'shared-lib/ui/form';
import styles from '../settings/SettingsTab.module.css';
import { YourData } from '../yourData/YourData.tsx';
import { SigningIn } from './access/SigningIn.tsx';
import { BusinessProfile } from './business/BusinessProfile.tsx';
import { OwnPicture } from './picture/OwnPicture.tsx';

/** Whether the signed-in person allows usage statistics in this browser. Each Admin has their own choice. */
function UsageStatistics() {
  const { t } = useTexts('mf-settings');
  const [choice, choose] = useUsageChoice();
  const isCounted = hasUsageStatistics();
  return (
    <Card flush={isCounted}>
      {isCounted ? (
        <SwitchField
          name="usageStatistics"
          label={t('account.statistics.label')}
          help={t('account.statistics.help')}
          value={choice === 'allowed'}
          error={null}
          readOnly={false}
          saving={{ status: 'idle', retry: () => {} }}
          onChange={(isAllowed) => choose(isAllowed ? 'allowed' : 'refused')}
        />
      ) : (
        <p data-setting="usageStatistics" className={styles.text}>
          {t('account.statistics.none')}
        </p>
      )}
    </Card>
  );
}

/** The last changed field: the change re-renders the page, and focus returns to it. */
let changed: string | null = null;

/** Any evening, for an example of each clock format. */
const evening = Date.UTC(2026, 0, 1, 20, 30);

/** The signed-in user's language and formats; the whole page follows immediately. */
function LocaleFields({ stored }: { stored: LocalePreferences }) {
  const { t, i18n } = useTexts('mf-settings');
  const account = useAccount();
  useEffect(() => {
    if (changed !== null) document.querySelector<HTMLElement>(`[data-field="${changed}"]`)?.focus();
    changed = null;
  }, []);
  const { field } = useAutosaveForm({
    name: 'settings-wording',
    stored: localeChoiceOf(stored),
    schema: localeChoiceSchema,
    save: (change) => {
      changed = Object.keys(change)[0] ?? null;
      return savePerson(account, localePreferencesOf(change));
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

/** The signed-in user's profile. */
function YourDetails() {
  const person = usePerson();
  return (
    <Card flush>
      <LiveContent live={person}>
        {(stored) =>
          stored === null ? (
            <SectionError onRetry={person.retry} />
          ) : (
            <>
              <Names stored={stored} />
              <OwnPicture stored={stored.profilePic} />
              <LocaleFields stored={stored} />
            </>
          )
        }
      </LiveContent>
    </Card>
  );
}

function Names({ stored }: { stored: Person }) {
  const { t } = useTexts('mf-settings');
  const account = useAccount();
  const { field } = useAutosaveForm<Pick<Person, 'firstName' | 'lastName'>>({
    name: 'settings-person',
    stored: { firstName: stored.firstName, lastName: stored.lastName },
    schema: personSchema,
    errorTexts: 'mf-settings:account.you.problems',
    save: (change) => savePerson(account, change),
  });
  return (
    <>
      <TextField {...field('firstName')} label={t('account.you.firstName')} maxLength={200} />
      <TextField {...field('lastName')} label={t('account.you.lastName')} maxLength={200} />
    </>
  );
}

/** The settings tab of the person who is signed in, and of the business. */
export default function AccountTab() {
  const { t } = useTexts('mf-settings');
  return (
    <div className={styles.tab}>
      <h2 className="vh-large-title">{t('account.title')}</h2>
      <p className={styles.text}>{t('account.text')}</p>
      <section aria-labelledby="your-details">
        <h3 id="your-details" className={styles.group}>
          {t('account.you.title')}
        </h3>
        <YourDetails />
      </section>
      <section aria-labelledby="signing-in">
        <h3 id="signing-in" className={styles.group}>
          {t('account.access.title')}
        </h3>
        <SigningIn />
      </section>
      <section aria-labelledby="business-profile">
        <h3 id="business-profile" className={styles.group}>
          {t('account.business.title')}
        </h3>
        <BusinessProfile />
      </section>
      <section aria-labelledby="usage-statistics">
        <h3 id="usage-statistics" className={styles.group}>
          {t('account.statistics.title')}
        </h3>
        <UsageStatistics />
      </section>
      <YourData />
    </div>
  );
}
