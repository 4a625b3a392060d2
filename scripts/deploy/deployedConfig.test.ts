import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineScriptHashes, policyOf } from '../../build/contentSecurityPolicy.ts';
import { deployedConfig } from './deployedConfig.ts';

const firebaseJson = readFileSync(join(__dirname, '../../firebase.json'), 'utf8');
type Config = { hosting: Parameters<typeof policyOf>[0] & { public: string } };

const facts = {
  project: 'valet',
  site: 'there',
  isMeasured: false,
  isAttested: false,
  isPushed: false,
  mapOrigins: [],
};

test("the site is sent with its own page's and project's policy", () => {
  const page = '<script>released()</script>';
  const config = JSON.parse(deployedConfig(firebaseJson, page, facts)) as Config;
  const before = JSON.parse(firebaseJson) as Config;
  const policy = policyOf(config.hosting)!;
  const source = (name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)![1]!.split(' ');
  expect(source('script-src')).toEqual(["'self'", ...inlineScriptHashes(page)]);
  expect(source('connect-src')).toContain('https://us-central1-valet.cloudfunctions.net');
  expect(policy).not.toContain('*');
  expect(config).toEqual({
    ...before,
    hosting: { ...before.hosting, public: 'there', headers: expect.any(Array) as unknown },
  });
});

test('the policy of a site with usage statistics allows Google’s script', () => {
  const options = { ...facts, isMeasured: true };
  const config = JSON.parse(deployedConfig(firebaseJson, '', options)) as Config;
  expect(policyOf(config.hosting)).toContain("script-src 'self' https://www.googletagmanager.com;");
});

test('the policy of a site with App Check allows reCAPTCHA', () => {
  const options = { ...facts, isAttested: true };
  const config = JSON.parse(deployedConfig(firebaseJson, '', options)) as Config;
  expect(policyOf(config.hosting)).toContain('; frame-src https://www.google.com/recaptcha/');
});

test('the policy of a site with a map allows its origins to be fetched', () => {
  const mapOrigins = ['https://maps.test', 'https://tiles.test'];
  const options = { ...facts, mapOrigins };
  const config = JSON.parse(deployedConfig(firebaseJson, '', options)) as Config;
  expect(policyOf(config.hosting)).toMatch(/; connect-src [^;]* https:\/\/maps\.test https:\/\/tiles\.test;/);
});
