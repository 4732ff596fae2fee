import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  children?: ReactNode;
}

export type LinkComponent = ComponentType<LinkProps>;

export function PlainAnchor(props: LinkProps) {
  return <a {...props}>{props.children}</a>;
}

const LinkContext = createContext<LinkComponent>(PlainAnchor);

/** Tells every component how to link inside the application; the portal passes its router's link. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

const leavesTheApplication = (href: string) => /^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(href);

/** A link by path within the application, or by address out of it. Components and portals use this one alone. */
export function Link(props: LinkProps) {
  const Internal = useContext(LinkContext);
  return leavesTheApplication(props.href) ? <PlainAnchor {...props} /> : <Internal {...props} />;
}
