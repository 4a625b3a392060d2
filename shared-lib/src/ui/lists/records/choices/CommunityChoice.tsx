import { useSearchParams } from '../../../../router/useSearchParams.ts';
import { unknownProperty, type DirectoryCommunity } from '../../../../domain/index.ts';
import { NativeSelect } from '../../../forms/NativeSelect.tsx';
import styles from './CommunityChoice.module.css';
import { useListTexts } from '../useListWords.ts';

interface CommunityChoiceProps {
  /** In the order in which they are offered. */
  communities: readonly Pick<DirectoryCommunity, 'id' | 'propertyName'>[];
  /** The chosen one's id, which may be of none of them: it is archived, or there is none. */
  chosen: string;
  chosenName: string | undefined;
  /** Stands beside other choices and not at the top of a card. */
  flush?: boolean;
}

/** Chooses the one community that a list shows; the choice stands in the address. */
export function CommunityChoice({ communities, chosen, chosenName, flush = false }: CommunityChoiceProps) {
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
  const offered = communities.map(({ id, propertyName }) => ({
    value: id,
    label: propertyName || unknownProperty,
  }));
  const isOffered = offered.some(({ value }) => value === chosen);
  return (
    <NativeSelect
      className={flush ? undefined : styles.choice}
      label={t('columns.community')}
      labelAt="start"
      choices={isOffered ? offered : [{ value: chosen, label: chosenName || unknownProperty }, ...offered]}
      value={chosen}
      onChange={choose}
    />
  );
}
