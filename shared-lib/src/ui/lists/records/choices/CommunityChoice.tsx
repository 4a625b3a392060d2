import { useSearchParams } from '../../../../router/useSearchParams.ts';
import { unknownProperty, type DirectoryCommunity } from '../../../../domain/index.ts';
import { NativeSelect } from '../../../forms/NativeSelect.tsx';
import styles from './choices.module.css';
import { useListTexts } from '../useListFormatters.ts';

interface CommunityChoiceProps {
  /** In display order. */
  communities: readonly Pick<DirectoryCommunity, 'id' | 'propertyName'>[];
  /** Id of the selected community, possibly none of these: archived or nonexistent. */
  chosen: string;
  chosenName: string | undefined;
  /** Rendered next to other controls instead of at the top of a card. */
  flush?: boolean;
}

/** Selects the community a list shows; kept in the address. */
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
