import { useDeferredValue, useState } from 'react';
import { useCommunityDirectory } from 'shared-lib/data';
import { unknownProperty } from 'shared-lib/domain';
import { textCollator, useTexts } from 'shared-lib/i18n';
import { Button, LiveContent } from 'shared-lib/ui';
import { FieldFrame, type FieldProps } from 'shared-lib/ui/form';
import { Checkbox } from 'shared-lib/ui/forms';
import { TextInput } from 'shared-lib/ui/inputs';
import { foldText } from 'shared-lib/ui/table';
import styles from './CommunitiesField.module.css';

/** From this many communities on, they can be searched by name. */
const searchedFrom = 8;

/** How many communities are listed; search finds the others. */
const listed = 100;
/** How many checkboxes the field renders at first, a few more than are visible; the others follow in slices. */
const drawnAtOnce = 12;

type CommunitiesFieldProps = FieldProps<string[]> & {
  /** How many can be chosen; unlimited if absent. */
  max?: number;
};

/** A choice among the business's communities; deleted or archived ones stay chosen and are counted. */
export function CommunitiesField({ max, ...field }: CommunitiesFieldProps) {
  const { t, i18n } = useTexts('mf-settings');
  const [search, setSearch] = useState('');
  const communities = useCommunityDirectory();
  const drawn = useDeferredValue(listed, drawnAtOnce);
  const { value: chosen, onChange, readOnly } = field;
  const { compare } = textCollator(i18n.language);
  const part = foldText(search.trim());
  const choose = (ids: readonly string[]) => onChange([...new Set(ids)].sort().slice(0, max));
  return (
    <FieldFrame field={field} group="group">
      {(control) => (
        <LiveContent live={communities}>
          {(all) => {
            const ids = new Set(all.map(({ id }) => id));
            const gone = chosen.filter((id) => !ids.has(id)).length;
            const found = all
              .map(({ id, propertyName }) => ({ id, name: propertyName || unknownProperty }))
              .filter(({ name }) => foldText(name).includes(part))
              .sort((one, other) => compare(one.name, other.name));
            const shown = found.slice(0, listed);
            return (
              <>
                {all.length >= searchedFrom && (
                  <TextInput
                    type="search"
                    aria-label={t('communities.search')}
                    placeholder={t('communities.search')}
                    maxLength={200}
                    value={search}
                    onChange={({ currentTarget }) => setSearch(currentTarget.value)}
                  />
                )}
                <div className={styles.list}>
                  {shown.slice(0, drawn).map(({ id, name }, index) => (
                    <Checkbox
                      key={id}
                      // The first one gets focus if none is chosen.
                      {...(index === 0 && { 'data-field': control['data-field'] })}
                      label={<bdi>{name}</bdi>}
                      checked={chosen.includes(id)}
                      disabled={readOnly}
                      onChange={({ currentTarget }) =>
                        choose(
                          currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
                        )
                      }
                    />
                  ))}
                  {found.length === 0 && <p>{t('communities.none')}</p>}
                  {found.length > listed && <p>{t('communities.more', { count: found.length - listed })}</p>}
                </div>
                <div className={`vh-row ${styles.bulk}`}>
                  <Button
                    variant="subtle"
                    size="xs"
                    disabled={readOnly || shown.length === 0}
                    onClick={() => choose([...chosen, ...shown.map(({ id }) => id)])}
                  >
                    {t('communities.chooseAll')}
                  </Button>
                  <Button
                    variant="subtle"
                    size="xs"
                    disabled={readOnly || chosen.length === 0}
                    onClick={() => choose([])}
                  >
                    {t('communities.chooseNone')}
                  </Button>
                  <p className={`vh-soft ${styles.count}`} role="status">
                    {[
                      t('communities.count', { count: chosen.length - gone }),
                      ...(gone > 0 ? [t('communities.gone', { count: gone })] : []),
                      ...(max === undefined ? [] : [t('communities.most', { max })]),
                    ].join(' · ')}
                  </p>
                </div>
              </>
            );
          }}
        </LiveContent>
      )}
    </FieldFrame>
  );
}
