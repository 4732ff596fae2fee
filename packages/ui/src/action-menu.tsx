import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import classes from './action-menu.module.css';
import { IconButton } from './button';
import { MoreIcon } from './icons';
import { useUiTexts } from './texts';

/** How every menu looks. */
export const menuClassNames = {
  dropdown: classes.dropdown ?? '',
  item: classes.item ?? '',
  divider: classes.divider ?? '',
};

export interface ActionMenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** Stands apart at the end, in danger's colour. */
  isDestructive?: boolean;
  isDisabled?: boolean;
}

export interface ActionMenuProps {
  /** Whose actions: the row's name. */
  name: string;
  items: readonly ActionMenuItem[];
  /** In place of the 44 px dots. Must take a ref and props of a button. */
  target?: ReactNode;
}

/** The item goes with its menu: the focus is on the button again when what it opens takes the focus. */
function focusOpener(item: Element): void {
  const opener = item.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (opener) document.getElementById(opener)?.focus();
}

/** The row menu: arrow keys move, Escape closes and returns the focus. */
export function ActionMenu({ name, items, target }: ActionMenuProps) {
  const t = useUiTexts();
  const firstDestructive = items.findIndex((item) => item.isDestructive);
  return (
    <Menu
      position="bottom-end"
      withinPortal
      withInitialFocusPlaceholder={false}
      width={280}
      classNames={menuClassNames}
    >
      <Menu.Target>{target ?? <IconButton icon={<MoreIcon />} label={t('ledger.actions', { name })} />}</Menu.Target>
      <Menu.Dropdown>
        {items.map((item, index) => (
          <Fragment key={item.key}>
            {index === firstDestructive && index > 0 && <Menu.Divider />}
            <Menu.Item
              leftSection={item.icon}
              disabled={item.isDisabled ?? false}
              data-destructive={item.isDestructive || undefined}
              onClick={(event) => {
                focusOpener(event.currentTarget);
                item.onSelect();
              }}
            >
              {item.label}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
