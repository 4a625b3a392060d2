import { IconLink, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCustomer, useNow } from 'shared-lib/data';
import { useManagerLinks } from '../data/managers.api.ts';
import { isArchived, type Community } from 'shared-lib/domain';
import { managerLinkState, type ManagerLink } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, Card, LazyOverlay, lazyPart, LiveContent, StatePanel, useAddressState } from 'shared-lib/ui';
import { Section } from '../place/Section.tsx';
import { ClosureRequests } from './ClosureRequests.tsx';
import type { CreatedLink } from './CreatedLinkPanel.tsx';
import { ManagerLinkRow } from './ManagerLinkRow.tsx';
import styles from './ManagersTab.module.css';

const addDialog = lazyPart(
  'The form to add a link',
  async () => (await import('./AddManagerDialog.tsx')).AddManagerDialog,
);
const madeDialog = lazyPart(
  'The new link',
  async () => (await import('./CreatedLinkPanel.tsx')).CreatedLinkPanel,
);

/** The property managers who have a link, and their requests. */
export function ManagersTab({ community }: { community: Community }) {
  const { t } = useTexts('mf-communities');
  const customer = useCustomer();
  const hasPage =
    Boolean(community.slug) && (customer.status !== 'ready' || Boolean(customer.data?.businessSlug));
  const adding = useAddressState('addManager');
  const [made, setMade] = useState<CreatedLink | null>(null);
  const isServed = !isArchived(community);
  return (
    <div className="vh-stack">
      <ClosureRequests community={community} />
      <Section
        title={t('managers.title')}
        action={
          hasPage &&
          isServed && (
            <Button
              size="sm"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => adding.open()}
              {...addDialog.ahead}
            >
              {t('managers.add')}
            </Button>
          )
        }
      >
        <p className={styles.intro}>{t(hasPage ? 'managers.intro' : 'managers.noPage')}</p>
        <LiveContent live={useManagerLinks(community.id)}>
          {(links) => <Links links={links} community={community} onMade={setMade} />}
        </LiveContent>
      </Section>
      <LazyOverlay part={addDialog} isOpen={adding.isOpen && isServed} onClose={adding.close}>
        {(AddManagerDialog) =>
          adding.isOpen && <AddManagerDialog community={community} onClose={adding.close} onMade={setMade} />
        }
      </LazyOverlay>
      <LazyOverlay part={madeDialog} isOpen={made !== null} onClose={() => setMade(null)}>
        {(CreatedLinkPanel) => made && <CreatedLinkPanel made={made} onClose={() => setMade(null)} />}
      </LazyOverlay>
    </div>
  );
}

interface LinksProps {
  links: readonly ManagerLink[];
  community: Community;
  onMade: (made: CreatedLink) => void;
}

function Links({ links, community, onMade }: LinksProps) {
  const { t } = useTexts('mf-communities');
  const now = useNow();
  const sorted = links.toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0));
  const isOpen = (link: ManagerLink) => managerLinkState(link, now) === 'open';
  const [open, earlier] = [sorted.filter(isOpen), sorted.filter((link) => !isOpen(link))];
  const list = (label: string, some: readonly ManagerLink[]) => (
    <ul className={`vh-list ${styles.links}`} aria-label={label}>
      {some.map((link) => (
        <ManagerLinkRow key={link.id} link={link} community={community} onMade={onMade} />
      ))}
    </ul>
  );
  return (
    <>
      {open.length === 0 ? (
        <Card>
          <StatePanel icon={<IconLink size={32} />} title={t('managers.empty.title')}>
            {t('managers.empty.text')}
          </StatePanel>
        </Card>
      ) : (
        list(t('managers.list'), open)
      )}
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{t('managers.earlier')}</summary>
          {list(t('managers.earlier'), earlier)}
        </details>
      )}
    </>
  );
}
