import { useCustomer } from 'shared-lib/data';
import { isArchived, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import { Section } from '../place/Section.tsx';
import styles from './RecordsSection.module.css';

/** The lists that can be filtered by community: their text keys, and their addresses up to the community. */
const lists = [
  ['requests', '/communities?view=requests&community='],
  ['units', '/units?community='],
  ['serviceLogs', '/units?tab=logs&community='],
  ['violations', '/violations?community='],
  ['clockInOuts', '/clock-in-outs?community='],
] as const;

/** Links to a community's records, and to its public pages. */
export function RecordsSection({ community }: { community: Pick<Community, 'id' | 'slug' | 'archivedAt'> }) {
  const { t } = useTexts('mf-communities');
  const customer = useCustomer();
  const businessSlug = customer.status === 'ready' ? customer.data?.businessSlug : null;
  const id = encodeURIComponent(community.id);
  return (
    <Section title={t('records.title')}>
      <ul className={`vh-list ${styles.links}`}>
        {lists.map(([name, path]) => (
          <li key={name}>
            <Link to={`${path}${id}`}>
              {t(`records.${name}`)}
              <IconChevronRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
        <li>
          <Link to={`/communities/${id}/bintags`}>
            {t('records.binTags')}
            <IconChevronRight size={18} aria-hidden />
          </Link>
        </li>
        {businessSlug && community.slug && !isArchived(community) && (
          <li>
            <Link to={`/${encodeURIComponent(businessSlug)}/${encodeURIComponent(community.slug)}`}>
              {t('records.publicPage')}
              <IconChevronRight size={18} aria-hidden />
            </Link>
          </li>
        )}
      </ul>
    </Section>
  );
}
