import { useTexts } from 'shared-lib/i18n';
import { scaleOf } from './fence.ts';
import styles from './FenceDrawing.module.css';

/** The side of the drawing, in its own units. */
const side = 240;
/** A building of garden apartments, in metres: what one can imagine. */
const building = { width: 60, depth: 18 };

/** A geofence to scale, with a building beside its centre and a bar of round metres. */
export function FenceDrawing({ radiusM }: { radiusM: number }) {
  const { t, i18n } = useTexts('mf-communities');
  const { barM, widthM } = scaleOf(radiusM);
  const units = (metres: number) => (metres / widthM) * side;
  const middle = side / 2;
  const metres = (amount: number) => t('geofence.metres', { amount: amount.toLocaleString(i18n.language) });
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={t('geofence.drawing', { radius: metres(radiusM), width: building.width })}
    >
      <circle cx={middle} cy={middle} r={units(radiusM)} className={styles.fence} />
      <rect
        x={middle - units(building.width) / 2}
        y={middle - units(building.depth) / 2}
        width={units(building.width)}
        height={units(building.depth)}
        className={styles.building}
      />
      <line x1={middle} y1={middle} x2={middle + units(radiusM)} y2={middle} className={styles.radius} />
      <text x={middle + units(radiusM) / 2} y={middle - 8} className={styles.label}>
        {metres(radiusM)}
      </text>
      <path d={`M8 ${side - 14} v6 h${units(barM)} v-6`} className={styles.bar} />
      <text x={8} y={side - 20} className={styles.scale}>
        {metres(barM)}
      </text>
    </svg>
  );
}
