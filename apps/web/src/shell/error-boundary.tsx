import { Button, EmptyState } from '@tastwerk/ui';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reportError } from '../api/error-report.js';
import { PartTimeoutError } from './lazy-part.js';
import styles from '../page/not-found-page.module.css';
import { useTitle } from '../page/use-title.js';

interface ErrorBoundaryProps {
  /** The address of what stands in the frame of the page: at another one it is tried anew. Without it the whole page is meant. */
  readonly place?: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: unknown;
}

/** Shows a way on when a part of the page throws, and tells the operators. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (before.place !== this.props.place && this.state.error !== undefined)
      this.setState({ error: undefined });
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    const crash = <Crash isTimeout={this.state.error instanceof PartTimeoutError} />;
    return this.props.place === undefined ? <main>{crash}</main> : crash;
  }
}

function Crash({ isTimeout }: { readonly isTimeout: boolean }) {
  const { t } = useTranslation('shell');
  useTitle(t('crash.title'));
  return (
    <div className={styles.page}>
      <EmptyState
        title={t('crash.title')}
        headingLevel={1}
        actions={
          <Button variant="primary" onPress={() => window.location.reload()}>
            {t('crash.reload')}
          </Button>
        }
      >
        {t(isTimeout ? 'crash.timeout' : 'crash.text')} {t('crash.reported')}
      </EmptyState>
    </div>
  );
}
