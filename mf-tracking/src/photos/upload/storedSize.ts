import { photoRules } from 'shared-lib/domain';

/** The size at which a picture is stored: same proportions, its longer side limited, never enlarged. In pixels. */
export function storedSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, photoRules.longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
