/** The open list of a menu in the header; a module of its own, to be loaded when it is needed. */
export { MenuPopover as default } from '@tastwerk/ui';
