import { useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { LazyContent, lazyPart, Segments } from 'shared-lib/ui';
import type { CommunityRow } from '../communities/communityRows.ts';
import { mapStyleUrl } from '../edit/geofence/map/mapStyle.ts';
import styles from './CommunitiesMap.module.css';

const communitiesMap = lazyPart(
  'The map of communities',
  async () => (await import(/* webpackChunkName: "communities-map" */ './CommunitiesMap.tsx')).CommunitiesMap,
);

const shownKey = 'show';

/** The list's map, where the site has one: the choice between both is in the address, `/communities?show=map`. */
export function MapView({ rows }: { rows: readonly CommunityRow[] }) {
  const { t } = useTexts('mf-communities');
  const [params, setParams] = useSearchParams();
  const [hasFailed, setFailed] = useState(false);
  const styleUrl = mapStyleUrl();
  if (styleUrl === null) return null;
  const shown = params.get(shownKey) === 'map' ? 'map' : 'list';
  const choose = (value: string) => {
    setFailed(false);
    setParams(
      (now) => {
        if (value === 'map') now.set(shownKey, value);
        else now.delete(shownKey);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <>
      <div className={styles.choice}>
        <Segments
          label={t('map.view')}
          options={(['list', 'map'] as const).map((value) => ({ value, label: t(`map.${value}`) }))}
          value={shown}
          onChange={choose}
        />
      </div>
      {shown === 'map' &&
        (hasFailed ? (
          <p role="alert" className={styles.part}>
            {t('map.failed')}
          </p>
        ) : (
          <LazyContent part={communitiesMap} isWanted onFailed={() => setFailed(true)}>
            {(CommunitiesMap) => (
              <CommunitiesMap styleUrl={styleUrl} rows={rows} onFailed={() => setFailed(true)} />
            )}
          </LazyContent>
        ))}
    </>
  );
}
