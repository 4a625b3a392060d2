import { IconPencil } from '@tabler/icons-react';
import { isArchived, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, formatPhone } from 'shared-lib/ui';
import { Facts, type Fact } from '../place/Facts.tsx';
import { Section } from '../place/Section.tsx';
import { useBulkDialog } from '../bulk/useBulkDialog.tsx';
import { MemberName, type Members } from './MemberName.tsx';
import styles from './PeopleSection.module.css';

/** Opens the dialog in which a community gets another District Manager, or none, unless it is archived. */
function ManagerButton({ community }: { community: Pick<Community, 'id' | 'archivedAt'> }) {
  const { t } = useTexts('mf-communities');
  const ask = useBulkDialog();
  if (isArchived(community)) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconPencil size={16} aria-hidden />}
      aria-label={t('people.changeManager')}
      onClick={() => ask('manager', [community.id], () => {})}
    >
      {t('edit.button')}
    </Button>
  );
}

/** Escapes the address, so that none of it can become an email header. */
const mailTo = (address: string) => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;

interface PeopleSectionProps {
  community: Community;
  /** Null while loading. */
  members: Members | null;
}

/** Who oversees the community, and the contact at the property. */
export function PeopleSection({ community, members }: PeopleSectionProps) {
  const { t } = useTexts('mf-communities');
  const { districtManagerId, contactName, contactEmail, contactPhone } = community;
  const hasContact = [contactName, contactEmail, contactPhone].some(Boolean);
  const facts: Fact[] = [
    {
      label: t('people.manager'),
      value: (
        <span className={styles.manager}>
          {districtManagerId ? (
            members && <MemberName memberId={districtManagerId} members={members} />
          ) : (
            <span className={styles.none}>{t('people.noManager')}</span>
          )}
          <ManagerButton community={community} />
        </span>
      ),
    },
    {
      label: t('people.contact'),
      value: hasContact ? (
        <span className={styles.contact}>
          {contactName && <span dir="auto">{contactName}</span>}
          {contactEmail && <a href={mailTo(contactEmail)}>{contactEmail}</a>}
          {contactPhone && <a href={`tel:${contactPhone}`}>{formatPhone(contactPhone)}</a>}
        </span>
      ) : (
        <span className={styles.none}>{t('people.noContact')}</span>
      ),
    },
  ];
  return (
    <Section title={t('people.title')}>
      <Facts facts={facts} wide />
    </Section>
  );
}
