import { useEffect, useState } from 'react';
import { bringPicture, combineLive, useCustomer, useSettings, type LiveResult } from '../../../data/index.ts';
import { printedDotStyle, type CodeSettings } from '../../../domain/index.ts';
import type { Picture } from '../drawing/drawing.ts';
import { pictureOf } from '../drawing/pictureOf.ts';
import type { LabelLook } from './labelMarks.ts';

/** How a business's labels look, and what they say of it. */
export interface Branding {
  readonly look: LabelLook;
  /** The text of the settings, else the business's name. */
  readonly business: string;
  /** `loading` and `failed` are about the logo, which then is not on the labels. */
  readonly logo: 'none' | 'loading' | 'there' | 'failed';
}

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

/** What settings make of labels. @param businessName stands in where the settings name no text */
export function useBranding(settings: CodeSettings | null, businessName: string): Branding | null {
  const logoPath = settings?.logoPath ?? null;
  const logo = useLogo(logoPath);
  if (settings === null) return null;
  const { brandColour, dotStyle, label } = settings;
  return {
    look: {
      colour: brandColour,
      shape: printedDotStyle(dotStyle),
      logo: (logoPath !== null && logo) || null,
    },
    business: label || businessName,
    logo: logoPath === null ? 'none' : logo === undefined ? 'loading' : logo ? 'there' : 'failed',
  };
}

/** The branding of the business's labels, live, from its settings. */
export function useLabelLook(): LiveResult<Branding> {
  const settings = useSettings('checkpoints');
  const customer = useCustomer();
  const branding = useBranding(
    settings.status === 'ready' ? settings.data : null,
    customer.status === 'ready' ? (customer.data?.businessName ?? '') : '',
  );
  return combineLive([settings, customer], () => branding!);
}
