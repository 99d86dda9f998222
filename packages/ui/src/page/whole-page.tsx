import { Component, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';

/** What a whole page is given. */
export interface WholePageProps {
  /** Told when something in the page failed as it was drawn; it ends light and sound, since no Stop is left on the screen. */
  readonly onBroken: (cause: unknown) => void;
  readonly children: ReactNode;
}

/** A page of which nothing is left when something in it cannot be drawn, and then a word about that and a way on. */
export class WholePage extends Component<WholePageProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onBroken(cause);
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  return (
    <main role="alert" className="page grid max-w-prose justify-items-start gap-4 py-16">
      <h1 className="text-title">This page can’t go on</h1>
      <p>
        Something in it went wrong, which is our fault. If light or sound was on, it has ended.
        Reload the page to begin again; what was kept is still there.
      </p>
      <Button tone="solid" onPress={() => location.reload()}>
        Reload the page
      </Button>
    </main>
  );
}
