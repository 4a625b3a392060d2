import type { Community } from 'shared-lib/domain';
import { formatLength, useTexts } from 'shared-lib/i18n';
import { formatPhone } from 'shared-lib/ui';
import { EditButton } from '../edit/EditButton.tsx';
import { FencePlan } from '../edit/geofence/FencePlan.tsx';
import { Facts } from '../place/Facts.tsx';
import { Section } from '../place/Section.tsx';
import styles from './AccessTab.module.css';
import { CodesSection } from './CodesSection.tsx';
import { PublicAddressSection } from './PublicAddressSection.tsx';

/** Escapes the address, so that none of it can become an email header. */
const mailTo = (address: string) => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;

/** A community's contact, access instructions, location and public links. */
export function AccessTab({ community }: { community: Community }) {
  return (
    <div className={styles.columns}>
      <ContactSection community={community} />
      <CodesSection community={community} />
      <GeofenceSection community={community} />
      <PublicAddressSection community={community} />
    </div>
  );
}

function ContactSection({ community }: { community: Community }) {
  const { t } = useTexts('mf-communities');
  const { contactName, contactEmail, contactPhone } = community;
  const none = <span className={styles.none}>{t('people.noContact')}</span>;
  return (
    <Section title={t('people.contact')} action={<EditButton community={community} part="contact" />}>
      <Facts
        wide
        facts={[
          { label: t('edit.contact.name'), value: contactName ? <bdi>{contactName}</bdi> : none },
          {
            label: t('edit.contact.email'),
            value: contactEmail ? <a href={mailTo(contactEmail)}>{contactEmail}</a> : none,
          },
          {
            label: t('edit.contact.phone'),
            value: contactPhone ? <a href={`tel:${contactPhone}`}>{formatPhone(contactPhone)}</a> : none,
          },
        ]}
      />
    </Section>
  );
}

function GeofenceSection({ community }: { community: Community }) {
  const { t, i18n } = useTexts('mf-communities');
  const { geofence } = community;
  return (
    <Section title={t('geofence.title')} action={<EditButton community={community} part="geofence" />}>
      {geofence === null ? (
        <p className={styles.none}>{t('geofence.none')}</p>
      ) : (
        <div className={styles.fence}>
          <FencePlan radiusM={geofence.radiusM} center={geofence} timeZone={community.timezone} />
          <Facts
            facts={[
              {
                label: t('geofence.lat'),
                value: geofence.lat.toLocaleString(i18n.language, { maximumFractionDigits: 6 }),
              },
              {
                label: t('geofence.lng'),
                value: geofence.lng.toLocaleString(i18n.language, { maximumFractionDigits: 6 }),
              },
              {
                label: t('geofence.radiusM'),
                value: formatLength(geofence.radiusM, community.timezone, i18n.language),
              },
            ]}
          />
        </div>
      )}
    </Section>
  );
}
