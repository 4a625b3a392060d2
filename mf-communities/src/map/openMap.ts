import { Map as MapView, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';

// From the site itself, because the policy allows no workers from blobs.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

interface MapOptions {
  readonly styleUrl: string;
  /** The southwest and northeast corners of the initial view. */
  readonly bounds: readonly [readonly [number, number], readonly [number, number]];
  /** Pixels between these corners and the map's edge. */
  readonly padding: number;
  /** Maximum zoom of the initial view. */
  readonly maxZoom: number;
  /** The map's texts, by MapLibre's keys. */
  readonly words: Readonly<Record<string, string>>;
  /** Called if there is no map after all, such as with an unreachable style. */
  readonly onFailed: () => void;
}

/**
 * Opens the site's map in an element.
 * @throws Error without WebGL
 */
export function openMap(place: HTMLElement, options: MapOptions): MapView {
  const { styleUrl, bounds, padding, maxZoom, words, onFailed } = options;
  const [[west, south], [east, north]] = bounds;
  const map = new MapView({
    container: place,
    style: styleUrl,
    bounds: [
      [west, south],
      [east, north],
    ],
    fitBoundsOptions: { padding, maxZoom },
    attributionControl: { compact: false },
    // Scrolling the page must not zoom the map.
    cooperativeGestures: true,
    dragRotate: false,
    touchPitch: false,
    locale: { ...words },
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }));
  // A missing tile leaves a gap; a missing style leaves nothing.
  map.on('error', () => {
    if (!map.isStyleLoaded() && map.getStyle() === undefined) onFailed();
  });
  return map;
}
