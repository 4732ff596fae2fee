import { Icon, type IconProps } from './icon';

export { AlertIcon, CheckIcon, InfoIcon, LockIcon, UndoIcon } from './first-icons';

// One hand: 24 px grid, 1.5 px stroke, round caps and joins, no fills. Function declarations, so unused icons are shaken away.

export function AlignIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="12" r="5.5" />
      <rect x="9.8" y="6.5" width="11" height="11" rx="2" />
    </Icon>
  );
}
export function ArrowRightIcon(props: IconProps) {
  return <Icon {...props} d="M4.5 12h15M13.5 6l6 6-6 6" />;
}
export function BadgeIcon(props: IconProps) {
  return <Icon {...props} d="M12 3.8 19 6.5v5.3c0 4-2.8 7-7 8.4-4.2-1.4-7-4.4-7-8.4V6.5zM9 12l2.2 2.2L15.3 10" />;
}
export function BankIcon(props: IconProps) {
  return (
    <Icon {...props} d="M3.5 9.5 12 4.5l8.5 5zM5 19.5h14M6.5 9.5v7M10.2 9.5v7M13.8 9.5v7M17.5 9.5v7M5.5 16.5h13" />
  );
}
export function BellIcon(props: IconProps) {
  return <Icon {...props} d="M6.5 16.5v-5.7a5.5 5.5 0 0 1 11 0v5.7l1.5 2H5zM10 18.5a2 2 0 0 0 4 0M12 5.3V3.8" />;
}
export function BoldIcon(props: IconProps) {
  return <Icon {...props} d="M7.5 5h5.3a3.3 3.3 0 0 1 0 6.7H7.5zM7.5 11.7h6a3.7 3.7 0 0 1 0 7.3h-6z" />;
}
export function BoxIcon(props: IconProps) {
  return <Icon {...props} d="M12 3.8l7.5 4v8.4l-7.5 4-7.5-4V7.8zM4.5 7.8l7.5 4 7.5-4M12 11.8v8.4" />;
}
export function BriefcaseIcon(props: IconProps) {
  return (
    <Icon {...props} d="M9 7.5v-3h6v3M3.5 13h17M12 12v2">
      <rect x="3.5" y="7.5" width="17" height="12" rx="1.8" />
    </Icon>
  );
}
export function BulbIcon(props: IconProps) {
  return <Icon {...props} d="M9 16.5c-1.8-1.3-3-3.2-3-5.5a6 6 0 0 1 12 0c0 2.3-1.2 4.2-3 5.5zM9.5 19.5h5" />;
}
export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props} d="M4 10h16M8.5 3.5v4M15.5 3.5v4">
      <rect x="4" y="5.5" width="16" height="14.5" rx="1.8" />
    </Icon>
  );
}
export function CarIcon(props: IconProps) {
  return (
    <Icon {...props} d="M4.5 16.5v-4l2-5h11l2 5v4zM4.5 12.5h15">
      <circle cx="8" cy="16.7" r="1.7" />
      <circle cx="16" cy="16.7" r="1.7" />
    </Icon>
  );
}
export function CardIcon(props: IconProps) {
  return (
    <Icon {...props} d="M3.5 10h17M7 15h3">
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
    </Icon>
  );
}
export function ChatIcon(props: IconProps) {
  return <Icon {...props} d="M4 5h16v11h-8.5L7 19.8V16H4zM8 9h8M8 12h5" />;
}
export function CelebrationIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4 20l4.5-11.5 7 7zM13 5.5c1.2-1 1.2-2.2.3-3M18.5 11c1-1.2 2.2-1.2 3-.3M15.5 8.5 19 5M20 14.5h.01M9.5 4.5h.01M18.5 2.5h.01"
    />
  );
}
/** The bubble of the support team; what partners write to each other has the one with lines. */
export function ChatHelpIcon(props: IconProps) {
  return (
    <Icon {...props} d="M4 4h16v12.5h-8.5L7 20.3v-3.8H4zM10.2 8.6a1.9 1.9 0 1 1 2.7 1.8c-.6.3-.9.7-.9 1.3M12 13.8v.1" />
  );
}
export function ChevronDownIcon(props: IconProps) {
  return <Icon {...props} d="M6 9.5l6 6 6-6" />;
}
export function ChevronLeftIcon(props: IconProps) {
  return <Icon {...props} d="M14.5 6l-6 6 6 6" />;
}
export function ChevronRightIcon(props: IconProps) {
  return <Icon {...props} d="M9.5 6l6 6-6 6" />;
}
export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props} d="M12 7v5.3l3.5 2">
      <circle cx="12" cy="12" r="8.5" />
    </Icon>
  );
}
export function CloseIcon(props: IconProps) {
  return <Icon {...props} d="M6 6l12 12M18 6 6 18" />;
}
export function CoinsIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4 7v8.5C4 17 6.2 18 9 18M14 7v3M4 11.2c0 1.4 2.2 2.5 5 2.5M10.5 13v4.5c0 1.4 2.2 2.5 5 2.5s5-1.1 5-2.5V13"
    >
      <ellipse cx="9" cy="7" rx="5" ry="2.5" />
      <ellipse cx="15.5" cy="13" rx="5" ry="2.5" />
    </Icon>
  );
}
export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props} d="M15.5 8.5v-4h-11v11h4">
      <rect x="8.5" y="8.5" width="11" height="11" rx="1.5" />
    </Icon>
  );
}
export function DebtIcon(props: IconProps) {
  return <Icon {...props} d="M6 3.8h12v16.4l-2.4-1.6-2.4 1.6L12 19l-1.2 1.2-2.4-1.6L6 20.2zM9 8.5h6M9 12h6" />;
}
export function DocumentIcon(props: IconProps) {
  return <Icon {...props} d="M6 3.8h8.5L18.5 8v12.2H6zM14.3 3.8V8.2h4.2M9 12h6.5M9 15.5h6.5" />;
}
export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="5.5" cy="12" r=".9" />
      <circle cx="12" cy="12" r=".9" />
      <circle cx="18.5" cy="12" r=".9" />
    </Icon>
  );
}
export function DownloadIcon(props: IconProps) {
  return <Icon {...props} d="M12 4v11M7.5 10.8 12 15.3l4.5-4.5M4.5 19.5h15" />;
}
export function UploadIcon(props: IconProps) {
  return <Icon {...props} d="M12 15.3v-11M7.5 8.8 12 4.3l4.5 4.5M4.5 19.5h15" />;
}
export function ExternalIcon(props: IconProps) {
  return <Icon {...props} d="M13.5 4.5h6v6M19.2 4.8 11 13M10 6H5v13h13v-5" />;
}
export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props} d="M3 12c2.5-4.3 5.5-6.5 9-6.5s6.5 2.2 9 6.5c-2.5 4.3-5.5 6.5-9 6.5S5.5 16.3 3 12z">
      <circle cx="12" cy="12" r="2.7" />
    </Icon>
  );
}
export function FilterIcon(props: IconProps) {
  return <Icon {...props} d="M4 7h16M7 12h10M10 17h4" />;
}
export function GiftIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4.5 11.5h15v8h-15zM3.5 8h17v3.5h-17zM12 8v11.5M12 8C9 8 7.5 6.8 7.5 5.4c0-1.2.9-1.9 1.9-1.9C11 3.5 12 5.5 12 8c0-2.5 1-4.5 2.6-4.5 1 0 1.9.7 1.9 1.9C16.5 6.8 15 8 12 8z"
    />
  );
}
export function GripIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="6.5" r=".9" />
      <circle cx="15" cy="6.5" r=".9" />
      <circle cx="9" cy="12" r=".9" />
      <circle cx="15" cy="12" r=".9" />
      <circle cx="9" cy="17.5" r=".9" />
      <circle cx="15" cy="17.5" r=".9" />
    </Icon>
  );
}
export function HelpIcon(props: IconProps) {
  return (
    <Icon {...props} d="M9.7 9.6a2.4 2.4 0 1 1 3.4 2.3c-.8.4-1.1.9-1.1 1.7M12 16.7v.1">
      <circle cx="12" cy="12" r="8.5" />
    </Icon>
  );
}
export function HistoryIcon(props: IconProps) {
  return <Icon {...props} d="M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4.5v4h4M12 8v4.3l3 1.7" />;
}
export function HomeIcon(props: IconProps) {
  return <Icon {...props} d="M4 11.2 12 4.5l8 6.7M6 9.8V19h12V9.8M10 19v-5h4v5" />;
}
export function HouseIcon(props: IconProps) {
  return <Icon {...props} d="M3.5 19.5h17M5.5 19.5v-9L12 5l6.5 5.5v9M9.5 19.5V14h5v5.5" />;
}
export function ItalicIcon(props: IconProps) {
  return <Icon {...props} d="M10.5 5h6M7.5 19h6M13.7 5l-3.4 14" />;
}
export function KeyIcon(props: IconProps) {
  return (
    <Icon {...props} d="M10.7 12.8l8.3-8.3M15.5 8l3 3M17.5 6l2 2">
      <circle cx="8" cy="15.5" r="3.7" />
    </Icon>
  );
}
export function LeafIcon(props: IconProps) {
  return <Icon {...props} d="M5 19.5C5 10 10 5.5 19.5 4.5c.5 9-4.5 13.5-11.5 12M5 19.5c2-4.5 5-7.5 9-9.5" />;
}
export function LedgerIcon(props: IconProps) {
  return <Icon {...props} d="M5.5 4.5h13v15h-13zM9 4.5v15M12 9h4M12 12.5h4M12 16h2.5" />;
}
export function OrderedListIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M10 6.5h10M10 12h10M10 17.5h10M4.3 5.2 5.5 4.5v4M4 13.5h2.7L4.2 11.4c.2-1.3 2.3-1.2 2.3.1M4.2 15.8h2l-1 1.3c1.9.2 1.5 2.4-.9 1.9"
    />
  );
}
export function ChecklistIcon(props: IconProps) {
  return (
    <Icon {...props} d="M10 6.5h10M10 12h10M10 17.5h10M3.5 6.5l1.3 1.3L7 5.5M3.5 12l1.3 1.3L7 11">
      <circle cx="5" cy="17.5" r="1.2" />
    </Icon>
  );
}
export function SignOutIcon(props: IconProps) {
  return <Icon {...props} d="M13.5 4.5h-8v15h8M10.5 12h9.5M16.5 8.3 20.2 12l-3.7 3.7" />;
}
export function MailIcon(props: IconProps) {
  return (
    <Icon {...props} d="M4 6.5l8 6.5 8-6.5">
      <rect x="3.5" y="5.5" width="17" height="13" rx="1.5" />
    </Icon>
  );
}
export function MapIcon(props: IconProps) {
  return <Icon {...props} d="M4 6.5l5-2 6 2 5-2v13l-5 2-6-2-5 2zM9 4.5v13M15 6.5v13" />;
}
export function MenuIcon(props: IconProps) {
  return <Icon {...props} d="M4 7h16M4 12h16M4 17h16" />;
}
export function PenIcon(props: IconProps) {
  return <Icon {...props} d="M4.5 19.5l1-4.2L16 4.8l3.2 3.2L8.7 18.5zM13.8 7l3.2 3.2" />;
}
export function PhoneIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5 4.5h3.7l1.5 4-2 1.5a11 11 0 0 0 5.8 5.8l1.5-2 4 1.5V19c0 .8-.6 1.5-1.5 1.5C10.5 20 4 13.5 3.5 6c0-.9.7-1.5 1.5-1.5z"
    />
  );
}
export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props} d="M10.3 8.8v6.4l5-3.2z">
      <circle cx="12" cy="12" r="8.5" />
    </Icon>
  );
}
export function PlusIcon(props: IconProps) {
  return <Icon {...props} d="M12 5v14M5 12h14" />;
}
export function RedoIcon(props: IconProps) {
  return <Icon {...props} d="M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h5" />;
}
export function RingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="12" r="5.5" />
      <circle cx="15" cy="12" r="5.5" />
    </Icon>
  );
}
export function ScaleIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 4v16M8 20h8M5 6.5h14M6.2 6.5 3.5 13h5.4zM17.8 6.5 15.1 13h5.4zM3.5 13a2.7 2.7 0 0 0 5.4 0M15.1 13a2.7 2.7 0 0 0 5.4 0"
    />
  );
}
export function SealIcon(props: IconProps) {
  return (
    <Icon {...props} d="M8.5 14l-1.5 6.5 5-2.5 5 2.5-1.5-6.5">
      <circle cx="12" cy="9.5" r="5.5" />
      <circle cx="12" cy="9.5" r="2.5" />
    </Icon>
  );
}
export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props} d="M15.5 15.5l4.7 4.7">
      <circle cx="10.8" cy="10.8" r="6.3" />
    </Icon>
  );
}
export function ShuffleIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M3.5 7.5h3.2c4.6 0 5.6 9 10.2 9h3.3M3.5 16.5h3.2c1.7 0 2.9-1.2 3.8-2.7M14 9.8c.8-1.3 1.7-2.3 2.9-2.3h3.3M17.7 5l2.6 2.5-2.6 2.5M17.7 14l2.6 2.5-2.6 2.5"
    />
  );
}
export function StarIcon(props: IconProps) {
  return <Icon {...props} d="M12 4l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6L4 9.8l5.6-.6z" />;
}
export function StoreIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5 10.5v9h14v-9M3.8 9l1.7-4.5h13L20.2 9a2.7 2.7 0 0 1-5.4 0 2.8 2.8 0 0 1-5.6 0A2.7 2.7 0 0 1 3.8 9zM9.5 19.5v-5h5v5"
    />
  );
}
export function TicketIcon(props: IconProps) {
  return (
    <Icon {...props} d="M4 7h16v3.5a1.7 1.7 0 0 0 0 3.2V17H4v-3.3a1.7 1.7 0 0 0 0-3.2z">
      <path d="M14 7v10" strokeDasharray="1.5 2.2" />
    </Icon>
  );
}
export function TrashIcon(props: IconProps) {
  return <Icon {...props} d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.2 10.5v5.5M13.8 10.5v5.5" />;
}
export function UnderlineIcon(props: IconProps) {
  return <Icon {...props} d="M7.5 4.5v7a4.5 4.5 0 0 0 9 0v-7M6.5 20h11" />;
}
export function UserIcon(props: IconProps) {
  return (
    <Icon {...props} d="M4.8 19.5c.8-3.6 3.7-5.5 7.2-5.5s6.4 1.9 7.2 5.5">
      <circle cx="12" cy="8.5" r="3.7" />
    </Icon>
  );
}
export function UsersIcon(props: IconProps) {
  return (
    <Icon {...props} d="M3 19c.6-3.2 3-5 6-5s5.4 1.8 6 5M15.5 6.2a3.2 3.2 0 0 1 0 5.8M17.5 14.6c1.9.7 3.1 2.2 3.5 4.4">
      <circle cx="9" cy="9" r="3.2" />
    </Icon>
  );
}
export function ChildIcon(props: IconProps) {
  return (
    <Icon {...props} d="M12 10.1v5.4M6.5 12.8c3.5 1.2 7.5 1.2 11 0M12 15.5l-3.3 4.7M12 15.5l3.3 4.7">
      <circle cx="12" cy="6.8" r="3.3" />
    </Icon>
  );
}
export function CompassIcon(props: IconProps) {
  return (
    <Icon {...props} d="M15.8 8.2l-2.3 5.3-5.3 2.3 2.3-5.3z">
      <circle cx="12" cy="12" r="8.5" />
    </Icon>
  );
}
export function DivideIcon(props: IconProps) {
  return (
    <Icon {...props} d="M12 3.5v17M12 12h8.5">
      <circle cx="12" cy="12" r="8.5" />
    </Icon>
  );
}
export function HandshakeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M2.8 8.5 6.5 6.5l3 1 2.5-1.2 2.5 1.2 3-1 3.7 2M4.5 14.5l1.5-.8 4.2 4.1c.9.9 2.7.9 3.6 0l4.2-4.1 1.5.8M12 7.5l-2.8 3.2c.9 1.3 2.7 1.3 3.8.2l.8-.7 4.2 3.5"
    />
  );
}
export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props} d="M12 19.5c-4.8-3.3-8-6.3-8-10A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 8 2.3c0 3.7-3.2 6.7-8 10z" />
  );
}
export function HourglassIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M6 3.8h12M6 20.2h12M7.5 3.8v2.7c0 2.5 2 4 4.5 5.5 2.5-1.5 4.5-3 4.5-5.5V3.8M7.5 20.2v-2.7c0-2.5 2-4 4.5-5.5 2.5 1.5 4.5 3 4.5 5.5v2.7M9.8 17.5h4.4"
    />
  );
}
export function LayersIcon(props: IconProps) {
  return <Icon {...props} d="M12 4.2l8.5 4.3-8.5 4.3-8.5-4.3zM3.5 12.2l8.5 4.3 8.5-4.3M3.5 15.8l8.5 4.3 8.5-4.3" />;
}
export function PawIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 12c2.4 0 5.2 3.3 5.2 5.5 0 1.6-1.3 2.3-2.6 2.1-1-.2-1.7-.6-2.6-.6s-1.6.4-2.6.6c-1.3.2-2.6-.5-2.6-2.1C6.8 15.3 9.6 12 12 12z"
    >
      <ellipse cx="9" cy="6.8" rx="1.6" ry="2.3" />
      <ellipse cx="15" cy="6.8" rx="1.6" ry="2.3" />
      <ellipse cx="4.8" cy="11" rx="1.5" ry="2" />
      <ellipse cx="19.2" cy="11" rx="1.5" ry="2" />
    </Icon>
  );
}
export function PercentIcon(props: IconProps) {
  return (
    <Icon {...props} d="M18.5 5.5l-13 13">
      <circle cx="7.5" cy="7.5" r="2.8" />
      <circle cx="16.5" cy="16.5" r="2.8" />
    </Icon>
  );
}
export function ReceiptIcon(props: IconProps) {
  return (
    <Icon {...props} d="M5.5 3.8h13v16.4l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5-2.1-1.5-2.2 1.5zM9 8.5h6M9 12h6M9 15.5h3" />
  );
}
export function RingIcon(props: IconProps) {
  return (
    <Icon {...props} d="M9.8 9.1l-1.9-2.6 1.7-2.7h4.8l1.7 2.7-1.9 2.6M7.9 6.5h8.2">
      <circle cx="12" cy="14.5" r="5.8" />
    </Icon>
  );
}
export function ShieldIcon(props: IconProps) {
  return <Icon {...props} d="M12 3.8 19 6.5v5.3c0 4-2.8 7-7 8.4-4.2-1.4-7-4.4-7-8.4V6.5zM12 3.8v16.4" />;
}
export function SlidersIcon(props: IconProps) {
  return (
    <Icon {...props} d="M4 7.5h7M16 7.5h4M4 16.5h4M13 16.5h7">
      <circle cx="13.5" cy="7.5" r="2.5" />
      <circle cx="10.5" cy="16.5" r="2.5" />
    </Icon>
  );
}
export function TreeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 20.2v-8M12 16l3.2-2.7M12 14l-2.7-2.2M8.5 16.5a4.3 4.3 0 0 1-2.3-7.6 5.9 5.9 0 0 1 11.6 0 4.3 4.3 0 0 1-2.3 7.6"
    />
  );
}
export function WalletIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M16.5 8V5.3a1.2 1.2 0 0 0-1.5-1.1L5 6.5a2 2 0 0 0-1.5 1.9V18a1.8 1.8 0 0 0 1.8 1.8h13.4a1.8 1.8 0 0 0 1.8-1.8V9.8A1.8 1.8 0 0 0 18.7 8H5M20.5 11.8h-4.3a2.1 2.1 0 0 0 0 4.2h4.3"
    />
  );
}
export function FlagIcon(props: IconProps) {
  return <Icon {...props} d="M5.5 20.5v-16h13.5l-2.4 4.4 2.4 4.4H5.5" />;
}

/** A list whose entry goes a level deeper. */
export function NestIcon(props: IconProps) {
  return <Icon {...props} d="M10 6.5h10M12.5 12H20M10 17.5h10M4 9.5 6.7 12 4 14.5" />;
}
export function LiftIcon(props: IconProps) {
  return <Icon {...props} d="M10 6.5h10M12.5 12H20M10 17.5h10M6.7 9.5 4 12l2.7 2.5" />;
}
export function MoveUpIcon(props: IconProps) {
  return <Icon {...props} d="M12 19V5.5M6.5 11 12 5.5l5.5 5.5" />;
}
export function MoveDownIcon(props: IconProps) {
  return <Icon {...props} d="M12 5v13.5M6.5 13l5.5 5.5 5.5-5.5" />;
}
export function PageBreakIcon(props: IconProps) {
  return <Icon {...props} d="M6 9.5V3.8h12v5.7M6 15v5.2h12V15M3.5 12.2h3M10.5 12.2h3M17.5 12.2h3" />;
}
export function BracesIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M9 4.5c-2.2 0-2.8 1-2.8 2.8v2c0 1.5-.7 2.3-2 2.7 1.3.4 2 1.2 2 2.7v2c0 1.8.6 2.8 2.8 2.8M15 4.5c2.2 0 2.8 1 2.8 2.8v2c0 1.5.7 2.3 2 2.7-1.3.4-2 1.2-2 2.7v2c0 1.8-.6 2.8-2.8 2.8"
    />
  );
}

/** Books on a shelf: the clause library. */
export function LibraryIcon(props: IconProps) {
  return <Icon {...props} d="M4.5 4.5H8v15H4.5zM8 4.5h3.5v15H8zM13.2 5.3l3.3-.9 3.6 14.2-3.3.9z" />;
}
export function KeyboardIcon(props: IconProps) {
  return (
    <Icon {...props} d="M6.5 10.2v.1M10 10.2v.1M13.5 10.2v.1M17 10.2v.1M8 14h8">
      <rect x="3" y="6.5" width="18" height="11" rx="1.8" />
    </Icon>
  );
}

/** Up and down: a part that moved. */
export function MovedIcon(props: IconProps) {
  return <Icon {...props} d="M8 19.5v-15M4.8 7.7 8 4.5l3.2 3.2M16 4.5v15M12.8 16.3l3.2 3.2 3.2-3.2" />;
}
