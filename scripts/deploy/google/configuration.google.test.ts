import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissionsOf, commonPermissions } from '../../google/needs.ts';
import { targets } from '../options.ts';
import { describeFirebaseTools, inFirebaseTools, root } from './firebaseTools.fixture.ts';

const validate = `
  const { getValidator, getErrorMessage } = tools('firebaseConfigValidate');
  const validator = getValidator();
  return validator(input) ? [] : validator.errors.map(getErrorMessage);`;

describeFirebaseTools('firebase-tools', () => {
  it('finds no problem in firebase.json, but would find one', async () => {
    const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
      functions: readonly object[];
    };
    expect(await inFirebaseTools(validate, config)).toEqual({ value: [] });
    const slip = { ...config, functions: [{ ...config.functions[0], configDirectory: 'x' }] };
    expect(await inFirebaseTools(validate, slip)).toEqual({
      value: expect.arrayContaining([expect.stringContaining('configDirectory')]) as unknown,
    });
  });

  it('requires no permission that the pre-deployment check leaves out', async () => {
    const required = await inFirebaseTools<Record<string, string[]>>(
      `return tools('deploy').TARGET_PERMISSIONS;`,
    );
    const known = (required as { value: Record<string, string[]> }).value;
    for (const target of targets)
      expect(permissionsOf[target]).toEqual(expect.arrayContaining(known[target] ?? []));
    expect(known.functions?.length).toBeGreaterThan(0);
    expect(commonPermissions).toContain('firebase.projects.get');
  });
});
