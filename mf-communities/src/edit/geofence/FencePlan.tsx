import { useState } from 'react';
import { formatLength, useTexts } from 'shared-lib/i18n';
import { LazyContent, lazyPart } from 'shared-lib/ui';
import { FenceDrawing } from './FenceDrawing.tsx';
import type { Circle } from './map/circle.ts';
import { mapStyleUrl } from './map/mapStyle.ts';

const fenceMap = lazyPart(
  'The map of a geofence',
  async () => (await import(/* webpackChunkName: "geofence-map" */ './map/FenceMap.tsx')).FenceMap,
);

interface FencePlanProps {
  radiusM: number;
  /** Null while there is none that is valid. */
  center: Pick<Circle, 'lat' | 'lng'> | null;
  /** The community's, which decides the unit. */
  timeZone: string;
  /** Called with a center chosen on the map. */
  onMove?: ((typed: { lat: string; lng: string }) => void) | undefined;
}

/** A geofence on the site's map, or drawn to scale: without a map, without WebGL, and until the map is there. */
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
