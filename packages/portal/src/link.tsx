import type { LinkComponent } from '@troth/ui/link';
import { Link } from 'react-router';

/** The router's link, in the shape that the components ask for. */
export const RouterLink: LinkComponent = ({ href, ...rest }) => <Link to={href} {...rest} />;
