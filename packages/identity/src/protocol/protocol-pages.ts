import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { pageHeaders } from '../http/respond';
import { printPage, type Page } from '../pages/layout';
import { expiredPage, logoutPage, standingPage } from '../pages/link-pages';
import { clientById, clientOfPortal, type Settings } from '../settings';
import { say } from '../words';
import { SessionNotFound } from './library';

/** Pages that the protocol library shows on its own. */
export interface ProtocolPages {
  logout: (ctx: KoaContextWithOIDC, form: string) => void;
  loggedOut: (ctx: KoaContextWithOIDC) => void;
  error: (ctx: KoaContextWithOIDC, out: ErrorOut, error: Error) => void;
}

export function createProtocolPages(settings: Settings): ProtocolPages {
  const send = (ctx: KoaContextWithOIDC, page: Page) => {
    ctx.set(pageHeaders(settings));
    ctx.type = 'html';
    const { head, rest } = printPage(settings.mountPath, page);
    ctx.body = head + rest;
  };
  // The library may fail before it knows the request's client; then the couples' portal is the way back.
  const clientOf = (ctx: Partial<KoaContextWithOIDC>) =>
    clientById(settings, ctx.oidc?.client?.clientId) ?? clientOfPortal(settings, 'customer');

  return {
    logout(ctx, form) {
      const hint = ctx.oidc.entities.IdTokenHint;
      const isAsked = hint !== undefined && hint.payload['sub'] === ctx.oidc.session?.accountId;
      const client = clientOf(ctx);
      send(ctx, logoutPage(form, isAsked, client && `${client.origin}/`));
    },
    loggedOut(ctx) {
      const client = clientOf(ctx);
      const next = client && { href: client.loginUrl, label: say('signIn.submit') };
      send(ctx, standingPage({ title: say('loggedOut.title'), lead: say('loggedOut.lead'), next }));
    },
    error(ctx, _out, error) {
      const client = clientOf(ctx);
      if (error instanceof SessionNotFound) return send(ctx, expiredPage(client));
      const kind = ctx.status >= 500 ? 'failed' : 'badRequest';
      const next = client && { href: client.loginUrl, label: say(`expired.continue.${client.portal}`) };
      send(ctx, standingPage({ title: say(`${kind}.title`), lead: say(`${kind}.lead`), next }));
    },
  };
}
