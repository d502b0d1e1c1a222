import { Button, EmptyState } from '@tastwerk/ui';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reportError } from './error-report.js';
import { PartTimeoutError } from './lazy-part.js';

interface ErrorBoundaryState {
  readonly error: unknown;
}

/** Shows a way on when a part of the page throws, and tells the operators. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return <Crash isTimeout={this.state.error instanceof PartTimeoutError} />;
  }
}

function Crash({ isTimeout }: { readonly isTimeout: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <main>
      <EmptyState
        title={t('crash.title')}
        actions={
          <Button variant="primary" onPress={() => window.location.reload()}>
            {t('crash.reload')}
          </Button>
        }
      >
        {t(isTimeout ? 'crash.timeout' : 'crash.text')} {t('crash.reported')}
      </EmptyState>
    </main>
  );
}
