import { useEffect, useState } from 'react';
import { fetchPicture, combineLive, useCustomer, useSettings, type LiveResult } from '../../../data/index.ts';
import { codeLogoOf, printedDotStyle, type CodeSettings } from '../../../domain/index.ts';
import type { Picture } from '../drawing/drawing.ts';
import { fileToPicture } from '../drawing/fileToPicture.ts';
import type { LabelStyle } from './labelMarks.ts';

/** The look and text of a business's labels. */
export interface Branding {
  readonly look: LabelStyle;
  /** The text from settings, or else the business's name. */
  readonly business: string;
  /** The logo's status; while `loading` or if `failed`, labels have none. */
  readonly logo: 'none' | 'loading' | 'there' | 'failed';
}

/** Converts a `data:` URL to a file. */
function fileOfAddress(address: string): Blob {
  const [head = '', content = ''] = address.split(',');
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: head.slice('data:'.length).split(';')[0]! });
}

const bringLogo = (source: string): Promise<Blob | null> =>
  source.startsWith('data:') ? Promise.resolve(fileOfAddress(source)) : fetchPicture(source);

/**
 * Loads a logo from a path in Cloud Storage or a data URL.
 * @returns undefined while loading, null if it failed
 */
function useLogo(source: string | null): Picture | null | undefined {
  const [found, setFound] = useState<{ source: string; picture: Picture | null } | null>(null);
  useEffect(() => {
    if (source === null) return undefined;
    let isCurrent = true;
    void bringLogo(source)
      .then((file) => file && fileToPicture(file))
      .then((picture) => isCurrent && setFound({ source, picture }));
    return () => {
      isCurrent = false;
    };
  }, [source]);
  return found?.source === source ? found?.picture : undefined;
}

/** The branding from settings. @param businessName used if settings have no text */
export function useBranding(settings: CodeSettings | null, businessName: string): Branding | null {
  const profile = useSettings('business');
  const chosen = settings === null ? 'none' : codeLogoOf(settings);
  const isPending = chosen === 'business' && profile.status !== 'ready';
  const source = {
    none: null,
    business: profile.status === 'ready' ? profile.data.logo : null,
    own: settings?.logoPath ?? null,
  }[chosen];
  const logo = useLogo(source);
  if (settings === null) return null;
  const { brandColour, dotStyle, label } = settings;
  const has = source === null ? 'none' : logo === undefined ? 'loading' : logo ? 'there' : 'failed';
  return {
    look: {
      colour: brandColour,
      shape: printedDotStyle(dotStyle),
      logo: (source !== null && logo) || null,
    },
    business: label || businessName,
    logo: isPending ? (profile.status === 'failed' ? 'failed' : 'loading') : has,
  };
}

/** The live branding of the business's labels. */
export function useLabelLook(): LiveResult<Branding> {
  const settings = useSettings('checkpoints');
  const customer = useCustomer();
  const branding = useBranding(
    settings.status === 'ready' ? settings.data : null,
    customer.status === 'ready' ? (customer.data?.businessName ?? '') : '',
  );
  return combineLive([settings, customer], () => branding!);
}
