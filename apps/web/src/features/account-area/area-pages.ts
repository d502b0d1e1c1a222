import {
  Contact,
  DatabaseZap,
  Images,
  type LucideIcon,
  Mail,
  Package,
  ShieldCheck,
  UserRound,
} from 'lucide-react';

/** The pages of the account area, in the order of its tiles; `key` names their texts below `area`. */
export const AREA_PAGES: readonly {
  readonly key: string;
  readonly path: string;
  readonly icon: LucideIcon;
}[] = [
  { key: 'myAccount', path: 'my_account', icon: UserRound },
  { key: 'graphics', path: 'graphics', icon: Images },
  { key: 'addresses', path: 'addresses', icon: Contact },
  { key: 'orders', path: 'orders', icon: Package },
  { key: 'newsletter', path: 'newsletter', icon: Mail },
  { key: 'security', path: 'security', icon: ShieldCheck },
  { key: 'data', path: 'data', icon: DatabaseZap },
];
