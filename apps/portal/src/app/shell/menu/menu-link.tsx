/** One item of a menu: a page of the portal, or an address outside with the icon that says so. */
import { features } from '@portal/domain/availability/features';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { OutsideLink } from '../../../ui/actions/outside-link.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { isCurrent, type ShownItem } from './menu.ts';

type Shared = Pick<ComponentProps<'a'>, 'className' | 'tabIndex' | 'onFocus' | 'onClick'>;

export function MenuLink({ item, pathname, ...rest }: Shared & { item: ShownItem; pathname: string }) {
  if ('href' in item) {
    return (
      <OutsideLink {...rest} href={item.href}>
        {item.label}
        <Icon name="external" size={16} />
      </OutsideLink>
    );
  }
  return (
    <Link
      {...rest}
      to={features[item.feature].path as string}
      search={item.search ?? {}}
      // Whether it is current is the menu's to say: /paynow belongs to Bills.
      activeProps={noProps}
      aria-current={isCurrent(item, pathname) ? 'page' : undefined}
    >
      {item.label}
    </Link>
  );
}

const noProps = {};
