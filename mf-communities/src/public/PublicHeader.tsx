import type { PublicPage } from 'shared-lib/domain';
import { unknownProperty } from 'shared-lib/domain/public';
import { useTexts } from 'shared-lib/i18n';
import { PublicHead } from 'shared-lib/ui/public';
import type { ReactNode } from 'react';
import type { OfBusiness } from './PublicPageAt.tsx';

interface PublicHeaderProps {
  page: Pick<PublicPage, 'propertyName' | 'businessName'> & OfBusiness;
  /** The line above the name, such as the kind of page. */
  kind?: ReactNode;
}

/**
 * The header of a public page: the community, and the business that serves it. Also sets the browser's title.
 */
export function PublicHeader({ page, kind }: PublicHeaderProps) {
  const { t } = useTexts('mf-communities');
  const name = page.propertyName || unknownProperty;
  return (
    <header>
      <title>{[name, page.businessName || 'Valet Hub'].join(' · ')}</title>
      <PublicHead
        name={name}
        kind={kind}
        servedBy={page.businessName && t('public.servedBy', { business: page.businessName })}
        business={page.business ?? null}
      />
    </header>
  );
}
