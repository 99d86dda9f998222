import { useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { useFocusAfter } from '../controls/use-lost-focus.tsx';
import { useFold } from '../page/calm-panels.tsx';
import { AskedFirst, type AskedFirstProps } from './asked-first.tsx';

/** What a button that asks first is given. */
export interface AskedButtonProps extends Omit<AskedFirstProps, 'onBack'> {
  readonly name: string;
}

/** A button for something that cannot be taken back: it asks first. Whoever goes back is at it again. */
export function AskedButton({ name, ...question }: AskedButtonProps) {
  const [isAsked, turn] = useFold();
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(button, isAsked);
  if (isAsked) return <AskedFirst {...question} onBack={turn} />;
  return (
    <p>
      <Button ref={button} tone="quiet" onPress={turn}>
        {name}
      </Button>
    </p>
  );
}
