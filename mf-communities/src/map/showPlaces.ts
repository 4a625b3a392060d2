import { Marker, type Map as MapView } from 'maplibre-gl';
import { boundsOfPlaces, groupsOf, groupWidth, meaningOf, type Place } from './places.ts';
import { openMap } from './openMap.ts';
import styles from './CommunitiesMap.module.css';

/** Pixels between the outermost places and the map's edge; a marker is wider than high, and a phone has little room. */
const paddingOf = ({ clientWidth }: HTMLElement) => {
  const side = Math.min(90, clientWidth * 0.18);
  return { top: 56, bottom: 40, left: side, right: side };
};

/** A few streets around a single community. */
const maxZoom = 14;

/** Beyond this zoom, groups no longer split. */
const closest = 18;

interface PlacesOptions {
  readonly styleUrl: string;
  readonly words: Readonly<Record<string, string>>;
  /** A place's accessible name. */
  readonly nameOf: (place: Place) => string;
  /** A group's accessible name. */
  readonly groupName: (places: readonly Place[]) => string;
  readonly hrefOf: (place: Place) => string;
  readonly onOpen: (href: string) => void;
  /** Called if there is no map after all, such as with an unreachable style. */
  readonly onFailed: () => void;
}

export interface ShownPlaces {
  readonly update: (places: readonly Place[]) => void;
  readonly remove: () => void;
}

interface Shown {
  readonly marker: Marker;
  readonly element: HTMLElement;
  readonly group: readonly Place[];
}

/** Whether a click should do what a link does in a browser, such as opening a tab. */
const isForBrowser = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

function elementOf(map: MapView, group: readonly Place[], options: PlacesOptions): HTMLElement {
  const [first, ...others] = group;
  const element = document.createElement(others.length > 0 ? 'button' : 'a');
  element.className = styles.marker ?? '';
  element.dataset['meaning'] = meaningOf(group);
  const text = document.createElement('span');
  text.dir = 'auto';
  element.append(text);
  if (element instanceof HTMLAnchorElement) {
    element.href = options.hrefOf(first!);
    element.setAttribute('aria-label', options.nameOf(first!));
    text.textContent = first!.name;
    // MapLibre keeps a pressed marker from taking the focus; without it, text typed in the search never reaches the address.
    element.addEventListener('mousedown', () => element.focus({ preventScroll: true }));
    element.addEventListener('click', (event) => {
      if (isForBrowser(event)) return;
      event.preventDefault();
      options.onOpen(options.hrefOf(first!));
    });
    return element;
  }
  element.setAttribute('type', 'button');
  element.setAttribute('aria-label', options.groupName(group));
  text.textContent = String(group.length);
  element.addEventListener('click', () => {
    const [sw, ne] = boundsOfPlaces(group)!;
    map.fitBounds([...sw, ...ne] as [number, number, number, number], {
      padding: paddingOf(map.getContainer()),
      maxZoom: Math.max(closest, map.getZoom()),
      animate: false,
    });
  });
  return element;
}

const keyOf = (group: readonly Place[]) => JSON.stringify(group);

/**
 * Shows communities on the site's map, as links; those that would cover each other are one button, which zooms in.
 * @param places at least one
 * @throws Error without WebGL
 */
export function showPlaces(
  container: HTMLElement,
  places: readonly Place[],
  options: PlacesOptions,
): ShownPlaces {
  let shown: ReadonlyMap<string, Shown> = new Map();
  let current = places;
  const map = openMap(container, { ...options, bounds: boundsOfPlaces(places)!, padding: 0, maxZoom });

  const room = () => container.clientWidth - paddingOf(container).left - paddingOf(container).right;

  /** Redraws the markers, keeping those that stay, and the focus if its marker was removed. */
  const draw = () => {
    const groups =
      map.getZoom() >= closest
        ? current.map((place) => [place])
        : groupsOf(current, ({ lat, lng }) => map.project([lng, lat]), groupWidth(room()));
    const next = new Map<string, Shown>();
    const focused = [...shown.values()].find(({ element }) => element === document.activeElement);
    for (const group of groups) {
      const key = keyOf(group);
      const kept = shown.get(key);
      const element = kept?.element ?? elementOf(map, group, options);
      const { lat, lng } = group[0]!;
      const marker = kept?.marker ?? new Marker({ element }).setLngLat([lng, lat]).addTo(map);
      next.set(key, { marker, element, group });
    }
    for (const [key, { marker }] of shown) if (!next.has(key)) marker.remove();
    shown = next;
    if (focused === undefined || focused.element.isConnected) return;
    const ids = new Set(focused.group.map(({ id }) => id));
    const heir = [...next.values()].find(({ group }) => group.some(({ id }) => ids.has(id)));
    heir?.element.focus({ preventScroll: true });
  };

  const fit = () => {
    const [sw, ne] = boundsOfPlaces(current)!;
    const padding = paddingOf(container);
    map.fitBounds([...sw, ...ne] as [number, number, number, number], { padding, maxZoom, animate: false });
  };

  fit();
  draw();
  map.on('moveend', draw);
  let isMoved = false;
  for (const start of ['dragstart', 'zoomstart'] as const) {
    map.on(start, ({ originalEvent }) => (isMoved ||= originalEvent !== undefined));
  }
  // The phone was rotated, or the layout settled after the map was drawn.
  map.on('resize', () => {
    if (!isMoved && current.length > 0) fit();
  });
  // Brings a focused link outside the visible area into view.
  container.addEventListener('focusin', ({ target }) => {
    const held = [...shown.values()].find(({ element }) => element === target);
    const { lat, lng } = held?.group[0] ?? {};
    if (lat !== undefined && lng !== undefined && !map.getBounds().contains([lng, lat])) {
      map.jumpTo({ center: [lng, lat] });
    }
  });
  map.once('load', () => {
    container.dataset['loaded'] = '';
  });
  return {
    update: (next) => {
      const isSame = next.map(({ id }) => id).join() === current.map(({ id }) => id).join();
      current = next;
      if (!isSame && next.length > 0) fit();
      draw();
    },
    remove: () => map.remove(),
  };
}
