import type { Seconds } from '@overtone/domain/units';

/** Calls back once `at` has passed on the context's own clock, which stands still while the device sleeps. */
export function whenReached(context: BaseAudioContext, at: Seconds, run: () => void): void {
  const timer = new ConstantSourceNode(context, { offset: 0 });
  timer.connect(context.destination);
  timer.addEventListener('ended', () => {
    timer.disconnect();
    run();
  });
  timer.start();
  timer.stop(at);
}
