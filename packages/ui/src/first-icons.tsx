import { Icon, type IconProps } from './icon';

// The icons of what may have to be shown before all else is loaded: notices, errors, a page that is gone.

export function AlertIcon(props: IconProps) {
  return <Icon {...props} d="M12 4.2 21 19.5H3zM12 10v4.5M12 17v.1" />;
}
export function CheckIcon(props: IconProps) {
  return <Icon {...props} d="M5 12.5l4.5 4.5L19 7.5" />;
}
export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props} d="M12 11v5.5M12 7.7v.1">
      <circle cx="12" cy="12" r="8.5" />
    </Icon>
  );
}
export function LockIcon(props: IconProps) {
  return (
    <Icon {...props} d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14v2.5">
      <rect x="5" y="10.5" width="14" height="9.5" rx="1.8" />
    </Icon>
  );
}
export function UndoIcon(props: IconProps) {
  return <Icon {...props} d="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H9" />;
}
