import { Button } from '../controls/button.tsx';

/** What the end of setting up a self-test is given. */
export interface SealBarProps {
  /** What is about to be sealed, in a line. */
  readonly sealed: string;
  /** What that commits to, in a line. */
  readonly course: string;
  readonly problems: readonly string[];
  readonly onSeal: () => void;
}

/**
 * The seal, beside what it seals. Where all choices are seen with it, it stays in view, and what goes under it fades out; where
 * there is room for few of them, it stands after the last.
 */
export function SealBar({ sealed, course, problems, onSeal }: SealBarProps) {
  return (
    <div className="z-10 grid gap-2 bg-paper py-3 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-paper before:to-transparent @max-2xl:border-t @max-2xl:border-rule @max-2xl:before:hidden @2xl:sticky @2xl:bottom-(--foot,0px) @2xl:shadow-[0_1.5rem_0_0_var(--color-paper)]">
      <div aria-live="polite" className="grid gap-1 text-small text-warn empty:hidden">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-[min(14rem,100%)] max-w-[44rem] flex-1 gap-1 text-small">
          <p className="font-medium">{sealed}</p>
          <p className="text-muted">{course}</p>
        </div>
        <Button tone="solid" onPress={onSeal}>
          Seal and begin
        </Button>
      </div>
    </div>
  );
}
