import { Button } from '@overtone/ui/controls/button';
import { Notice } from '@overtone/ui/controls/notice';
import { type Loaded, refusalIn } from './use-loaded.ts';

/** Why something could not be read, or not be read again, and the way to try once more. */
export function Refused({
  state,
  onRetry,
}: {
  readonly state: Loaded<unknown>;
  readonly onRetry: () => void;
}) {
  const refusal = refusalIn(state);
  return refusal === undefined ? null : (
    <Notice title={refusal.sentence}>
      <Button tone="quiet" onPress={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
