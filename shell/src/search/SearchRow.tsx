import { IconArrowRight } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from 'shared-lib/i18n';
import { Avatar } from 'shared-lib/ui';
import { markMatches } from './markMatches.ts';
import type { SearchLook, SearchOption } from './searchOptions.ts';
import styles from './SearchRow.module.css';

interface SearchRowProps {
  id: string;
  option: SearchOption;
  look: SearchLook;
  query: string;
  isActive: boolean;
  onPoint: (address: string) => void;
  onFollow: (address: string) => void;
}

/** An option that is also a link, so it can be opened in a new tab. */
export function SearchRow({ id, option, look: Look, query, isActive, onPoint, onFollow }: SearchRowProps) {
  const { t } = useTexts('search');
  const { address, name, detail, isInactive, hidden } = option;

  const follow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey) onFollow(address);
  };

  return (
    <Link
      id={id}
      to={address}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.row}
      onMouseMove={() => onPoint(address)}
      onClick={follow}
    >
      {hidden === undefined ? (
        <>
          {typeof Look === 'string' ? (
            <Avatar name={name} shape={Look} tone="muted" />
          ) : (
            <Avatar name={name} shape="place" tone="muted">
              <Look size={18} />
            </Avatar>
          )}
          <span className={styles.words}>
            <span className={styles.name} dir="auto" title={name}>
              {markMatches(name, query).map(({ text, isMatch }, at) =>
                isMatch ? <mark key={at}>{text}</mark> : text,
              )}
            </span>
            {detail && (
              <span className={styles.detail} dir="auto">
                {detail}
              </span>
            )}
          </span>
          {isInactive && <span className={styles.inactive}>{t('inactive')}</span>}
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
