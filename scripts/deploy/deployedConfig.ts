import { contentSecurityPolicy, withPolicy } from '../../build/contentSecurityPolicy.ts';
import { functionsRegion } from '../../shared-lib/src/domain/base/constants.ts';
import type { DeployOptions } from './options.ts';

/**
 * The firebase.json that a deployment of the site uses. Its policy allows the inline scripts of the page that is released, which may
 * be older or newer than the page of this tree, and the functions of one project alone.
 *
 * @param page `index.html` of the released site
 * @returns JSON
 * @throws Error when firebase.json has no policy
 */
export function deployedConfig(
  firebaseJson: string,
  page: string,
  { project, site }: Pick<DeployOptions, 'project' | 'site'>,
): string {
  const functions = `https://${functionsRegion}-${project}.cloudfunctions.net`;
  const policy = contentSecurityPolicy(page, functions);
  const config = JSON.parse(withPolicy(firebaseJson, policy)) as { hosting: object };
  return JSON.stringify({ ...config, hosting: { ...config.hosting, public: site } });
}
