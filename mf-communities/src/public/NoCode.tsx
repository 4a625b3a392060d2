import { IconQrcodeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { StatePanel } from 'shared-lib/ui/public';

interface NoCodeProps {
  title: string;
  children: ReactNode;
}

/** Shown instead of the page that a printed code would open. */
export function NoCode({ title, children }: NoCodeProps) {
  return (
    <StatePanel icon={<IconQrcodeOff size={32} />} title={title} heading>
      {children}
    </StatePanel>
  );
}

/** For a code whose community has no page, or no longer has one. */
export function NoPageForCode() {
  const { t } = useTexts('mf-communities');
  return <NoCode title={t('public.code.notServed')}>{t('public.code.notServedHelp')}</NoCode>;
}
