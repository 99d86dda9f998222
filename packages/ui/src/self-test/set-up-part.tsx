import { type ReactNode, useId } from 'react';

/** What a part of setting up a self-test is given. */
export interface SetUpPartProps {
  readonly title: string;
  /** What is decided in it, two beside each other where there is room. */
  readonly children: ReactNode;
}

/** Decisions that belong together, under what they are about. */
export function SetUpPart({ title, children }: SetUpPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-rule pt-4">
      <h3 id={id} className="font-sans font-semibold tracking-normal">
        {title}
      </h3>
      <div className="grid gap-x-10 gap-y-6 @2xl:grid-cols-2">{children}</div>
    </section>
  );
}
