import { type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { classNames } from '../class-names.js';
import styles from './tabs.module.css';

/** One tab with what it shows. */
export interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly content: ReactNode;
  readonly isDisabled?: boolean;
}

/** Props of `Tabs`; without `selectedId` the tabs remember the choice themselves. */
export interface TabsProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly selectedId?: string;
  readonly onSelect?: (id: string) => void;
}

/** Tabs with their panels; the panel fills what height is left. */
export function Tabs({ label, items, selectedId, onSelect }: TabsProps) {
  return (
    <AriaTabs
      className={classNames(styles.tabs)}
      {...(selectedId === undefined ? {} : { selectedKey: selectedId })}
      {...(onSelect ? { onSelectionChange: (key) => onSelect(String(key)) } : {})}
    >
      <TabList aria-label={label} className={classNames(styles.list)}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            isDisabled={item.isDisabled ?? false}
            className={classNames(styles.tab)}
          >
            {item.icon ? <span aria-hidden="true">{item.icon}</span> : null}
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={classNames(styles.panel)}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
