import { DEFAULT_SIGN_IN } from '@troth/domain/environment';
import { ACCOUNT_SECURITY_PROMPT, MANAGE_FACTORS_PROMPT, SECOND_FACTOR_ACR } from '@troth/domain/people';
import type { OidcManager, OidcUser } from './oidc';
import { safePath } from './safe-path';
import { rememberHere } from './was-here';

/**
 * `checking` until the first answer is in. `left` after a sign-out, here or in another tab: nothing may lead back in by
 * itself, as it does for a `signedOut` visitor of a deep link. `signedIn` with `hasEnded` means that the token could not be renewed: the
 * page stays, with what was typed on it, and asks to sign in again.
 */
export type SessionState =
  | { readonly status: 'checking' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'left' }
  | {
      readonly status: 'signedIn';
      readonly subject: string;
      readonly hasEnded: boolean;
      /** A call waits until the person has signed in again: what it does wants a fresh sign-in. */
      readonly mustConfirm?: true;
    };

/** A token with less life than this is renewed before it is used. */
const LEAST_LIFE_SECONDS = 30;
/** A silent renewal happens this long before the token expires. */
const RENEW_AHEAD_SECONDS = 60;
/** After a renewal that failed for want of a connection, the next one is tried after this pause. */
const RETRY_PAUSE_SECONDS = 15;

/** What a sign-in is for. `give`: with a second factor, which is added on the way; `manage`: to change one's factors. `forSecurity`: to change password, address or sessions. */
interface SignInWish {
  isNew?: boolean;
  /** The token of an invitation: the sign-up page says who invites, where the provider is ours. */
  invitation?: string | null;
  secondFactor?: 'give' | 'manage' | undefined;
  forSecurity?: boolean | undefined;
}

/** Whether the provider itself said that there is no session, as opposed to a call that did not get through. */
function saysSignedOut(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'error' in error ? error.error : undefined;
  return (
    typeof code === 'string' &&
    [
      'login_required',
      'interaction_required',
      'consent_required',
      'account_selection_required',
      'invalid_grant',
    ].includes(code)
  );
}

/** The signed-in person's tokens: found silently, renewed ahead of time, kept in memory only. */
export class Session {
  private state: SessionState = { status: 'checking' };
  private readonly listeners = new Set<() => void>();
  private manager: Promise<OidcManager> | null = null;
  private renewal: Promise<OidcUser | null> | null = null;
  private starting: Promise<void> | null = null;
  private profile: Readonly<Record<string, unknown>> = {};
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** The API wants a newer sign-in than the one that the provider still knows of. */
  private needsSignIn = false;
  /** Calls that wait for a fresh sign-in: told whether there was one. */
  private confirmations: ((isConfirmed: boolean) => void)[] = [];

  constructor(
    private readonly loadManager: () => Promise<OidcManager>,
    /** What the provider is asked for when a second factor is needed; empty where it is not to be asked by `acr`. */
    private readonly secondFactorAcr: string = SECOND_FACTOR_ACR,
    /** Asks for tokens that open the provider's userinfo call and nothing else. */
    private readonly loadUserinfoManager: () => Promise<Pick<OidcManager, 'signinSilent'>> = loadManager,
    /** As in `PortalEnvironment`. */
    private readonly isOwnProvider = false,
    /** The `prompt` that asks the provider for its form for a new account; null where it has none. */
    private readonly signUpPrompt: string | null = DEFAULT_SIGN_IN.signUpPrompt,
  ) {}

  readonly getState = (): SessionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What the provider says about the signed-in person; null when it says nothing. */
  claim(name: string): string | null {
    const value = this.profile[name];
    return typeof value === 'string' ? value : null;
  }

  /**
   * Looks once for a session at the provider, in a hidden frame. Never throws.
   * @param isWorthLooking Not where nobody was ever signed in with this browser.
   */
  start(isWorthLooking = true): Promise<void> {
    this.starting ??= isWorthLooking ? this.lookForSession() : Promise.resolve(this.change({ status: 'signedOut' }));
    return this.starting;
  }

  private secondFactorRequest(wish: SignInWish['secondFactor']) {
    if (wish === 'manage') return { prompt: MANAGE_FACTORS_PROMPT };
    return wish === 'give' && this.secondFactorAcr !== '' ? { acr_values: this.secondFactorAcr } : {};
  }

  /** Leaves for the provider's page and comes back to `path`. */
  async signIn(
    path: string,
    { isNew = false, invitation = null, secondFactor, forSecurity = false }: SignInWish = {},
  ): Promise<void> {
    const manager = await this.oidc();
    await manager.signinRedirect({
      state: { path: safePath(path) },
      ...((isNew || invitation !== null) && this.signUpPrompt !== null && { prompt: this.signUpPrompt }),
      ...(invitation !== null && this.isOwnProvider && { extraQueryParams: { invitation } }),
      ...(forSecurity && { prompt: ACCOUNT_SECURITY_PROMPT }),
      ...this.secondFactorRequest(secondFactor),
    });
  }

  /** Ends the redirect: takes the code from the address, gives the path that was wanted. Throws when the provider refused. */
  async completeSignIn(url: string): Promise<string> {
    const manager = await this.oidc();
    const user = await manager.signinRedirectCallback(url);
    this.starting = Promise.resolve();
    this.accept(user);
    const state = user.state;
    return safePath(typeof state === 'object' && state !== null && 'path' in state ? state.path : '/');
  }

  /** Ends a sign-in in its own window: hands the answer to the page that opened it. */
  async completeInWindow(url: string): Promise<void> {
    await (await this.oidc()).signinPopupCallback(url);
  }

  /**
   * Signs in again in a window, without leaving this page.
   * @returns `other` when a different person signed in: this page was loaded for someone else and must not go on.
   */
  async signInAgain({ secondFactor }: Pick<SignInWish, 'secondFactor'> = {}): Promise<'same' | 'other'> {
    const manager = await this.oidc();
    const subject = this.state.status === 'signedIn' ? this.state.subject : null;
    const email = this.claim('email');
    const user = await manager.signinPopup({
      ...this.secondFactorRequest(secondFactor),
      ...(email === null ? {} : { login_hint: email }),
      // Zero is what providers understand that pass over `prompt`; both have them say when the sign-in was.
      ...(this.needsSignIn && { prompt: 'login', max_age: 0 }),
    });
    if (subject !== null && user.profile.sub !== subject) return 'other';
    this.needsSignIn = false;
    const waiting = this.confirmations.splice(0);
    this.accept(user);
    for (const settle of waiting) settle(true);
    return 'same';
  }

  /** A token that is good for a call now, renewed first if it is about to expire; null when there is none. */
  async getToken(): Promise<string | null> {
    await this.start();
    if (this.state.status !== 'signedIn' || this.state.hasEnded) return null;
    const user = await (await this.oidc()).getUser();
    if (user !== null && (user.expires_in ?? 0) > LEAST_LIFE_SECONDS) return user.access_token;
    const renewed = await this.renew();
    return renewed?.access_token ?? null;
  }

  /** A token for the provider's userinfo call, for an API that learns the address there; null when none can be had. */
  async getUserinfoToken(): Promise<string | null> {
    const manager = await this.loadUserinfoManager();
    return manager.signinSilent().then(
      (user) => user?.access_token ?? null,
      () => null,
    );
  }

  /** A token that is not the one that was just refused; null when none can be had, which also ends the session. */
  async getFreshToken(): Promise<string | null> {
    await this.start();
    if (this.state.status !== 'signedIn' || this.state.hasEnded) return null;
    return (await this.renew())?.access_token ?? null;
  }

  /** The API refused a token that was just renewed: the provider's session outlives what the API allows. */
  endRefused(): void {
    this.needsSignIn = true;
    this.end();
  }

  /** Asks the person to sign in again, before something that wants it. @returns false when the person would rather not. */
  confirm(): Promise<boolean> {
    if (this.state.status !== 'signedIn' || this.state.hasEnded) return Promise.resolve(false);
    this.needsSignIn = true;
    if (this.state.mustConfirm !== true) this.change({ ...this.state, mustConfirm: true });
    return new Promise((resolve) => this.confirmations.push(resolve));
  }

  /** The person would rather not sign in again: what waited for it is not done. */
  cancelConfirmation(): void {
    if (this.state.status !== 'signedIn') return;
    this.needsSignIn = false;
    const { status, subject, hasEnded } = this.state;
    this.change({ status, subject, hasEnded });
    for (const settle of this.confirmations.splice(0)) settle(false);
  }

  /** Forgets the tokens and leaves for the provider's sign-out. */
  async signOut(): Promise<void> {
    const manager = await this.oidc();
    this.stopTimer();
    try {
      await manager.signoutRedirect();
    } catch {
      // The provider cannot be reached: this browser still forgets everything, and the screen says signed out.
      await manager.removeUser();
      this.change({ status: 'left' });
    }
  }

  /** Another tab signed out. */
  async forget(): Promise<void> {
    this.stopTimer();
    await (await this.oidc()).removeUser();
    this.change({ status: 'left' });
  }

  private oidc(): Promise<OidcManager> {
    // A failed download of the library must not be remembered.
    this.manager ??= this.loadManager().catch((error: unknown) => {
      this.manager = null;
      throw error;
    });
    return this.manager;
  }

  private async lookForSession(): Promise<void> {
    try {
      const user = await (await this.oidc()).signinSilent();
      if (user === null) this.change({ status: 'signedOut' });
      else this.accept(user);
    } catch (error) {
      if (saysSignedOut(error)) rememberHere(false);
      this.change({ status: 'signedOut' });
    }
  }

  private renew(): Promise<OidcUser | null> {
    // Calls that find the token expired at the same time share one renewal.
    this.renewal ??= this.renewOnce().finally(() => {
      this.renewal = null;
    });
    return this.renewal;
  }

  private async renewOnce(): Promise<OidcUser | null> {
    try {
      const user = await (await this.oidc()).signinSilent();
      if (user === null || (this.state.status === 'signedIn' && user.profile.sub !== this.state.subject)) {
        this.end();
        return null;
      }
      this.accept(user);
      return user;
    } catch (error) {
      if (saysSignedOut(error)) this.end();
      else this.renewIn(RETRY_PAUSE_SECONDS);
      return null;
    }
  }

  private end(): void {
    this.stopTimer();
    if (this.state.status === 'signedIn') this.change({ ...this.state, hasEnded: true });
  }

  private accept(user: OidcUser): void {
    this.profile = user.profile;
    rememberHere(true);
    // A renewal in between is no fresh sign-in: a person who is asked for one still is.
    const asked = this.confirmations.length > 0 ? ({ mustConfirm: true } as const) : {};
    this.change({ status: 'signedIn', subject: user.profile.sub, hasEnded: false, ...asked });
    this.renewIn((user.expires_in ?? 0) - RENEW_AHEAD_SECONDS);
  }

  private renewIn(seconds: number): void {
    this.stopTimer();
    this.timer = setTimeout(() => void this.renew(), Math.max(seconds, 1) * 1000);
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private change(state: SessionState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
