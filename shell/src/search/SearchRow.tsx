import { IconArrowRight } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from 'shared-lib/i18n';
import { Avatar } from 'shared-lib/ui';
import { markMatches } from './markMatches.ts';
import type { SearchOption } from './searchOptions.ts';
import styles from './SearchRow.module.css';

interface SearchRowProps {
  id: string;
  option: SearchOption;
  group: 'team' | 'communities';
  query: string;
  isActive: boolean;
  index: number;
  onPoint: (index: number) => void;
  onFollow: () => void;
}

/** An option that is also a link, so it can be opened in a new tab. */
export function SearchRow({ id, option, group, query, isActive, index, onPoint, onFollow }: SearchRowProps) {
  const { t } = useTexts('search');
  const { address, entry, hidden } = option;

  const follow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey) onFollow();
  };

  return (
    <Link
      id={id}
      to={address}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.row}
      onMouseMove={() => onPoint(index)}
      onClick={follow}
    >
      {entry ? (
        <>
          <Avatar name={entry.name} shape={group === 'communities' ? 'place' : 'person'} tone="muted" />
          <span className={styles.words}>
            <span className={styles.name} dir="auto" title={entry.name}>
              {markMatches(entry.name, query).map(({ text, isMatch }, at) =>
                isMatch ? <mark key={at}>{text}</mark> : text,
              )}
            </span>
            {entry.detail && (
              <span className={styles.detail} dir="auto">
                {entry.detail}
              </span>
            )}
          </span>
          {entry.isInactive && <span className={styles.inactive}>{t('inactive')}</span>}
        </>
      ) : (
        <>
          <span className={styles.more}>{t('more', { count: hidden })}</span>
          <IconArrowRight size={16} aria-hidden />
        </>
      )}
    </Link>
  );
}
