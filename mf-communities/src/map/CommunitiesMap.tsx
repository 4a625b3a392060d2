import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Link, useNavigate } from 'shared-lib/router';
import { StatusBadge } from 'shared-lib/ui';
import type { CommunityRow } from '../communities/communityRows.ts';
import { tonightText } from '../communities/nightColumns.tsx';
import { tonightMeanings } from '../communities/nightFacts.ts';
import styles from './CommunitiesMap.module.css';
import { controlWords } from './mapTexts.ts';
import { placesOf, statesOf, type Place } from './places.ts';
import { showPlaces, type ShownPlaces } from './showPlaces.ts';

const hrefOf = ({ id }: { id: string }) => `/communities/${encodeURIComponent(id)}`;

interface CommunitiesMapProps {
  styleUrl: string;
  /** The communities that the list shows, in its order. */
  rows: readonly CommunityRow[];
  onFailed: () => void;
}

/** The communities of the list on the site's map, colored by tonight's state, with those that have no position. */
export function CommunitiesMap({ rows, ...map }: CommunitiesMapProps) {
  const { t } = useTexts('mf-communities');
  const { placed, unplaced } = useMemo(() => placesOf(rows), [rows]);
  const states = statesOf(placed);
  return (
    <div className={styles.part}>
      {placed.length > 0 && <MapOf {...map} places={placed} />}
      {states.length > 0 && (
        <ul className={`vh-list ${styles.states}`} aria-label={t('columns.tonight')}>
          {states.map(({ state, count }) => (
            <li key={state}>
              <StatusBadge meaning={tonightMeanings[state]}>
                {t('map.state', { state: tonightText({ state }, t), count })}
              </StatusBadge>
            </li>
          ))}
        </ul>
      )}
      {unplaced.length > 0 && (
        <details className={styles.unplaced} open={placed.length === 0}>
          <summary>{t('map.unplaced', { count: unplaced.length })}</summary>
          <ul>
            {unplaced.map(({ id, name }) => (
              <li key={id}>
                <Link to={`${hrefOf({ id })}?tab=access&edit=geofence`} dir="auto">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface MapOfProps extends Omit<CommunitiesMapProps, 'rows'> {
  places: readonly Place[];
}

function MapOf({ styleUrl, places, onFailed }: MapOfProps) {
  const { t } = useTexts('mf-communities');
  const navigate = useNavigate();
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownPlaces>(null);
  const fail = useEffectEvent(() => onFailed());
  const statusOf = (state: Place['state']) => (state === null ? [] : [tonightText({ state }, t)]);
  const show = useEffectEvent((element: HTMLElement, style: string) =>
    showPlaces(element, places, {
      styleUrl: style,
      words: { 'Map.Title': t('map.label'), ...controlWords(t) },
      nameOf: ({ name, state }) => [name, ...statusOf(state)].join(', '),
      groupName: (group) =>
        t('map.group', {
          count: group.length,
          states: statesOf(group)
            .map(({ state, count }) => t('map.state', { state: tonightText({ state }, t), count }))
            .join(', '),
        }),
      hrefOf,
      onOpen: (href) => void navigate(href),
      onFailed: fail,
    }),
  );
  useEffect(() => {
    try {
      shown.current = show(container.current!, styleUrl);
    } catch {
      // No WebGL.
      fail();
    }
    return () => {
      shown.current?.remove();
      shown.current = null;
    };
  }, [styleUrl]);
  useEffect(() => shown.current?.update(places), [places]);
  return <div ref={container} className={styles.map} data-map="" />;
}
