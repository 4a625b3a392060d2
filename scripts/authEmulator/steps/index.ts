import { request, type Step } from '../Step.ts';
import { accounts } from './accounts.ts';
import { administration } from './administration.ts';
import { codes } from './codes.ts';
import { imports } from './imports.ts';
import { providers } from './providers.ts';
import { requests } from './requests.ts';
import { emulator } from './requestBuilders.ts';

/** The requests both services get, in this order. */
export const steps: Readonly<Record<string, readonly Step[]>> = {
  configuration: [
    request('hides accounts', 'PATCH', `${emulator}/config`, {
      body: { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
    }),
  ],
  accounts,
  administration,
  imports,
  codes,
  providers,
  requests,
};
