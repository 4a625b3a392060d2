import { IconCopy, IconExternalLink, IconEye, IconEyeOff } from '@tabler/icons-react';
import { noAccess } from 'mf-communities/domain';
import { useState } from 'react';
import { useCustomer } from 'shared-lib/data';
import { isArchived, unknownProperty, type Community } from 'shared-lib/domain';
import { formatLength, useTexts } from 'shared-lib/i18n';
import { useFieldNames } from 'shared-lib/i18n/fields';
import { Link } from 'shared-lib/router';
import { Button, formatPhone, LiveContent, showToast } from 'shared-lib/ui';
import { useCommunityAccess } from '../data/communityAccess.api.ts';
import { EditButton } from '../edit/EditButton.tsx';
import { FencePlan } from '../edit/geofence/FencePlan.tsx';
import { Facts } from '../place/Facts.tsx';
import { Section } from '../place/Section.tsx';
import styles from './AccessTab.module.css';

/** Escapes the address, so that none of it can become an email header. */
const mailTo = (address: string) => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;

/** A community's public address: to open, copy, and change. */
function PublicAddressSection({ community }: { community: Community }) {
  const { t } = useTexts('mf-communities');
  const customer = useCustomer();
  const businessSlug = customer.status === 'ready' ? customer.data?.businessSlug : null;
  const { slug } = community;
  const path =
    businessSlug && slug ? `/${encodeURIComponent(businessSlug)}/${encodeURIComponent(slug)}` : null;
  if (path === null || isArchived(community)) return null;
  const address = `${window.location.origin}${path}`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ meaning: 'good', message: t('access.copied') }),
      () => showToast({ meaning: 'bad', message: t('access.notCopied') }),
    );
  return (
    <Section title={t('records.publicPage')} action={<EditButton community={community} part="address" />}>
      <p className={styles.address}>{address}</p>
      <div className={`vh-actions ${styles.actions}`}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => void copy()}
        >
          {t('access.copy')}
        </Button>
        <Button
          component={Link}
          to={path}
          variant="default"
          size="sm"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          {t('access.openPage')}
        </Button>
      </div>
      <p className={`vh-soft ${styles.hint}`}>{t('access.addressHelp')}</p>
    </Section>
  );
}

const codes = ['gateCode', 'compactorCode', 'accessNotes'] as const;

/** The placeholder of a code, which doesn't reveal its length. */
const mask = '••••••';

/** Access instructions. They stay hidden until revealed, since others may see the screen. */
function CodesSection({ community }: { community: Community }) {
  const { t } = useTexts('mf-communities');
  const fieldName = useFieldNames();
  const name = community.propertyName || unknownProperty;
  const [isShown, setShown] = useState(false);
  return (
    <Section title={t('access.codes')} action={<EditButton community={community} part="codes" />}>
      <LiveContent live={useCommunityAccess(community.id)}>
        {(access) => {
          const known = access ?? noAccess;
          const isNone = codes.every((code) => known[code] === null);
          if (isNone) return <p className={`vh-muted ${styles.none}`}>{t('access.none')}</p>;
          return (
            <>
              <Facts
                wide
                facts={codes.flatMap((code) => {
                  const value = known[code];
                  if (value === null) return [];
                  return [
                    {
                      label: fieldName(code),
                      value: isShown ? (
                        <span className={styles.code}>{value}</span>
                      ) : (
                        <span aria-label={t('access.covered')} role="img">
                          {mask}
                        </span>
                      ),
                    },
                  ];
                })}
              />
              <div className={`vh-actions ${styles.actions}`}>
                <Button
                  variant="default"
                  size="sm"
                  leftSection={
                    isShown ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />
                  }
                  aria-label={t(isShown ? 'access.hideOf' : 'access.showOf', { name })}
                  onClick={() => setShown((shown) => !shown)}
                >
                  {t(isShown ? 'access.hide' : 'access.show')}
                </Button>
              </div>
            </>
          );
        }}
      </LiveContent>
      <p className={`vh-soft ${styles.hint}`}>{t('access.who')}</p>
    </Section>
  );
}

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
  const none = <span className={`vh-muted ${styles.none}`}>{t('people.noContact')}</span>;
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
        <p className={`vh-muted ${styles.none}`}>{t('geofence.none')}</p>
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
