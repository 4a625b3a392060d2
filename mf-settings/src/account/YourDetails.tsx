import { savePerson, useAccount, usePerson } from 'shared-lib/data';
import { personSchema, type Person } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent, SectionError } from 'shared-lib/ui';
import { TextField, useAutosaveForm } from 'shared-lib/ui/form';
import { OwnPicture } from './picture/OwnPicture.tsx';
import { WordingFields } from './Wording.tsx';

/** The signed-in user's profile. */
export function YourDetails() {
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
              <WordingFields stored={stored} />
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
