import { useState } from 'react';
import { formatLength, formatWholeLength, fromMeters, lengthUnitIn, useTexts } from 'shared-lib/i18n';
import { LazyContent, lazyPart } from 'shared-lib/ui';
import styles from './FencePlan.module.css';
import { scaleOf } from './fence.ts';
import type { Circle } from './map/circle.ts';
import { mapStyleUrl } from './map/mapStyle.ts';

const fenceMap = lazyPart(
  'The map of a geofence',
  async () => (await import(/* webpackChunkName: "geofence-map" */ './map/FenceMap.tsx')).FenceMap,
);

interface FencePlanProps {
  radiusM: number;
  /** Null while there is no valid center. */
  center: Pick<Circle, 'lat' | 'lng'> | null;
  /** The community's, which decides the unit. */
  timeZone: string;
  /** Called with a center chosen on the map. */
  onMove?: ((typed: { lat: string; lng: string }) => void) | undefined;
}

/** The side of the drawing, in its own units. */
const side = 240;
/** A garden apartment building, in each unit: a familiar size. */
const buildings = { ft: { width: 200, depth: 60 }, m: { width: 60, depth: 18 } } as const;

interface FenceDrawingProps {
  radiusM: number;
  /** The community's, which decides the unit. */
  timeZone: string;
}

/** A geofence to scale, with a building next to its center and a scale bar in round feet or meters. */
function FenceDrawing({ radiusM, timeZone }: FenceDrawingProps) {
  const { t, i18n } = useTexts('mf-communities');
  const unit = lengthUnitIn(timeZone);
  const radius = fromMeters(radiusM, unit);
  const building = buildings[unit];
  const { bar, width } = scaleOf(radius);
  const drawn = (length: number) => (length / width) * side;
  const middle = side / 2;
  const words = (length: number) => formatWholeLength(length, unit, i18n.language);
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={t('geofence.drawing', { radius: words(radius), width: words(building.width) })}
    >
      <circle cx={middle} cy={middle} r={drawn(radius)} className={styles.fence} />
      <rect
        x={middle - drawn(building.width) / 2}
        y={middle - drawn(building.depth) / 2}
        width={drawn(building.width)}
        height={drawn(building.depth)}
        className={styles.building}
      />
      <line x1={middle} y1={middle} x2={middle + drawn(radius)} y2={middle} className={styles.radius} />
      <text x={middle + drawn(radius) / 2} y={middle - 8} className={styles.label}>
        {words(radius)}
      </text>
      <path d={`M8 ${side - 14} v6 h${drawn(bar)} v-6`} className={styles.bar} />
      <text x={8} y={side - 20} className={styles.scale}>
        {words(bar)}
      </text>
    </svg>
  );
}

/**
 * A geofence on the site's map, or drawn to scale: without a map, without WebGL, and until the map has loaded.
 */
export function FencePlan({ radiusM, center, timeZone, onMove }: FencePlanProps) {
  const { t, i18n } = useTexts('mf-communities');
  const [hasFailed, setFailed] = useState(false);
  const styleUrl = mapStyleUrl();
  const drawing = <FenceDrawing radiusM={radiusM} timeZone={timeZone} />;
  if (styleUrl === null || center === null || hasFailed) return drawing;
  const fail = () => setFailed(true);
  return (
    <LazyContent part={fenceMap} isWanted onFailed={fail} placeholder={drawing}>
      {(FenceMap) => (
        <div>
          <FenceMap
            styleUrl={styleUrl}
            circle={{ ...center, radiusM }}
            label={t('geofence.map.label', { radius: formatLength(radiusM, timeZone, i18n.language) })}
            onMove={onMove}
            onFailed={fail}
          />
          {onMove && <p className="vh-soft">{t('geofence.map.help')}</p>}
        </div>
      )}
    </LazyContent>
  );
}
