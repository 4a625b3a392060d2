import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { controlWords } from '../../../map/mapTexts.ts';
import type { Circle } from './circle.ts';
import styles from './FenceMap.module.css';
import { showFence, type ShownFence } from './showFence.ts';

interface FenceMapProps {
  styleUrl: string;
  circle: Circle;
  /** A description of the map. */
  label: string;
  onMove?: ((typed: { lat: string; lng: string }) => void) | undefined;
  onFailed: () => void;
}

/** A geofence on the site's map. Its center can be dragged or clicked; the fields next to it do the same by keyboard. */
export function FenceMap({ styleUrl, circle, label, onMove, onFailed }: FenceMapProps) {
  const { t } = useTexts('mf-communities');
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownFence>(null);
  const { lat, lng, radiusM } = circle;
  const isMovable = onMove !== undefined;
  const move = useEffectEvent((typed: { lat: string; lng: string }) => onMove?.(typed));
  const fail = useEffectEvent(() => onFailed());
  const show = useEffectEvent((element: HTMLElement, style: string) =>
    showFence(element, {
      styleUrl: style,
      circle,
      // Resolved to a plain color, unlike the variable.
      color: getComputedStyle(element).color,
      words: {
        'Map.Title': label,
        'Marker.Title': t('geofence.map.center'),
        ...controlWords(t),
      },
      onMove: isMovable ? move : undefined,
      onFailed: fail,
    }),
  );
  useEffect(() => {
    try {
      shown.current = show(place.current!, styleUrl);
    } catch {
      // No WebGL.
      fail();
    }
    return () => {
      shown.current?.remove();
      shown.current = null;
    };
  }, [styleUrl]);
  useEffect(() => shown.current?.update({ lat, lng, radiusM }), [lat, lng, radiusM]);
  return <div ref={place} className={styles.map} data-map="" />;
}
