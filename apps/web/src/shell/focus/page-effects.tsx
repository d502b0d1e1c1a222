import { Component } from 'react';
import { useLocation } from 'react-router';
import { usePageViews } from '../privacy/use-page-views.js';
import { usePreloadedParts } from '../use-preloaded-parts.js';
import { currentPageState, HeadingFocus, type PageState } from './heading-focus.js';

interface NavigationFocusProps {
  readonly pathname: string;
}

/** A class, because only a class can read the page before React changes it. */
class NavigationFocus extends Component<NavigationFocusProps> {
  private readonly focus = new HeadingFocus();
  private stop: (() => void) | undefined;

  override componentDidMount(): void {
    this.stop = this.focus.watch();
  }

  override componentWillUnmount(): void {
    this.stop?.();
  }

  override getSnapshotBeforeUpdate({ pathname }: NavigationFocusProps): PageState | null {
    return pathname === this.props.pathname ? null : currentPageState();
  }

  override componentDidUpdate(_: NavigationFocusProps, __: unknown, previous: PageState | null): void {
    if (previous) this.focus.navigatedFrom(previous);
  }

  override render() {
    return null;
  }
}

/** What every page has without showing it: the focus after a navigation, the count of page views, and other screens loaded ahead. */
export function PageEffects() {
  const { pathname } = useLocation();
  usePageViews();
  usePreloadedParts();
  return <NavigationFocus pathname={pathname} />;
}
