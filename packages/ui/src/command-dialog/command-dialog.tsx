import { type ReactNode } from 'react';
import {
  Autocomplete,
  Collection,
  Dialog,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  Text,
} from 'react-aria-components';
import { classNames } from '../class-names.js';
import popover from '../popover/popover.module.css';
import { SearchField } from '../search-field/search-field.js';
import styles from './command-dialog.module.css';

/** One row that can be chosen. */
export interface CommandRow {
  /** Unlike every other row's, whatever its section. */
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Keys that do the same. */
  readonly shortcut?: string;
  /** A second line, such as why the row cannot be chosen now. */
  readonly note?: string;
  /** Drawn faintly; it can still be reached, so that its note is read. */
  readonly isFaint?: boolean;
}

/** Rows under a common heading. */
export interface CommandSection {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly CommandRow[];
}

/** Props of `CommandDialog`. */
export interface CommandDialogProps {
  readonly title: string;
  /** Accessible name of the search field, and what it shows while it is empty. */
  readonly searchLabel: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** What fits the query, the best first. */
  readonly sections: readonly CommandSection[];
  /** Shown where nothing fits. */
  readonly empty: ReactNode;
  /** A line at the foot, such as which keys work. */
  readonly hint: string;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** A search field over a list: the arrow keys go through the list while the focus stays in the field. Rendered while it is open. */
export function CommandDialog({
  title,
  searchLabel,
  placeholder,
  query,
  onQuery,
  sections,
  empty,
  hint,
  onChoose,
  onClose,
}: CommandDialogProps) {
  const filled = sections.filter(({ rows }) => rows.length > 0);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      className={classNames(styles.overlay)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={classNames(styles.sheet)}>
        <Dialog aria-label={title} className={classNames(styles.frame)}>
          <Autocomplete inputValue={query} onInputChange={onQuery}>
            <div className={styles.search}>
              <SearchField
                label={searchLabel}
                placeholder={placeholder}
                size="large"
                autoFocus
                onKeyDown={(event) => {
                  if (event.key === 'Escape' && query === '') onClose();
                  else event.continuePropagation();
                }}
              />
            </div>
            <Menu
              aria-label={title}
              className={classNames(styles.list)}
              items={filled}
              renderEmptyState={() => <div className={styles.empty}>{empty}</div>}
              onAction={(key) => onChoose(String(key))}
            >
              {({ id, title: heading, rows }) => (
                <MenuSection id={id} className={classNames(styles.section)}>
                  <Header className={classNames(styles.heading)}>{heading}</Header>
                  <Collection items={rows}>
                    {({ id: rowId, label, icon, shortcut, note, isFaint }) => (
                      <MenuItem
                        id={rowId}
                        textValue={label}
                        className={classNames(popover.row, styles.row, isFaint && styles.faint)}
                      >
                        <span className={styles.icon} aria-hidden="true">
                          {icon}
                        </span>
                        <span className={styles.words}>
                          <Text slot="label">{label}</Text>
                          {note ? (
                            <Text slot="description" className={classNames(styles.note)}>
                              {note}
                            </Text>
                          ) : null}
                        </span>
                        {shortcut ? <kbd className={styles.keys}>{shortcut}</kbd> : null}
                      </MenuItem>
                    )}
                  </Collection>
                </MenuSection>
              )}
            </Menu>
          </Autocomplete>
          <p className={styles.hint}>{hint}</p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
