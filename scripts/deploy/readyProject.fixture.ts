import type { FakeRequest } from '../google/fakeGoogle.fixture.ts';
import type { GoogleAnswer } from '../google/googleApi.ts';

/** How a project differs from one that is ready to deploy. */
export interface MissingPart {
  readonly api?: string;
  readonly permission?: string;
  readonly secret?: string;
  readonly disabledSecret?: string;
}

/** Answers like Google for a project that is set up except for what it lacks. */
export const readyProject =
  ({ api, permission, secret, disabledSecret }: MissingPart = {}) =>
  ({ path, body }: FakeRequest): GoogleAnswer => {
    const { pathname, searchParams } = new URL(path, 'http://google/');
    if (pathname.endsWith('services:batchGet')) {
      const services = searchParams.getAll('names').map((name) => ({
        name: name.replace('projects/valet', 'projects/1'),
        state: name.endsWith(`/${api}`) ? 'DISABLED' : 'ENABLED',
      }));
      return { status: 200, body: { services } };
    }
    if (pathname.endsWith(':testIamPermissions')) {
      const { permissions } = body as { permissions: string[] };
      return { status: 200, body: { permissions: permissions.filter((name) => name !== permission) } };
    }
    const [, name] = /\/secrets\/(\w+)\/versions\/latest$/.exec(pathname) ?? [];
    if (name === undefined) return { status: 404, body: { error: { message: `unexpected ${path}` } } };
    if (name === secret) return { status: 404, body: { error: { message: 'Secret not found.' } } };
    return { status: 200, body: { state: name === disabledSecret ? 'DISABLED' : 'ENABLED' } };
  };
