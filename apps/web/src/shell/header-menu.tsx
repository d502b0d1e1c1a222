import { Button, type MenuAction } from '@tastwerk/ui';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';

const loadList = () => import('./header-menu-list.js');
const HeaderMenuList = lazy(loadList);

/** What does not come now is asked for again by the press. */
const loadAhead = () => void loadList().catch(() => undefined);

interface HeaderMenuProps {
  /** Names the menu, and its button where that shows no text of its own. */
  readonly label: string;
  readonly buttonLabel?: string;
  readonly icon: ReactNode;
  /** What the button shows beside its icon. */
  readonly text?: string;
  readonly items: readonly MenuAction[];
  readonly onAction: (id: string) => void;
}

/** A menu of the bar above every page. Its list is loaded when it is about to be needed, so that no first page waits for it. */
export function HeaderMenu({ label, buttonLabel = label, icon, text, items, onAction }: HeaderMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={buttonLabel}
        onHoverStart={loadAhead}
        onFocus={loadAhead}
        onPress={() => setOpen(true)}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') setOpen(true);
        }}
      >
        {text ?? ''}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <HeaderMenuList
            label={label}
            triggerRef={button}
            items={items}
            onAction={onAction}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
