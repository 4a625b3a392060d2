import { contentSecurityPolicy, withPolicy } from '../../build/contentSecurityPolicy.ts';
import { functionsRegion } from '../../shared-lib/src/domain/base/constants.ts';
import type { DeployOptions } from './options.ts';

interface DeployedFacts extends Pick<DeployOptions, 'project' | 'site'> {
  /** Whether usage statistics are on for the project. */
  readonly isMeasured: boolean;
  /** Whether its pages use App Check. */
  readonly isAttested: boolean;
  /** Whether people can turn on push notifications. */
  readonly isPushed: boolean;
  /** The origins of its map. */
  readonly mapOrigins: readonly string[];
}

/**
 * The firebase.json for deploying the site. Its policy allows the inline scripts of the released page, which may be older or newer than
 * this checkout's page. It also allows the functions of this project only, Google's hosts if the site uses usage statistics, App Check or
 * push notifications, and the origins of its map.
 *
 * @param page `index.html` of the released site
 * @returns JSON
 * @throws Error if firebase.json has no policy
 */
export function deployedConfig(
  firebaseJson: string,
  page: string,
  { project, site, ...uses }: DeployedFacts,
): string {
  const functions = `https://${functionsRegion}-${project}.cloudfunctions.net`;
  const policy = contentSecurityPolicy(page, { functions, ...uses });
  const config = JSON.parse(withPolicy(firebaseJson, policy)) as { hosting: object };
  return JSON.stringify({ ...config, hosting: { ...config.hosting, public: site } });
}
