import type { DirectoryMember } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { StatusBadge } from 'shared-lib/ui';
import styles from './MemberName.module.css';

/** The team members by id. */
export type Members = ReadonlyMap<string, Pick<DirectoryMember, 'fullName' | 'email'>>;

/** The assigned team member, with a link to their page; a placeholder for no one or a former member. */
export function MemberName({ memberId, members }: { memberId: string | null; members: Members }) {
  const { t } = useTexts('mf-communities');
  if (memberId === null) return <StatusBadge meaning="watch">{t('unassigned')}</StatusBadge>;
  const member = members.get(memberId);
  if (!member) return <span className="vh-muted">{t('unknownMember')}</span>;
  const name = member.fullName || member.email || t('unknownMember');
  return (
    <Link
      to={`/team/${encodeURIComponent(memberId)}`}
      className={`vh-cut ${styles.name}`}
      dir="auto"
      title={name}
    >
      {name}
    </Link>
  );
}
