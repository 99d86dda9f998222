import { Button as AriaButton } from 'react-aria-components';

/** What a tool is given. */
export interface ToolProps {
  readonly children: string;
  readonly label?: string;
  readonly keys?: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** Something that is done to a course, by one press. Where there is nothing to do, it keeps the focus of whoever pressed it. */
export function Tool({ children, label, keys, isDisabled = false, onPress }: ToolProps) {
  return (
    <AriaButton
      {...(label !== undefined && { 'aria-label': label })}
      {...(keys !== undefined && { 'aria-keyshortcuts': keys })}
      aria-disabled={isDisabled}
      onPress={() => {
        if (!isDisabled) onPress();
      }}
      className="min-h-8 min-w-6 cursor-pointer rounded-key px-1.5 font-medium @min-[40rem]:px-1 @4xl:px-1.5 whitespace-nowrap text-ink transition-colors hover:bg-well hover:text-accent aria-disabled:pointer-events-none aria-disabled:text-faint aria-disabled:opacity-60 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    >
      {children}
    </AriaButton>
  );
}
