import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useCalmly } from '../page/calm-panels.tsx';

/** What a dialog is given. */
export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** A warning is an `alertdialog`: it is read out whole. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Called when a person leaves the dialog by Escape. */
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog over the page. It keeps the focus, gives it back, and closes on Escape but not on a stray click outside; it comes
 * and goes as calmly as panels may.
 */
export function Dialog({ title, isOpen, role = 'dialog', onDismiss, children }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={useCalmly(isOpen)}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      className="fixed inset-0 z-50 grid place-items-center overflow-y-auto p-4 before:fixed before:inset-0 before:-z-10 before:veil"
    >
      <Modal className="w-full max-w-2xl rounded-key border border-rule bg-paper">
        <AriaDialog role={role} className="p-5 outline-none sm:p-9">
          <Heading slot="title" className="text-head">
            {title}
          </Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
