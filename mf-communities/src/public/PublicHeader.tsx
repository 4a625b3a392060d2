import { unknownProperty, type PublicPage } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import type { ReactNode } from 'react';
import styles from './PublicHeader.module.css';

interface PublicHeaderProps {
  page: Pick<PublicPage, 'propertyName' | 'businessName'>;
  /** The line above the name, such as the kind of page. */
  kind?: ReactNode;
}

/** The head of a page for everyone: the property, and the business that serves it. Titles the page in the browser as well. */
export function PublicHeader({ page, kind }: PublicHeaderProps) {
  const { t } = useTexts('mf-communities');
  const name = page.propertyName || unknownProperty;
  return (
    <header className={styles.header}>
      <title>{[name, page.businessName || 'Valet Hub'].join(' · ')}</title>
      {kind && <p className={styles.kind}>{kind}</p>}
      <h1 className={styles.name} dir="auto" title={name}>
        {name}
      </h1>
      {page.businessName && (
        <p className={styles.business} dir="auto">
          {t('public.servedBy', { business: page.businessName })}
        </p>
      )}
    </header>
  );
}
