import { NotLoaded } from '@overtone/client/loading/late-load';
import { Component, type ReactNode } from 'react';

interface LateBoundaryProps {
  readonly onMissing: () => void;
  readonly children: ReactNode;
}

/** Draws nothing where a part of it could not be loaded. Any other error goes on to whoever stands around it. */
export class LateBoundary extends Component<LateBoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof NotLoaded) this.props.onMissing();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!((error as unknown) instanceof NotLoaded)) throw error;
    return null;
  }
}
