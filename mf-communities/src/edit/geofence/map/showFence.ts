import { Marker, type GeoJSONSource } from 'maplibre-gl';
import { openMap } from '../../../map/openMap.ts';
import { boundsOf, ringOf, typedPoint, type Circle } from './circle.ts';

/** Pixels between the geofence and the map's edge. */
const padding = 24;

/** Close enough to see a geofence's buildings, and no closer. */
const maxZoom = 18;

const sourceId = 'geofence';

const areaOf = (circle: Circle) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: { type: 'Polygon' as const, coordinates: [ringOf(circle).map(([lng, lat]) => [lng, lat])] },
});

interface FenceOptions {
  readonly styleUrl: string;
  readonly circle: Circle;
  /** The map's texts, by MapLibre's keys. */
  readonly words: Readonly<Record<string, string>>;
  readonly color: string;
  /** Called with the center that was dragged or clicked; absent if it can't be moved. */
  readonly onMove?: ((typed: { lat: string; lng: string }) => void) | undefined;
  /** Called if there is no map after all, such as without WebGL or with an unreachable style. */
  readonly onFailed: () => void;
}

export interface ShownFence {
  readonly update: (circle: Circle) => void;
  readonly remove: () => void;
}

/**
 * Shows a geofence on a map.
 * @throws Error without WebGL
 */
export function showFence(place: HTMLElement, options: FenceOptions): ShownFence {
  const { styleUrl, words, color, onMove, onFailed } = options;
  let { circle } = options;
  const map = openMap(place, { styleUrl, bounds: boundsOf(circle), padding, maxZoom, words, onFailed });
  const marker = new Marker({ color, draggable: onMove !== undefined })
    .setLngLat([circle.lng, circle.lat])
    .addTo(map);
  if (onMove) {
    marker.on('dragend', () => onMove(typedPoint(marker.getLngLat())));
    map.on('click', ({ lngLat }) => onMove(typedPoint(lngLat)));
  }
  map.on('load', () => {
    map.addSource(sourceId, { type: 'geojson', data: areaOf(circle), tolerance: 0 });
    map.addLayer({
      id: `${sourceId}-area`,
      type: 'fill',
      source: sourceId,
      paint: { 'fill-color': color, 'fill-opacity': 0.16 },
    });
    map.addLayer({
      id: `${sourceId}-edge`,
      type: 'line',
      source: sourceId,
      paint: { 'line-color': color, 'line-width': 2 },
    });
    if (map.getLayer(`${sourceId}-edge`)) place.dataset['loaded'] = '';
  });
  return {
    update: (next) => {
      const isMoved = next.lat !== circle.lat || next.lng !== circle.lng;
      circle = next;
      marker.setLngLat([next.lng, next.lat]);
      map.getSource<GeoJSONSource>(sourceId)?.setData(areaOf(next));
      const [[west, south], [east, north]] = boundsOf(next);
      if (!isMoved || !map.getBounds().contains([next.lng, next.lat])) {
        map.fitBounds([west, south, east, north], { padding, maxZoom, animate: false });
      }
    },
    remove: () => map.remove(),
  };
}
