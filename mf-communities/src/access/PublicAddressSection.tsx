import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import { useCustomer } from 'shared-lib/data';
import { isArchived, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, showToast } from 'shared-lib/ui';
import { EditButton } from '../edit/EditButton.tsx';
import { Section } from '../place/Section.tsx';
import styles from './AccessTab.module.css';

/** A community's public address: to open, copy, and change. */
export function PublicAddressSection({ community }: { community: Community }) {
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
      <div className={styles.actions}>
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
      <p className={styles.hint}>{t('access.addressHelp')}</p>
    </Section>
  );
}
