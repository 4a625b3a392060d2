import { bringPicture, combineLive, useCustomer, useSettings, type LiveResult } from 'shared-lib/data';
import type { Settings } from 'shared-lib/domain';
import { useEffect, useState } from 'react';
import type { Picture } from '../drawing/drawing.ts';
import type { LabelLook } from '../label/labelMarks.ts';
import { pictureOf } from './pictureOf.ts';

/** How a business's labels look, and what they say of it. */
export interface Branding {
  readonly look: LabelLook;
  /** The text of the settings, else the business's name. */
  readonly business: string;
  /** `loading` and `failed` are about the logo, which then is not on the labels. */
  readonly logo: 'none' | 'loading' | 'there' | 'failed';
}

/** Phones can't read dots that don't touch, so what was set to dots is printed rounded. */
const shapeOf = (style: Settings['checkpoints']['dotStyle']) => (style === 'square' ? 'square' : 'rounded');

/** The logo at a path of Cloud Storage. @returns undefined while it is fetched, null when that failed */
function useLogo(path: string | null): Picture | null | undefined {
  const [found, setFound] = useState<{ path: string; picture: Picture | null } | null>(null);
  useEffect(() => {
    if (path === null) return undefined;
    let isCurrent = true;
    void bringPicture(path)
      .then((file) => file && pictureOf(file))
      .then((picture) => isCurrent && setFound({ path, picture }));
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return found?.path === path ? found?.picture : undefined;
}

/** The branding of the business's labels, live, from its settings. */
export function useLabelLook(): LiveResult<Branding> {
  const settings = useSettings('checkpoints');
  const logoPath = settings.status === 'ready' ? settings.data.logoPath : null;
  const logo = useLogo(logoPath);
  return combineLive([settings, useCustomer()], ({ brandColour, dotStyle, label }, customer) => ({
    look: { colour: brandColour, shape: shapeOf(dotStyle), logo: (logoPath !== null && logo) || null },
    business: label || (customer?.businessName ?? ''),
    logo: logoPath === null ? 'none' : logo === undefined ? 'loading' : logo ? 'there' : 'failed',
  }));
}
