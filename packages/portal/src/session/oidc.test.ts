import type { UserManager } from 'oidc-client-ts';
import { expect, it } from 'vitest';
import { environmentOfHost, type PortalEnvironment } from '../environment';
import { createOidcManager } from './oidc';

const asked = async (signIn: Partial<PortalEnvironment['signIn']>, tokenFor?: 'userinfo') => {
  const environment = environmentOfHost('127.0.0.1', 'customer');
  const said = { ...environment, audience: 'api://troth', signIn: { ...environment.signIn, ...signIn } };
  const manager = await createOidcManager(said, 'https://app.example', '/login', tokenFor);
  const { scope, prompt, resource, extraQueryParams, extraTokenParams } = (manager as UserManager).settings;
  return { scope, prompt, resource, extraQueryParams, extraTokenParams };
};

it('asks by the standards where nothing else is said', async () => {
  expect(await asked({})).toEqual({
    scope: 'openid profile email',
    prompt: undefined,
    resource: 'api://troth',
    extraQueryParams: {},
    extraTokenParams: { resource: 'api://troth' },
  });
});

it('names the API by its scope, or by `audience`, where the provider knows no `resource`', async () => {
  expect(await asked({ apiParameter: 'none', scope: 'openid api://troth/access', prompt: 'select_account' })).toEqual({
    scope: 'openid api://troth/access',
    prompt: 'select_account',
    resource: undefined,
    extraQueryParams: {},
    extraTokenParams: {},
  });
  expect(await asked({ apiParameter: 'audience' })).toMatchObject({
    resource: undefined,
    extraQueryParams: { audience: 'api://troth' },
  });
});

it('asks for a token of userinfo without a word of the API', async () => {
  expect(await asked({ scope: 'openid api://troth/access' }, 'userinfo')).toMatchObject({
    scope: 'openid profile email',
    resource: undefined,
    extraTokenParams: {},
  });
});
