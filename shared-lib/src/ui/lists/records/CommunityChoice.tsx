import { useSearchParams } from 'react-router-dom';
import { unknownProperty, type Community } from '../../../domain/index.ts';
import styles from './CommunityChoice.module.css';
import { useListTexts } from './useListWords.ts';

interface CommunityChoiceProps {
  /** In the order in which they are offered. */
  communities: readonly Community[];
  /** The chosen one's id, which may be of none of them. */
  chosen: string;
}

/** Chooses the one community that a list shows; the choice stands in the address. */
export function CommunityChoice({ communities, chosen }: CommunityChoiceProps) {
  const { t } = useListTexts();
  const [, setParams] = useSearchParams();
  const choose = (id: string) =>
    setParams(
      (params) => {
        params.set('community', id);
        params.delete('open');
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <label className={styles.choice}>
      <span className={styles.label}>{t('columns.community')}</span>
      <select
        className={styles.select}
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {!communities.some(({ id }) => id === chosen) && <option value={chosen}>{unknownProperty}</option>}
        {communities.map(({ id, propertyName }) => (
          <option key={id} value={id}>
            {propertyName || unknownProperty}
          </option>
        ))}
      </select>
    </label>
  );
}
