import { paths, type Consent } from 'shared-lib/domain';
import type { SeedDocument } from '../seedSet.ts';

/** The wording that a bin tag's page shows to residents who opt in. */
const wordings = {
  en: 'Text me about trash service at my home. I can text STOP at any time.',
  es: 'Envíenme mensajes sobre la recolección en mi casa. Puedo enviar STOP en cualquier momento.',
} as const;

/** The consent ledger that matches the units: a line for each unit whose resident opted in. */
export const consentDocuments = (customerId: string, units: readonly SeedDocument[]): SeedDocument[] =>
  units.flatMap(({ path, data }): SeedDocument[] => {
    if (data['smsOptIn'] !== true) return [];
    const unitId = path.slice(path.lastIndexOf('/') + 1);
    const language = data['language'] === 'es' ? 'es' : 'en';
    const entry: Omit<Consent, 'id' | 'at'> & { readonly at: unknown } = {
      phone: String(data['phone']),
      communityId: String(data['communityId']),
      unitId,
      event: 'optIn',
      wording: wordings[language],
      language,
      source: 'binTag',
      by: 'resident',
      place: 'binTag',
      at: data['smsOptInAt'],
      givenOn: null,
      importId: null,
    };
    return [{ path: `${paths.consents(customerId)}/${unitId}`, data: entry }];
  });
