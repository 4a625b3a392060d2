import { IconLock } from '@tabler/icons-react';
import { useVisitor } from 'shared-lib/data';
import type { PublicPage } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { useLocation } from 'shared-lib/router';
import { Button, Card, StatePanel } from 'shared-lib/ui';
import type { ManagerEntry } from './useManagerAccess.ts';

interface GateProps {
  page: Pick<PublicPage, 'businessName'>;
  because: Extract<ManagerEntry, { kind: 'shut' }>['because'];
  onRetry: () => void;
}

/** Replaces the pages for anyone without access: why, and how to get it. */
export function ManagerGate({ page, because, onRetry }: GateProps) {
  const { t } = useTexts('mf-communities');
  const visitor = useVisitor();
  const { pathname } = useLocation();
  const business = page.businessName || t('public.admin.business');
  const words = {
    none: [t('public.admin.noAccess'), t('public.admin.howTo', { business })],
    badKey: [t('public.admin.badKey'), t('public.admin.howTo', { business })],
    ended: [t('managerPages.gate.ended'), t('managerPages.gate.endedHelp', { business })],
    left: [t('public.admin.noAccess'), t('managerPages.left')],
    tooMany: [t('managerPages.gate.tooMany'), t('managerPages.gate.tooManyHelp')],
    failed: [t('managerPages.gate.failed'), t('managerPages.gate.failedHelp')],
  }[because];
  const logIn = (
    <Button component="a" href={`/login?next=${encodeURIComponent(pathname)}`} variant="default">
      {t('public.admin.logIn')}
    </Button>
  );
  const retry = <Button onClick={onRetry}>{t('managerPages.gate.retry')}</Button>;
  return (
    <Card>
      <StatePanel
        icon={<IconLock size={32} />}
        title={words[0] ?? ''}
        action={because === 'failed' ? retry : visitor ? undefined : logIn}
      >
        {words[1]}
      </StatePanel>
    </Card>
  );
}
