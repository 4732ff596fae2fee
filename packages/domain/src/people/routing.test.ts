import { describe, expect, it } from 'vitest';
import { ATTORNEY_STAGES } from '../attorneys/enumerations';
import { ADMIN_SCREENS, ATTORNEY_SCREENS, CUSTOMER_SCREENS } from './paths';
import { invitationIn, isAttorneyMenuEnabled, matchesPath, routeFor } from './routing';

const customer = { kind: 'CUSTOMER' } as const;
const show = { kind: 'SHOW' };
const to = (path: string) => ({ kind: 'REDIRECT', to: path });
const filled = (pattern: string) => pattern.replace(/\{\w+\}/g, 'x1');

describe('signed-out visitors (customer spec §2)', () => {
  it.each(['/login', '/signup', '/terms', '/privacy', '/accessibility', '/verify', '/signin-redirect'])(
    'reach %s',
    (path) => {
      expect(routeFor({ kind: 'SIGNED_OUT' }, path)).toEqual(show);
    },
  );
  it('are led to sign in from anywhere else, and back', () => {
    expect(routeFor({ kind: 'SIGNED_OUT' }, '/attorney-services', '/attorney-services?serviceType=Q_A')).toEqual({
      kind: 'SIGN_IN',
      returnTo: '/attorney-services?serviceType=Q_A',
    });
  });
});

describe('a signed-in user without a type (customer spec §2)', () => {
  it('sees the callback screen, and the error page elsewhere', () => {
    expect(routeFor({ kind: 'UNRECOGNISED' }, '/oauth/callback')).toEqual(show);
    expect(routeFor({ kind: 'UNRECOGNISED' }, '/')).toEqual({ kind: 'ERROR_PAGE' });
  });
});

describe('customers (customer spec §2)', () => {
  it.each(['/signin-redirect', ...Object.values(CUSTOMER_SCREENS)])('reach %s', (pattern) => {
    expect(routeFor(customer, filled(pattern))).toEqual(show);
  });
  it.each([
    ['/user_ask_an_attorney', '/attorney-services?serviceType=Q_A'],
    ['/user_documents', '/documents'],
    ['/user_attorney_booking', '/attorney-services?serviceType=REPRESENTATION'],
    ['/attorney_editor/77', '/documents'],
    ['/initial_questionnaire/debts', '/questionnaire'],
    ['/user_account', '/'],
    ['/user_notarization', '/notarize'],
    ['/user_settings', '/profile'],
    ['/admin/users', '/'],
    ['/nowhere', '/'],
  ])('are led from %s to %s', (path, target) => {
    expect(routeFor(customer, path)).toEqual(to(target));
  });
});

describe('attorneys by stage (portals spec §2)', () => {
  it.each(['FORM_MISSING', 'UNDER_REVIEW'] as const)('%s reaches only the form', (stage) => {
    expect(routeFor({ kind: 'ATTORNEY', stage }, '/attorney/form')).toEqual(show);
    expect(routeFor({ kind: 'ATTORNEY', stage }, '/attorney/clients')).toEqual(to('/attorney/form'));
  });
  it.each(['DECLINED', 'DEACTIVATED'] as const)('%s reaches only the account', (stage) => {
    expect(routeFor({ kind: 'ATTORNEY', stage }, '/attorney/account')).toEqual(show);
    expect(routeFor({ kind: 'ATTORNEY', stage }, '/')).toEqual(to('/attorney/account'));
  });
  it.each(['/signin-redirect', ...Object.values(ATTORNEY_SCREENS)])('APPROVED reaches %s', (pattern) => {
    expect(routeFor({ kind: 'ATTORNEY', stage: 'APPROVED' }, filled(pattern))).toEqual(show);
  });
  it.each([
    ['/attorney_editor/7', '/attorney/clients'],
    ['/attorney_clients', '/attorney/clients'],
    ['/attorney_profile', '/attorney/account'],
    ['/attorney/form', '/'],
    ['/else', '/'],
  ])('APPROVED is led from %s to %s', (path, target) => {
    expect(routeFor({ kind: 'ATTORNEY', stage: 'APPROVED' }, path)).toEqual(to(target));
  });
  it('has help enabled at every stage and the rest only when approved', () => {
    for (const stage of ATTORNEY_STAGES) {
      expect(isAttorneyMenuEnabled('HELP', stage)).toBe(true);
      expect(isAttorneyMenuEnabled('CLIENTS', stage)).toBe(stage === 'APPROVED');
    }
  });
});

describe('admins (portals spec §2)', () => {
  it.each(['/signin-redirect', ...Object.values(ADMIN_SCREENS)])('reach %s', (pattern) => {
    expect(routeFor({ kind: 'ADMIN' }, filled(pattern))).toEqual(show);
  });
  it('are led to the users from anything else', () => {
    expect(routeFor({ kind: 'ADMIN' }, '/')).toEqual(to('/admin/users'));
  });
});

describe('who is invited', () => {
  it.each([
    ['/?invitation=a.b-c', 'a.b-c'],
    ['/invitation?token=x', 'x'],
    ['/?from=mail&invitation=x#top', 'x'],
  ])('is known by the token at %s', (path, token) => {
    expect(invitationIn(path)).toBe(token);
  });
  it.each(['/', '/invitation', '/documents?invitation=x', '/?invitations=x', '/alignment?token=x'])(
    'is not known at %s',
    (path) => {
      expect(invitationIn(path)).toBeNull();
    },
  );
});

describe('path patterns', () => {
  it('take one segment for a name, and no empty one', () => {
    expect(matchesPath('/documents/{id}/editor', '/documents/9/editor')).toBe(true);
    expect(matchesPath('/documents/{id}/editor', '/documents//editor')).toBe(false);
    expect(matchesPath('/documents/{id}', '/documents/9/editor')).toBe(false);
  });
});
