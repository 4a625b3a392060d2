import type { Community } from 'shared-lib/domain';
import { Link } from 'shared-lib/router';
import { communityHref } from '../people/addresses.ts';
import styles from './CommunityList.module.css';

/** Communities by name, each a link to its page. */
export function CommunityList({
  communities,
}: {
  communities: readonly Pick<Community, 'id' | 'propertyName'>[];
}) {
  return (
    <ul className={`vh-list ${styles.list}`}>
      {communities.map(({ id, propertyName }) => (
        <li key={id}>
          <Link
            to={communityHref(id)}
            className={`vh-cut ${styles.community}`}
            dir="auto"
            title={propertyName}
          >
            {propertyName}
          </Link>
        </li>
      ))}
    </ul>
  );
}
