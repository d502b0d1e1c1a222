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
  /** In a narrow row shows words without icons, or, of many tabs, small words below icons; where those have no room, the word of the chosen tab and icons of the others. */
  readonly isCompact?: boolean;
  /** Controls at the end of the row of tabs. */
  readonly actions?: ReactNode;
}

/** So many tabs have room for words beside each other in a narrow row. */
const FEW = 4;

/** Tabs with their panels; the panel fills what height is left. */
export function Tabs({ label, items, selectedId, onSelect, isCompact = false, actions }: TabsProps) {
  return (
    <AriaTabs
      className={classNames(styles.tabs)}
      {...(selectedId === undefined ? {} : { selectedKey: selectedId })}
      {...(onSelect ? { onSelectionChange: (key) => onSelect(String(key)) } : {})}
    >
      <div className={styles.row}>
        <TabList
          aria-label={label}
          className={classNames(
            styles.list,
            isCompact && styles.compact,
            isCompact && (items.length <= FEW ? styles.few : styles.many),
          )}
        >
          {items.map((item) => (
            <Tab
              key={item.id}
              id={item.id}
              isDisabled={item.isDisabled ?? false}
              className={classNames(styles.tab)}
              {...(isCompact ? { 'aria-label': item.label } : {})}
            >
              {item.icon ? (
                <span aria-hidden="true" className={styles.icon} title={isCompact ? item.label : undefined}>
                  {item.icon}
                </span>
              ) : null}
              <span className={styles.words}>{item.label}</span>
            </Tab>
          ))}
        </TabList>
        {actions}
      </div>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={classNames(styles.panel)}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
