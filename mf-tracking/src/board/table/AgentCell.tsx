import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { memberHref } from '../addresses.ts';
import type { BoardRow } from '../night/boardRow.ts';
import { nameOrUnknown } from '../night/rowFacts.ts';
import styles from './cells.module.css';

/** A shift's specialist, as a link, and the colleague they stepped in for. */
export function AgentCell({ row }: { row: BoardRow }) {
  const { t } = useTexts('mf-tracking');
  if (row.agentId === null) return <span className={styles.soft}>{t('nobody')}</span>;
  const name = nameOrUnknown(row.agentName, t);
  return (
    <span className="vh-lines">
      <Link to={memberHref(row.agentId)} className={`vh-cut ${styles.link}`} dir="auto" title={name}>
        {name}
      </Link>
      {row.insteadOfId !== null && (
        <span className={styles.small}>{t('instead', { name: nameOrUnknown(row.insteadOfName, t) })}</span>
      )}
    </span>
  );
}
